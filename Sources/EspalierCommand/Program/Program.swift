// SPDX-License-Identifier: MIT

import EspalierAssetSymbols
import EspalierAssets
import EspalierFiles
import Foundation

/// A program made of a user's files, which does one job with their view.
///
/// The files are compiled unchanged, as one module with a generated entry. The program is kept: the same files, view and
/// library are not compiled again.
struct Program {
  private let files: ModuleFiles
  private let paths: [String]
  private let sources: [String]
  private let root: RootView

  /// The shown part of the files.
  enum Choice {
    /// The view with the name; without one the files' root.
    case root(named: String?)
    /// The files' root; of several the first, with a note.
    case firstRoot
    case previews
  }

  /// - Parameter words: Files, one or more, or a folder.
  /// - Throws: a usage error if a file cannot be read, or none has such a view.
  init(files words: [String], root choice: Choice) throws {
    files = try ModuleFiles(words)
    paths = files.paths
    sources = try paths.map(SourceFile.read)
    let excesses = SourceFile.excesses(paths, sources)
    if let last = excesses.last {
      for excess in excesses.dropLast() { Console.error(excess.text) }
      throw Stop(status: ExitStatus.failed, message: last.text)
    }
    let name = words.count == 1 ? words[0] : "the module of " + words.joined(separator: ", ")
    switch choice {
    case .root(let view): root = try Self.search(in: paths).root(named: view, file: name)
    case .firstRoot: root = try Self.search(in: paths).firstRoot(file: name) { Console.report($0) }
    case .previews: root = .previews
    }
  }

  private static func search(in paths: [String]) throws -> RootSearch {
    RootSearch(try SourceOutline.read(paths, with: try Installation.find().macros))
  }

  func run(_ job: Job, _ timeLimit: TimeLimit) throws {
    let compiler = try Compiler(try Installation.find(), timeLimit: timeLimit)
    let program =
      try job.output == .window
      ? Activity.during(Activity.compiling(paths)) { try build(with: compiler) } : build(with: compiler)
    try files.resources.write(to: program.deletingLastPathComponent())
    var environment = ProcessInfo.processInfo.environment.merging(job.variables) { $1 }
    environment["ESPALIER_SOURCE"] = paths[0]
    // Translations in the folder are found.
    environment["ESPALIER_RESOURCES"] = files.mainFolder
    try UserProgram(
      path: program, arguments: job.arguments, environment: environment, files: paths, tools: compiler.tools
    ).run(with: compiler.installation)
  }

  /// The entry that shows the root. It defines the C function `main` itself, so that a file with an `@main` type of its
  /// own is compiled unchanged.
  ///
  /// A file that uses `Bundle.module`, which SwiftPM makes for a target with resources, gets its own folder.
  static func entry(for root: RootView, sources: [String] = []) -> String {
    let call =
      switch root {
      case .app(let name): "FileRunner.main(app: \(Self.code(name)).self)"
      case .delegate(let name): "FileRunner.main { \(Self.code(name))._content }"
      case .view(let name): "FileRunner.main { \(Self.code(name))() }"
      case .previews: "FileRunner.mainOfPreviews()"
      }
    return """
      import EspalierFileRunner
      import Foundation
      import SwiftUI

      @_cdecl("main") func espalierEntry(_ count: Int32, _ values: UnsafeMutableRawPointer?) -> Int32 {
        MainActor.assumeIsolated { () -> Void in
          \(call)
        }
        return 0
      }

      """ + (needsAccessor(sources) ? bundleAccessor : "")
  }

  /// The entry of a library that a running process loads; nil if it needs none, as for previews, which are found in it.
  static func liveEntry(for root: RootView?, sources: [String]) -> String? {
    let call: String? =
      switch root {
      case .app(let name): "FileRunner.offer(app: \(Self.code(name)).self)"
      case .delegate(let name): "FileRunner.offer { \(Self.code(name))._content }"
      case .view(let name): "FileRunner.offer { \(Self.code(name))() }"
      case .previews, nil: nil
      }
    let function =
      call.map {
        """
        @_cdecl("espalier_live_root") public func espalierLiveRoot() {
          MainActor.assumeIsolated { () -> Void in
            \($0)
          }
        }

        """
      } ?? ""
    let accessor = needsAccessor(sources) ? bundleAccessor : ""
    if function.isEmpty, accessor.isEmpty { return nil }
    return "import EspalierFileRunner\nimport Foundation\nimport SwiftUI\n\n" + function + accessor
  }

  /// The name of a type in code; it may be equal to a keyword: `in.where`.
  private static func code(_ name: String) -> String {
    name.split(separator: ".").map { part in
      let isPlain = part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !words.contains(String(part))
      return isPlain ? String(part) : "`\(part)`"
    }.joined(separator: ".")
  }

  /// Words of Swift that cannot be names without backticks.
  private static let words = Set(
    """
    Any Protocol Self Type _ as associatedtype await break case catch class continue default defer deinit do else enum
    extension fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self static struct subscript super switch throw
    throws true try typealias var where while
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static func needsAccessor(_ sources: [String]) -> Bool {
    sources.contains { $0.contains("Bundle.module") } && !sources.contains { $0.contains("static let module") }
  }

  private static let bundleAccessor = """

    extension Foundation.Bundle {
      static let module =
        Foundation.ProcessInfo.processInfo.environment["ESPALIER_RESOURCES"].flatMap { Foundation.Bundle(path: $0) }
        ?? Foundation.Bundle.main
    }

    """

  private func build(with compiler: Compiler) throws -> URL {
    let entry = Self.entry(for: root, sources: sources)
    let cache = try compiler.installation.cache("programs")
    let assets = files.assetSymbols
    let symbols = assets.isEmpty ? nil : assets.source(bundle: .main)
    let key = Fingerprint.of(
      sources + paths + [symbols ?? "", entry, compiler.driver, compiler.installation.stamp])
    // The program's folder is its main bundle.
    let bundle = cache.appendingPathComponent(key)
    let program = bundle.appendingPathComponent(key)
    if Self.isOwn(program) {
      try information.write(to: bundle)
      return program
    }
    for warning in assets.warnings { Console.report(warning) }
    // Removes what another user made while the cache was open to others.
    try? FileManager.default.removeItem(at: bundle)
    let folder = try RunFolder.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let entryFile = folder.appendingPathComponent("EspalierEntry.swift")
    try entry.write(to: entryFile, atomically: true, encoding: .utf8)
    let made = folder.appendingPathComponent("program")
    try FileManager.default.createDirectory(
      at: made, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var generated = [entryFile.path]
    if let symbols {
      let file = folder.appendingPathComponent("AssetSymbols.swift")
      try symbols.write(to: file, atomically: true, encoding: .utf8)
      generated.append(file.path)
    }
    let result = try compile(paths + generated, output: made.appendingPathComponent(key).path, with: compiler)
    guard result.isSuccess else { throw failure(result, entry: entryFile.path) }
    // The linker applies the user's mask, which may let a group write.
    chmod(made.appendingPathComponent(key).path, 0o700)
    try information.write(to: made)
    // Another espalier may have made the same program meanwhile; either one is valid.
    do {
      try FileManager.default.moveItem(at: made, to: bundle)
    } catch  where !Self.isOwn(program) {
      throw error
    } catch {}
    Self.prune(cache)
    return program
  }

  /// Whether a program exists that this user made, and that no other user can change.
  private static func isOwn(_ program: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: program.path)
      && PrivateFolder.isOwn(program.deletingLastPathComponent()) && PrivateFolder.problem(ofFile: program.path) == nil
  }

  /// The values of the program's `Bundle.main`. Its settings are named after the identifier, so files or folders of one name at
  /// two places have two.
  private var information: ProgramInformation {
    let file = URL(fileURLWithPath: files.mainPath)
    let name = file.deletingPathExtension().lastPathComponent
    return ProgramInformation(
      name: name, identifier: "app.Espalier.\(name).x\(Fingerprint.of([files.mainPath]).suffix(8))",
      lists: files.informationLists)
  }

  /// Compiles up to the first limit. If the compiler stops there, unknown names are reported; without one it may search further.
  private func compile(_ files: [String], output: String, with compiler: Compiler) throws -> ChildProcess.Result {
    func build(_ limit: ExpressionLimit) throws -> ChildProcess.Result {
      try compiler.build(
        files, settings: ["-module-name", "EspalierFile", "-swift-version", "5"], output: output, limit: limit)
    }
    let result = try build(.first)
    let stopped = result.isSuccess ? [] : Diagnostic.errors(in: result.output).filter(\.isTooComplex)
    guard !stopped.isEmpty else { return result }
    let unknown = try UnknownMembers(in: stopped, files: paths).confirmed(by: compiler)
    if unknown.isEmpty { return try build(.standard.raised(for: files)) }
    Console.error(result.output.trimmingCharacters(in: .newlines))
    for error in unknown.map(\.diagnostic) {
      Console.error("\(error.path ?? ""):\(error.line ?? 0):\(error.column ?? 0): error: \(error.message)")
    }
    throw Stop(status: ExitStatus.failed, message: "`espalier check` lists all names that are missing")
  }

  /// Keeps the newest 50 programs: one is a few hundred kilobytes.
  private static func prune(_ cache: URL) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let programs = try? FileManager.default.contentsOfDirectory(
      at: cache, includingPropertiesForKeys: Array(keys))
    let byAge = (programs ?? []).map { program in
      (program, (try? program.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }.sorted { $0.1 > $1.1 }
    for (program, _) in byAge.dropFirst(50) { try? FileManager.default.removeItem(at: program) }
  }

  /// The user's errors as the compiler wrote them. An error in the entry means that the root cannot be made.
  private func failure(_ result: ChildProcess.Result, entry: String) -> Stop {
    let errors = Diagnostic.errors(in: result.output)
    if !errors.isEmpty, errors.allSatisfy({ $0.path == entry }), case .view(let name) = root {
      return Stop(
        status: ExitStatus.failed,
        message: "the view \(name) cannot be made as \(name)(): \(errors[0].message)" + previewHint)
    }
    Console.error(result.output.trimmingCharacters(in: .newlines))
    return .failed
  }

  /// A hint for a view that needs arguments; a preview in a comment does no harm.
  private var previewHint: String {
    sources.contains { $0.contains(/#Preview\b|:\s*PreviewProvider\b/) }
      ? "; there are previews: draw them with `espalier render … --preview`, or see them with `espalier preview`" : ""
  }
}
