// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// The public names that `import SwiftUI` brings are those in `public-names.txt`, a line per type: a name that SwiftUI does
/// not have would reach every user's file. After a change on purpose: `make renew`, and read the difference.
@Suite struct PublicNamesTests {
  private static let list = ExpectedFile(
    Repository.root.appendingPathComponent("Tests/DocumentationTests/public-names.txt"))

  /// Our own modules that the facade re-exports; the names of Combine and of `EspalierFoundation` are Apple's, and have test suites
  /// of their own.
  static let modules = [
    "EspalierApps", "EspalierNavigation", "EspalierControls", "EspalierContent", "EspalierPrimitives",
    "EspalierScrolling", "EspalierInteraction", "EspalierLayout", "EspalierCore", "EspalierMotion",
    "EspalierDrawing", "EspalierGeometry", "EspalierImageRendering", "EspalierSystemColors",
    "CoreTransferable",
    "UniformTypeIdentifiers", "SwiftUI",
  ]

  @Test func importSwiftUIBringsTheNamesOfTheList() throws {
    let found = try lines()
    let kept = try Self.list.contents(renewedBy: Data((found.joined(separator: "\n") + "\n").utf8))
    let expected = String(decoding: try #require(kept), as: UTF8.self).split(separator: "\n").map(String.init)
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
    extraction.arguments = [BuiltProducts.url("Modules").path, folder.path] + Self.modules
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

  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable { let pathComponents: [String] }
    let symbols: [Symbol]
  }
}
