// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A file that a command compiles into a program.
enum SourceFile {
  static func paths(from parsed: ParsedArguments, command: String) throws -> [String] {
    if parsed.rest.isEmpty { throw Stop.usage("\(command) needs a Swift file or a folder") }
    return parsed.rest
  }

  /// The text of a file that is compiled.
  /// - Throws: a usage error if it cannot be read, or is no source.
  static func read(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Stop.usage("no such file: \(path)")
    }
    if isFolder.boolValue {
      throw Stop.usage(
        "\(path) is a folder, which is a module by itself; beside others name its Swift files, as in "
          + (path as NSString).appendingPathComponent("*.swift"))
    }
    let data: Data
    do {
      data = try RegularFile.read(path, limit: SourceLimit.bytes)
    } catch {
      throw Stop.usage("cannot read \(path): \(reason(error))")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw Stop.usage("\(path) is not valid UTF-8") }
    return text
  }

  /// The reason why a file cannot be read, in words of the command line.
  static func reason(_ error: any Error) -> String {
    switch error as? RegularFile.Refusal {
    case .notAFile(let kind): "it is \(kind), not a file"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .endlessLinks: "it is a link that leads to itself"
    case nil: error.fileReason
    }
  }

  /// The limits that the files exceed, in the order of the files.
  static func excesses(_ paths: [String], _ sources: [String]) -> [Diagnostic] {
    zip(paths, sources).compactMap { path, source in SourceDepth(source).excess?.diagnostic(path) }
  }
}
