// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The public names that `import SwiftUI` brings are those in `public-names.txt`, a line per type: a name that SwiftUI does
/// not have would reach every user's file. After a change on purpose: `make renew`, and read the difference.
@Suite struct PublicNamesTests {
  static let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("public-names.txt")

  /// What the facade re-exports of our own; Combine's names are Apple's, and have a test suite of their own.
  static let modules = [
    "EspalierViews", "EspalierScrolling", "EspalierInteraction", "EspalierLayout", "EspalierCore", "EspalierMotion",
    "EspalierDrawing", "EspalierGeometry", "EspalierImageRendering",
    "CoreTransferable",
    "UniformTypeIdentifiers", "SwiftUI",
  ]

  @Test func importSwiftUIBringsTheNamesOfTheList() throws {
    let found = try lines()
    if ProcessInfo.processInfo.environment["ESPALIER_RENEW"] != nil {
      try (found.joined(separator: "\n") + "\n").write(to: Self.list, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n").map(String.init)
    for line in found where !expected.contains(line) { Issue.record("not in the list: \(line)") }
    for line in expected where !found.contains(line) { Issue.record("no longer public: \(line)") }
  }

  /// Top-level names, each with the base names of its members. Names that begin with an underscore are left out: they are
  /// public because a protocol or a signature forces it.
  private func lines() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("public-names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let extraction = Process()
    extraction.executableURL = Repository.root.appendingPathComponent("scripts/symbol-graphs")
    extraction.arguments = [Self.builtModules.path, folder.path] + Self.modules
    try extraction.run()
    extraction.waitUntilExit()
    try #require(extraction.terminationStatus == 0)

    var members: [String: Set<String>] = [:]
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      for symbol in try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).symbols {
        let path = symbol.pathComponents.map { $0.prefix { $0 != "(" }.description }
        if path.contains(where: { $0.hasPrefix("_") }) { continue }
        members[path[0], default: []].formUnion(path.count > 1 ? [path.dropFirst().joined(separator: ".")] : [])
      }
    }
    try #require(members.count > 500)
    return members.map { "\($0.key): \($0.value.sorted().joined(separator: " "))" }.sorted()
  }

  private static var builtModules: URL {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle.components(separatedBy: ".xctest")[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
  }

  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable { let pathComponents: [String] }
    let symbols: [Symbol]
  }
}
