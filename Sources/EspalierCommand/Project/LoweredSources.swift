// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The sources of an app as the compiler on Linux reads them: written for an Apple system, and lowered by the macro expander
/// (`docs/macros.md`). Each line of a source is the same line of the lowered file.
struct LoweredSources {
  /// The lowered files, in the order of the sources.
  let files: [String]
  /// The sources by their lowered files.
  let originals: [String: String]

  /// The conditions of `#if` that are decided before the sources are compiled.
  struct Conditions {
    /// The system for which `os` is true.
    var platform: String
    /// The modules that exist for this system only: `canImport` is true for them.
    var modules: [String] = []
    /// Modules for which `canImport` is false.
    var absent: [String] = []
    /// Names that are false, although the compiler defines them.
    var undefined: [String] = []
    /// Modules that each file imports which does not import them itself.
    var imports: [String] = []
  }

  private struct Request: Encodable {
    struct File: Encodable { let path, output: String }
    let platform: String
    let modules, absent, undefined, imports: [String]
    let locations: Bool
    let files: [File]
  }

  /// - Parameters:
  ///   - folder: The folder of the lowered files; files of an earlier time that are no sources any more are removed.
  ///   - locations: Whether each file names its source for the compiler, which then writes that path into messages and
  ///     programs.
  /// - Throws: status 1 if a source cannot be read.
  init(
    _ sources: [String], in folder: URL, for conditions: Conditions, locations: Bool, with expander: URL
  ) throws {
    var outputs: [(source: String, file: String)] = []
    var names: Set<String> = []
    for source in sources {
      outputs.append((source, folder.appendingPathComponent(Self.name(source, &names)).path))
    }
    files = outputs.map(\.file)
    originals = Dictionary(outputs.map { ($0.file, $0.source) }) { first, _ in first }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !names.contains(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    let request = Request(
      platform: conditions.platform, modules: conditions.modules, absent: conditions.absent,
      undefined: conditions.undefined, imports: conditions.imports, locations: locations,
      files: outputs.map { Request.File(path: $0.source, output: $0.file) })
    let input = folder.deletingLastPathComponent().appendingPathComponent("\(folder.lastPathComponent).json")
    try JSONEncoder().encode(request).write(to: input)
    let result = try ChildProcess.run(
      expander.path, ["--lower", input.path], limit: TimeLimit().seconds(files: sources.count))
    guard result.isSuccess else {
      throw Stop(
        status: ExitStatus.failed,
        message: "the sources of \(folder.lastPathComponent) cannot be lowered: \(result.output)")
    }
  }

  /// The name of a lowered file. The compiler refuses two files of one name in a module.
  private static func name(_ source: String, _ names: inout Set<String>) -> String {
    let own = URL(fileURLWithPath: source).lastPathComponent
    var name = own
    var count = 2
    while !names.insert(name).inserted {
      name = "\(own.dropLast(6))~\(count).swift"
      count += 1
    }
    return name
  }
}
