import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A tree that was brought up to date step by step is the tree that would be made from scratch.
@MainActor
@Suite("Fuzz: incremental = from scratch")
struct IncrementalFuzzTests {
  private static let changes = ProcessInfo.processInfo.environment["ESPALIER_FUZZ_CASES"].flatMap(Int.init) ?? 5_000
  private static let changesPerTree = 50

  @Test("random trees under random changes")
  func randomTrees() throws {
    let first = ProcessInfo.processInfo.environment["ESPALIER_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let count = UInt64(max(1, Self.changes / Self.changesPerTree))
    for seed in first..<first + count {
      if ProcessInfo.processInfo.environment["FZ_V"] != nil {
        FileHandle.standardError.write(Data("SEED \(seed)\n".utf8))
      }
      guard let failure = try difference(seed: seed) else { continue }
      Issue.record("\(failure)")
      return
    }
  }

  @Test("a change that is missed is found")
  func injectedFault() throws {
    let isFound = try MissedChange.$isInjected.withValue(true) {
      for seed in 1...400 where try difference(seed: UInt64(seed)) != nil { return true }
      return false
    }
    #expect(isFound)
  }

  /// Plays one seed; a description of the first difference, if there is one.
  private func difference(seed: UInt64) throws -> String? {
    var random = RandomTrees(seed: seed)
    let sizes: [CGSize?] = [nil, CGSize(width: 100, height: 80), CGSize(width: 37, height: 400)]
    let size = sizes[Int(seed % 3)]
    var tree = random.tree()
    var history = [tree]
    let (host, model) = TreeHistory.host(tree, size: size)
    for step in 1...Self.changesPerTree {
      random.change(&tree)
      history.append(tree)
      model.tree = tree
      try host.update()
      TreeHistory.rest(host)
      let incremental = HostSnapshot(host)
      let expected = TreeHistory.fromScratch(tree, size: size)
      if incremental.lines == expected.lines { continue }
      return describe(
        TreeHistory(trees: history, size: size), seed: seed, step: step, incremental.differences(from: expected))
    }
    return nil
  }

  private func describe(_ history: TreeHistory, seed: UInt64, step: Int, _ differences: String) -> String {
    let shrunk = history.shrunk()
    let trees = shrunk.trees.map { "  \($0)" }.joined(separator: "\n")
    return """
      Seed \(seed), change \(step), size \(history.size.map { "\($0)" } ?? "ideal"):
      \(differences)
      The smallest program with a difference:
      \(trees)
      \(shrunk.difference() ?? "(none: the difference needs the whole history)")
      """
  }
}
