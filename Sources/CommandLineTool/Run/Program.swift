import Foundation

/// A user's file made into a program that does one job with its view.
///
/// The file is compiled as it stands, together with a generated entry. The program is kept: the same file, view and
/// library are not compiled again.
struct Program {
  private let path: String
  private let source: String
  private let root: RootView

  /// What of a file is shown.
  enum Choice {
    /// The view with the name; without one the file's root.
    case root(named: String?)
    /// The file's root; of several the first, with a note.
    case firstRoot
    case previews
  }

  /// - Throws: a usage error if the file cannot be read or has no such view.
  init(file: String, root choice: Choice) throws {
    path = URL(fileURLWithPath: file).standardizedFileURL.path
    source = try SourceFile.read(file)
    switch choice {
    case .root(let view): root = try RootSearch(source).root(named: view, file: file)
    case .firstRoot: root = try RootSearch(source).firstRoot(file: file) { Console.error("espalier: " + $0) }
    case .previews: root = .previews
    }
  }

  func run(_ job: Job) throws {
    let compiler = try Compiler(try Installation.find())
    let program = try build(with: compiler)
    var environment = ProcessInfo.processInfo.environment
    environment["ESPALIER_SOURCE"] = path
    environment[Job.variable] = job.arguments.joined(separator: "\n")
    // Translations and pictures that lie next to the file are found there.
    environment["ESPALIER_RESOURCES"] = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try UserProgram(path: program, arguments: job.arguments, environment: environment).run(with: compiler.installation)
  }

  /// The entry that shows the root. It defines the C function `main` itself, so that a file with an `@main` type of its
  /// own is compiled unchanged.
  ///
  /// A file that names `Bundle.module`, which SwiftPM makes for a target with resources, gets the folder that it lies in.
  static func entry(for root: RootView, source: String = "") -> String {
    let call =
      switch root {
      case .app(let name): "FileRunner.main(app: \(name).self)"
      case .view(let name): "FileRunner.main { \(name)() }"
      case .previews: "FileRunner.mainOfPreviews()"
      }
    return """
      import FileRunner
      import Foundation
      import SwiftUI

      @_cdecl("main") func espalierEntry(_ count: Int32, _ values: UnsafeMutableRawPointer?) -> Int32 {
        MainActor.assumeIsolated { () -> Void in
          \(call)
        }
        return 0
      }

      """ + (source.contains("Bundle.module") && !source.contains("static let module") ? bundleAccessor : "")
  }

  private static let bundleAccessor = """

    extension Foundation.Bundle {
      static let module =
        Foundation.ProcessInfo.processInfo.environment["ESPALIER_RESOURCES"].flatMap { Foundation.Bundle(path: $0) }
        ?? Foundation.Bundle.main
    }

    """

  private func build(with compiler: Compiler) throws -> URL {
    let entry = Self.entry(for: root, source: source)
    let cache = compiler.installation.cache("programs")
    let key = Fingerprint.of([source, path, entry, compiler.driver, Self.stamp(compiler.installation)])
    let program = cache.appendingPathComponent(key)
    if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let entryFile = folder.appendingPathComponent("EspalierEntry.swift")
    try entry.write(to: entryFile, atomically: true, encoding: .utf8)
    let made = folder.appendingPathComponent("program")
    let result = try compiler.build([path, entryFile.path], module: "EspalierFile", output: made.path)
    guard result.isSuccess else { throw failure(result, entry: entryFile.path) }
    // Another espalier may have made the same program meanwhile; either one will do.
    do {
      try FileManager.default.moveItem(at: made, to: program)
    } catch  where !FileManager.default.isExecutableFile(atPath: program.path) {
      throw error
    } catch {}
    Self.prune(cache)
    return program
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
        status: ExitStatus.failed, message: "the view \(name) cannot be made as \(name)(): \(errors[0].message)")
    }
    Console.error(result.output.trimmingCharacters(in: .newlines))
    return .failed
  }

  /// Changes when the library is built again.
  private static func stamp(_ installation: Installation) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: installation.library.path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(installation.library.path) \(date) \(attributes?[.size] ?? 0)"
  }
}
