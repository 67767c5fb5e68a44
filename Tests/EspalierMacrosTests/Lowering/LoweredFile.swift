// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// A source of an app, lowered by the program that expands macros.
struct LoweredFile {
  /// The lowered source without the line of its `#sourceLocation`.
  let text: String
  /// The whole lowered source.
  let bytes: Data
  /// The path of the user's file.
  let path: String
  let changed: Bool
  /// The notes, as `line:column: message`.
  let notes: [String]

  private struct Report: Decodable {
    struct Note: Decodable {
      let line: Int
      let column: Int
      let message: String
    }
    let path: String
    let changed: Bool
    let notes: [Note]
  }

  /// Lowers a source, of a module with others.
  /// - Parameter undefined: Names that are false in conditions.
  init(_ source: String, for platform: String = "iOS", beside others: [String] = [], without undefined: [String] = [])
    throws
  {
    try self.init(Data(source.utf8), for: platform, beside: others, without: undefined)
  }

  init(
    _ source: Data, for platform: String = "iOS", beside others: [String] = [], without undefined: [String] = []
  ) throws {
    let folder = TemporaryFolder()
    let names = (0...others.count).map { "File\($0).swift" }
    for (name, content) in zip(names, [source] + others.map { Data($0.utf8) }) {
      try content.write(to: folder.place(name))
    }
    let (status, output) = try Self.run([
      "platform": platform, "modules": ["UIKit", "CoreData"], "absent": ["AppKit"], "undefined": undefined,
      "files": names.map {
        [
          "path": folder.place($0).path,
          "output": folder.place("Lowered/\($0)").path,
        ]
      },
    ])
    guard status == 0 else { throw Failure(status: status) }
    let report = try JSONDecoder().decode([Report].self, from: output)[0]
    path = report.path
    changed = report.changed
    notes = report.notes.map { "\($0.line):\($0.column): \($0.message)" }
    bytes = try Data(contentsOf: folder.place("Lowered/File0.swift"))
    text = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().joined(separator: "\n")
  }

  /// A status other than 0 of the program.
  struct Failure: Error { let status: Int32 }

  /// Starts the program with a request.
  static func run(_ request: [String: Any]) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = BuiltProducts.url("EspalierMacros-tool")
    process.arguments = ["--lower"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    input.fileHandleForWriting.write(try JSONSerialization.data(withJSONObject: request))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}

/// A source, and what it is lowered to. Spaces that keep columns are written out.
struct Lowering: CustomTestStringConvertible, Sendable {
  let source: String
  let lowered: String
  let platform: String

  init(_ source: String, _ lowered: String, for platform: String = "iOS") {
    self.source = source
    self.lowered = lowered
    self.platform = platform
  }

  var testDescription: String { source }
}
