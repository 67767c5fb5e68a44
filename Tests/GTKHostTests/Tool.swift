// SPDX-License-Identifier: MIT

import Foundation

/// Programs of the machine.
enum Tool {
  static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether a program ends well: determined once, before the tests.
  static func succeeds(_ path: String, _ arguments: [String]) -> Bool {
    (try? run(path, arguments, variables: ["DISPLAY": ""]).status) == 0
  }

  /// Runs a program to its end.
  /// - Throws: ``NotSeen`` if it has not ended after ``patience`` seconds.
  @discardableResult
  static func run(
    _ name: String, _ arguments: [String], variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    guard let program = name.contains("/") ? URL(fileURLWithPath: name) : find(name) else { throw Missing(what: name) }
    let process = try ChildProcess(program, arguments, variables: variables)
    do {
      return try (process.exitStatus(), process.output)
    } catch let error as NotSeen {
      throw NotSeen(what: "the end of \(name) \(arguments)", there: error.there)
    }
  }
}

struct Missing: Error, CustomStringConvertible {
  let what: String
  var description: String { "\(what) is missing" }
}
