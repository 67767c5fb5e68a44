// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// `espalier preview` and `espalier run --watch`, without a window.
@Suite struct PreviewCommandTests {
  // MARK: - Words

  @Test func theWindowBeginsWithWhatIsChosen() throws {
    #expect(try PreviewCommand(["A.swift"]).window == [])
    #expect(try PreviewCommand(["A.swift", "--look", "both"]).window == ["both"])
    let words = ["A.swift", "--look=phone", "--appearance", "dark", "--size", "300x200"]
    #expect(try PreviewCommand(words).window == ["phone", "dark", "300.0x200.0"])
  }

  @Test(arguments: [
    ([], "preview needs a Swift file or a folder"),
    (["A.swift", "--look", "tablet"], "--look takes desktop, phone, both, not \"tablet\""),
    (
      ["App.xcodeproj"],
      "preview shows the previews of files, not of the project App.xcodeproj: name the files, or see one view with "
        + "`espalier run App.xcodeproj --view NAME`"
    ),
    (["A.swift", "--apearance", "dark"], "unknown option --apearance; did you mean --appearance?"),
  ])
  func misuse(_ words: [String], _ message: String) {
    #expect(throws: Stop.usage(message)) { try PreviewCommand(words) }
  }

  @Test(arguments: [["--product", "x"], ["--right-to-left"], ["--", "a.txt"]])
  func whatWatchDoesNotTake(_ words: [String]) {
    #expect(throws: Stop.self) { try RunCommand(["A.swift", "--watch"] + words) }
  }

  @Test("A worker that shows previews finds Xcode's variable in its environment, one with the app does not")
  func previewVariable() throws {
    let folder = TemporaryFolder()
    let files = try ModuleFiles([try folder.file("import SwiftUI\n")])
    let variables = [true, false].map { showsPreviews in
      PreviewSession.Settings(
        program: "", worker: "", folder: folder.url, tools: folder.url, title: "", window: [], files: files,
        showsPreviews: showsPreviews
      ).workerVariables
    }
    #expect(variables.map { $0["XCODE_RUNNING_FOR_PREVIEWS"] } == ["1", nil])
    #expect(variables.map { $0["ESPALIER_LIVE"] } == ["worker", "worker"])
  }

  // MARK: - Errors

  @Test func aCrashNamesTheView() {
    let stack = StackPlaces("/nowhere", library: "/nowhere", files: [], tools: URL(fileURLWithPath: "/nowhere"))
    let errors =
      "Swift/Array.swift:1: Fatal error: Index out of range\nespalier: crashed in the body of Row (A › Row)\n"
    let problem = PreviewProblem.crash(SIGILL, stack, errors: errors)
    #expect(problem.note == "In the body of Row (A › Row)\nIndex out of range")
    #expect(PreviewProblem.crash(SIGILL, stack, errors: "").note == "Illegal instruction")
  }

  @Test("A caret stands below the column, which the compiler counts in bytes, whatever the indentation")
  func carets() {
    func excerpt(_ line: Substring, _ column: Int?) -> (source: String, caret: String?) {
      let found = PreviewProblem.Place.excerpt([line], column)
      return (found.source, found.caret)
    }
    let shown = excerpt("    let x = nmae", 13)
    #expect(shown.source == "let x = nmae")
    #expect(shown.caret == "        ^")
    #expect(excerpt("  \"ÅÅ\" + nmae", 12).caret == "       ^")
    #expect(excerpt("\tx", 2).caret == "^")
    // The end of the line may be meant, nothing beyond.
    #expect(excerpt("ab", 3).caret == "  ^")
    #expect(excerpt("ab", 9).caret == nil)
    #expect(excerpt("ab", nil).caret == nil)
  }

  @Test("The line above stands over it, both without the indentation that they share; empty lines do not count")
  func context() {
    func excerpt(_ lines: [Substring], _ column: Int) -> [String?] {
      let found = PreviewProblem.Place.excerpt(lines[...], column)
      return [found.context, found.source, found.caret]
    }
    #expect(
      excerpt(["struct A {", "  var body: some View {", "    Text(nmae)"], 10) == [
        "var body: some View {", "  Text(nmae)", "       ^",
      ])
    #expect(excerpt(["      .padding()", "", "    Txet()"], 5) == ["  .padding()", "Txet()", "^"])
    #expect(excerpt(["let = 1"], 5) == [nil, "let = 1", "    ^"])
  }

  @Test func errorsWithoutThoseThatFollowFromThem() {
    let errors = [
      Diagnostic(path: "/none/A.swift", line: 2, column: 3, message: "cannot find 'x' in scope"),
      Diagnostic(
        path: "/none/A.swift", line: 2, column: 1, message: "type of expression is ambiguous without a type annotation"),
    ]
    let problem = PreviewProblem.compiler(errors, output: "")
    #expect(problem.title == "One error" && problem.places.map(\.line) == [2])
    #expect(PreviewProblem.compiler([], output: "ld: error").note == "ld: error")
  }

  // MARK: - Files

  @Test("The files of a folder come and go")
  func filesOfAFolder() throws {
    let folder = TemporaryFolder()
    let a = try folder.write("let a = 1", to: "A.swift")
    let files = try ModuleFiles([folder.url.path])
    #expect(files.paths == [a])
    let b = try folder.write("let b = 1", to: "B.swift")
    #expect(files.paths == [a, b] && files.read() == [a: "let a = 1", b: "let b = 1"])
    try FileManager.default.removeItem(atPath: a)
    #expect(files.paths == [b])
  }

  @Test("A write and a file that takes another one's name end a wait, long before it is looked at anyway")
  func notices() throws {
    let folder = TemporaryFolder()
    let path = try folder.write("1", to: "A.swift")
    let watch = SourceWatch()
    watch.follow([path])
    for text in ["2", "3"] {
      // Its notices wait until they are read.
      if text == "2" {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
      } else {
        try text.writeFile(URL(fileURLWithPath: path))
      }
      let start = Date()
      watch.wait()
      #expect(Date().timeIntervalSince(start) < 0.9)
    }
  }

  @Test("More notices than the kernel keeps: what changes afterwards ends a wait")
  func lostNotices() throws {
    let folder = TemporaryFolder()
    let path = try folder.write("1", to: "A.swift")
    let watch = SourceWatch()
    watch.follow([path])
    let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let most = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
    // Each is two notices of names that differ, so that the kernel does not merge them; one too many loses the rest.
    for number in 0...most / 2 {
      let name = folder.url.path + "/\(number)"
      close(open(name, O_CREAT | O_WRONLY, 0o600))
      unlink(name)
    }
    try "2".write(toFile: path, atomically: false, encoding: .utf8)
    func isEndedByANotice() -> Bool {
      let start = Date()
      watch.wait()
      return Date().timeIntervalSince(start) < 0.9
    }
    #expect(isEndedByANotice())
    var waits = 1
    while isEndedByANotice(), waits < most { waits += 1 }
    #expect(waits < most, "the notices of before end")
    try "3".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(isEndedByANotice())
  }

  // MARK: - Versions

  private static let canBuild = BuiltProducts.hasCommand

  private func modified(_ folder: TemporaryFolder) throws -> [String: Date] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".o") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path + "/" + name)
        return (String(name.prefix { $0 != "." }), attributes[.modificationDate] as! Date)
      })
  }

  @Test("Only the files that changed are compiled, and those that depend on what changed", .enabled(if: canBuild))
  func changedFilesOnly() throws {
    let (sources, objects) = (TemporaryFolder(), TemporaryFolder())
    func body(_ text: String) -> String {
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"\(text)\") } }\n"
    }
    let a = try sources.write(body("1"), to: "A.swift")
    let b = try sources.write("import SwiftUI\nstruct B: View { var body: some View { A() } }\n", to: "B.swift")
    let c = try sources.write("func c() -> Int { 1 }\n", to: "C.swift")
    let compiler = try Compiler(try Installation.find(executable: BuiltProducts.command))
    let build = PreviewBuild(compiler, folder: objects.url, root: nil)
    func version() throws -> [String: Date] {
      let texts = try [a, b, c].map { try String(contentsOfFile: $0, encoding: .utf8) }
      guard case .library(let path) = try build.build([a, b, c], sources: texts) else {
        Issue.record("the files do not compile")
        return [:]
      }
      #expect(FileManager.default.isReadableFile(atPath: path))
      return try modified(objects)
    }
    let first = try version()
    #expect(first.count == 3)
    try sources.write(body("2"), to: "A.swift")
    let second = try version()
    #expect(second["A"] != first["A"] && second["B"] == first["B"] && second["C"] == first["C"])
    // A body's type belongs to what B sees.
    try sources.write(body("2").replacing("Text(\"2\")", with: "Text(\"2\").bold().padding()"), to: "A.swift")
    let third = try version()
    #expect(third["A"] != second["A"] && third["C"] == second["C"])
  }

  /// The sum in the rectangle is beyond the first limit of the search for types (looks/10): the module is compiled with another one,
  /// and from then on always with that, for with another limit the compiler's records do not count.
  @Test(
    "Only changed files are compiled beside a file with an expression that the compiler refuses at first",
    .enabled(if: canBuild))
  func changedFilesBesideALargeExpression() throws {
    let (sources, objects) = (TemporaryFolder(), TemporaryFolder())
    let heavy = try sources.write(
      """
      import SwiftUI
      struct Ring: View {
        let plants: [String]
        var body: some View {
          Canvas { context, size in
            let rows = max(1, plants.count)
            let height = size.height / CGFloat(rows)
            for (row, plant) in plants.enumerated() {
              for (column, _) in plants.prefix(30).enumerated() {
                let dot = CGRect(
                  x: 60 + CGFloat(column) * 9, y: CGFloat(row) * height + height / 2 - 3, width: 6, height: 6)
                context.fill(Path(ellipseIn: dot), with: .color(.red))
              }
              context.draw(Text(plant), at: CGPoint(x: 0, y: CGFloat(row) * height + height / 2), anchor: .leading)
            }
          }
        }
      }

      """, to: "Heavy.swift")
    let a = try sources.write("func a() -> Int { 1 }\n", to: "A.swift")
    let c = try sources.write("func c() -> Int { 1 }\n", to: "C.swift")
    let compiler = try Compiler(try Installation.find(executable: BuiltProducts.command))
    var notes: [String] = []
    let build = PreviewBuild(compiler, folder: objects.url, root: nil) { notes.append($0) }
    func version() throws -> [String: Date] {
      let texts = try [heavy, a, c].map { try String(contentsOfFile: $0, encoding: .utf8) }
      guard case .library = try build.build([heavy, a, c], sources: texts) else {
        Issue.record("the files do not compile")
        return [:]
      }
      return try modified(objects)
    }
    let first = try version()
    try sources.write("func a() -> Int { 2 }\n", to: "A.swift")
    let second = try version()
    #expect(second["A"] != first["A"] && second["Heavy"] == first["Heavy"] && second["C"] == first["C"])
  }

  @Test("A version is compiled that was saved in the same second as the one before", .enabled(if: canBuild))
  func quickSaves() throws {
    let (sources, objects) = (TemporaryFolder(), TemporaryFolder())
    let compiler = try Compiler(try Installation.find(executable: BuiltProducts.command))
    let build = PreviewBuild(compiler, folder: objects.url, root: nil)
    let b = try sources.write("func b() -> Int { a() }\n", to: "B.swift")
    var last: Date?
    for version in 1...6 {
      let text = "func a() -> Int { \(version) }\n"
      let a = try sources.write(text, to: "A.swift")
      // The driver goes by a file's time: all versions have the same one here.
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: a)
      guard case .library = try build.build([a, b], sources: [text, "func b() -> Int { a() }\n"]) else {
        Issue.record("version \(version) does not compile")
        return
      }
      let now = try modified(objects)["A"]
      #expect(now != nil && now != last, "version \(version)")
      last = now
    }
  }

  @Test("What does not compile gives the errors, and no library", .enabled(if: canBuild))
  func errors() throws {
    let (sources, objects) = (TemporaryFolder(), TemporaryFolder())
    let a = try sources.write("import SwiftUI\nlet x: Text = nmae\n", to: "A.swift")
    let compiler = try Compiler(try Installation.find(executable: BuiltProducts.command))
    let outcome = try PreviewBuild(compiler, folder: objects.url, root: nil).build([a], sources: [])
    guard case .failed(let errors, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(errors.map(\.message) == ["cannot find 'nmae' in scope"])
    #expect(errors.map(\.line) == [2] && errors.map(\.path) == [a])
  }

  @Test("An entry names the view or the app that is shown; previews need none")
  func entries() throws {
    #expect(Program.liveEntry(for: nil, sources: ["import SwiftUI"]) == nil)
    let app = try #require(Program.liveEntry(for: .app("MyApp"), sources: []))
    #expect(app.contains("FileRunner.offer(app: MyApp.self)"))
    let view = try #require(Program.liveEntry(for: .view("A.B"), sources: ["Bundle.module"]))
    #expect(view.contains("FileRunner.offer { A.B() }") && view.contains("static let module"))
  }
}
