// SPDX-License-Identifier: MIT

import Foundation

/// The types that a file declares, and the names that it uses. The macro expander reads the file, with the parser of the toolchain:
/// `Sources/EspalierMacroExpander/SourceOutline.swift` documents the members.
struct SourceOutline: Decodable, Equatable {
  /// A type, or an extension of one, that code outside of functions can name.
  struct TypeDeclaration: Decodable, Equatable {
    enum Keyword: String, Decodable { case `struct`, `class`, `enum`, `actor`, `extension`, `protocol` }

    let keyword: Keyword
    let name: String
    let inherited: [String]
    let isMain: Bool
    let isPrivate: Bool
    let isGeneric: Bool
  }

  /// A method that XCTest runs if its type is a test case.
  struct TestMethod: Decodable, Equatable {
    let name: String
    let isAsync: Bool
  }

  let types: [TypeDeclaration]
  var tests: [String: [TestMethod]] = [:]
  let uses: [String: Set<String>]

  /// Starts the expander once for all files: about 60 ms, most of it to load SwiftSyntax; O(n) in the length of the files.
  /// - Throws: status 69 if the expander cannot be started.
  static func read(_ paths: [String], with expander: URL) throws -> [SourceOutline] {
    let result = try ChildProcess.run(
      expander.path, ["--outline"] + paths, limit: TimeLimit().seconds(files: paths.count))
    guard result.isSuccess, let outlines = try? JSONDecoder().decode([Self].self, from: Data(result.output.utf8)) else {
      if result.signal != nil || result.isTooLong {
        throw Stop(status: ExitStatus.failed, message: try failure(paths, with: expander))
      }
      throw Stop.missing("\(expander.path) cannot read the files; build or install Espalier again:\n\(result.output)")
    }
    return outlines
  }
  /// The message about the file that the parser of the toolchain cannot read: each is tried alone.
  private static func failure(_ paths: [String], with expander: URL) throws -> String {
    let file =
      try paths.count == 1
      ? paths[0]
      : paths.first { try !ChildProcess.run(expander.path, ["--outline", $0], limit: 10).isSuccess }
    return
      "the toolchain's parser cannot read \(file ?? paths.joined(separator: ", ")): something in it is nested too deep, or too "
      + "long a chain; `swiftc -typecheck` of the file shows where"
  }
}
