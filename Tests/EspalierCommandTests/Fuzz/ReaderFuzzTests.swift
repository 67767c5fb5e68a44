// SPDX-License-Identifier: MIT

import EspalierAssetSymbols
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierFileRunner

/// Whatever lies in a project, or is typed, is answered: no reader of the command traps, and none has no end.
@Suite(.serialized) struct ReaderFuzzTests {
  private func corpus(_ name: String) throws -> [Data] {
    try MutationRun.corpus("Tests/EspalierCommandTests/Corpus/" + name)
  }

  @Test func propertyLists() throws {
    let run = MutationRun(
      "property lists", corpus: try corpus("PropertyLists"),
      words: [
        "<array>", "</array>", "<dict><key>a</key>", "</dict>", "bplist00", "<data>", "&#x0;", "<![CDATA[", "{ a = ",
        "(",
      ])
    run { data in _ = try ProgramInformation.list(in: data) }
  }

  @Test("Any line of a client is answered, or is a notification") func messages() throws {
    let run = MutationRun(
      "messages", corpus: try corpus("Messages"),
      words: [
        "{", "[", "\"id\":", "null", "1e999", "-0", "\\ud800", "\"method\":\"ping\"", "tools/list", ",",
        "\"params\":[]",
      ])
    run { data in
      let server = AgentServer(AgentTool.all, AgentSessions(), version: "1") { _ = $0.data }
      server.receive(.line(data))
      server.end()
    }
  }

  @Test func sources() throws {
    let run = MutationRun(
      "sources", corpus: try corpus("Sources"),
      words: ["[", "\"\\(", "{", "A<", "#if A\n", "\"\"\"", "/*", "#\"", "import A.B\n", ").a(", "}.b {", "!!!!", "`"])
    run { data in
      let text = String(decoding: data, as: UTF8.self)
      _ = SourceDepth(text).excess?.diagnostic("A.swift").text
      let source = MaskedSource(data)
      _ = (source.imports, source.declaredNames)
      for place in stride(from: 0, through: data.count, by: max(1, data.count / 8)) {
        let (line, column) = source.place(of: place)
        _ = source.memberCalls(in: source.body(around: source.offset(line: line, column: column + place % 3)))
      }
    }
  }

  /// The parser of the toolchain, in a process of its own: what the limits of depth let through has an end there.
  @Test(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
  func outlinesOfSources() throws {
    let run = MutationRun("sources", corpus: try corpus("Sources"), words: ["[", "{", "A<", "\"\\(", "(", "-> "])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    for seed in FuzzRun.seeds(20, most: 500) {
      let data = run.input(seed: seed)
      guard SourceDepth(String(decoding: data, as: UTF8.self)).excess == nil,
        String(validating: data, as: UTF8.self) != nil
      else { continue }
      try data.write(to: file)
      #expect(throws: Never.self, "seed \(seed)") {
        try SourceOutline.read([file.path], with: BuiltProducts.url("EspalierMacros-tool"))
      }
    }
  }

  @Test func outlines() throws {
    let run = MutationRun(
      "outlines", corpus: try corpus("Outlines"),
      words: ["\"View\"", "\"App\"", "\"extension\"", "true", "A.B", "[", "{", "."])
    run { data in
      let search = RootSearch(try JSONDecoder().decode([EspalierCommand.SourceOutline].self, from: data))
      let roots = [try? search.root(named: nil, file: "A"), try? search.firstRoot(file: "A") { _ in }]
      for root in roots.compactMap({ $0 }) { _ = Program.entry(for: root) }
      for view in search.views.prefix(3) { _ = try search.root(named: view, file: "A") }
      _ = try? search.root(named: "ContentVie", file: "A")
    }
  }

  @Test func arguments() throws {
    let run = MutationRun(
      "arguments", corpus: try corpus("Arguments"),
      words: [
        "--", "-", "\n--size\n", "x", "--frames\n", "--over\n", "--at\n", "=", "--limit\n", "s", "--previews\n",
        "--tree\n", ",",
      ])
    run { data in
      let words = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      let rest = Array(words.dropFirst())
      switch words.first {
      case "render": _ = try RenderCommand(rest).job.arguments
      case "dump": _ = try DumpCommand(rest).job.arguments
      case "explain": _ = try ExplainCommand(rest).job.arguments
      case "inspect": _ = try InspectCommand(rest).job.arguments
      case "run": _ = try RunCommand(rest).job.arguments
      case "preview": _ = try PreviewCommand(rest).window
      default: _ = try EspalierFileRunner.Job(words).times.count
      }
    }
  }

  @Test func catalogues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    let places = ["a-b.imageset", "Brand.colorset", "Icons", "Icons/2x2.imageset"].map {
      catalog.appendingPathComponent($0)
    }
    for place in places { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
    let run = MutationRun(
      "catalogues", corpus: try corpus("Catalogues"),
      words: ["[", "{", "\"..\"", "\"scale\":\"1e-300x\"", "null", "\\u0000"])
    run { data in
      for place in places { try data.write(to: place.appendingPathComponent("Contents.json")) }
      let symbols = AssetSymbols([catalog])
      _ = (symbols.source(bundle: .main), symbols.warnings)
    }
  }

  @Test func compilerOutput() throws {
    let run = MutationRun(
      "compiler output", corpus: try corpus("CompilerOutput"),
      words: ["error: ", ":", "\n", "9999999999999999999", "'", ".", "/a"], limit: 10)
    run { data in
      let text = String(decoding: data, as: UTF8.self)
      let errors = Diagnostic.errors(in: text)
      _ = CheckReport([CheckResult(path: "A.swift", kind: .file, errors: errors)]).json
      for line in text.split(separator: "\n") { _ = Compiler.fileOfTiming(line) }
      var imports = MissingImports(files: [])
      _ = imports.add(errors)
    }
  }
}
