// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private let output = ProcessInfo.processInfo.environment["ESPALIER_OPTIMIZATION_OUTPUT"]

/// The short cuts of the engine (`Optimization`) change how much is computed, and never what comes out: the same compositions, in
/// processes that leave one out, have the same layout, pictures and accessible elements, at first and after changes.
@MainActor
@Suite("A tree without optimizations has the same output")
struct OptimizationTests {
  #if DEBUG
    @Test("each optimization left out, and all: the same trees") func sameTrees() async throws {
      let folder = TemporaryFolder()
      let expected = try trees(without: "", in: folder)
      #expect(expected.count == Self.names.count && !expected.contains(""))
      for left in ["cut-off", "caches", "chunks", "cut-off,caches,chunks"] {
        let found = try trees(without: left, in: folder)
        try #require(found.count == expected.count, "without \(left)")
        for (name, (a, b)) in zip(Self.names, zip(expected, found)) where a != b {
          let lines = zip(a.split(separator: "\n"), b.split(separator: "\n")).first { $0 != $1 }
          Issue.record("without \(left), \(name): \(lines.map { "\($0) became \($1)" } ?? "another number of lines")")
        }
      }
    }
  #endif

  /// The dumps of each composition, by a process that leaves optimizations out.
  private func trees(without left: String, in folder: TemporaryFolder) throws -> [String] {
    let file = folder.place("trees-" + left)
    _ = try ChildTest.output(
      of: "CompositionTests.OptimizationTests/part",
      ["ESPALIER_OPTIMIZATION_OUTPUT": file.path, "ESPALIER_WITHOUT": left, "SWIFT_BACKTRACE": "enable=no"])
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: Self.end).dropLast()
  }

  private static let end = "\n----\n"

  /// Spread over the matrix.
  private static let names: [String] = {
    let course = Course(pairs: 400, deep: 100)
    let count = min(FuzzRun.cases ?? 120, 2_000)
    return (0..<count).map { course[$0 * course.count / count].name }
  }()

  @Test("the trees of a process", .enabled(if: output != nil, "in a child process"))
  func part() throws {
    let file = URL(fileURLWithPath: output!)
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    for name in Self.names {
      let composition = try #require(Composition(named: name))
      try handle.write(contentsOf: Data((Self.trees(of: composition) + Self.end).utf8))
    }
  }

  private static func trees(of composition: Composition) -> String {
    func opened<Content: View>(_ first: Content) -> String {
      let stage = Stage()
      let host = ViewHost(
        StagedView(stage: stage) { composition.view(step: $0) as! Content }, size: CGSize(width: 400, height: 400))
      var lines: [String] = []
      func look(_ occasion: String) {
        try? host.settle(limit: .seconds(3))
        lines += [occasion] + Picture(host).lines + host.warnings.map(\.text)
      }
      look("first")
      stage.step = 1
      look("changed")
      stage.step = 0
      host.size = CGSize(width: 260, height: 300)
      look("smaller")
      stage.isShown = false
      look("removed")
      // Groups of a display list are those in which it was combined, and draw nothing.
      return lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "group" }.joined(separator: "\n")
    }
    return opened(composition.view(step: 0))
  }
}
