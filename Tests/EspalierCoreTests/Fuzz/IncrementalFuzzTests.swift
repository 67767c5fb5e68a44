// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A tree that was brought up to date step by step is the tree that would be made from scratch.
@MainActor
@Suite("Fuzz: incremental = from scratch")
struct IncrementalFuzzTests {
  private static let changesPerTree = 50
  /// A long run makes fewer trees from scratch, which take most of its time: what is wrong usually stays so.
  private static let changesPerComparison = FuzzRun.cases == nil ? 1 : 4
  /// The number of failures that are described: each takes a while to shrink.
  private static let described = 10

  @Test("random trees under random changes")
  func randomTrees() throws {
    let seeds = FuzzRun.seeds(5_000, casesPerSeed: Self.changesPerTree)
    var failures: [UInt64] = []
    for seed in seeds {
      let done = Int(seed - seeds.lowerBound) * Self.changesPerTree
      if done > 0, done % 10_000 == 0 {
        // After a crash, this is the seed from which to search.
        print("Incremental: \(done) changes, seed \(seed), \(failures.count) seeds failed")
        fflush(nil)
      }
      guard let failure = try Failure(seed: seed) else { continue }
      failures.append(seed)
      if failures.count <= Self.described { Issue.record("\(failure)") }
    }
    if failures.count > Self.described {
      Issue.record("\(failures.count) seeds failed; those not described: \(failures.dropFirst(Self.described))")
    }
  }

  @Test("a change that is missed is found")
  func injectedFault() throws {
    let isFound = try MissedChange.$isInjected.withValue(true) {
      for seed in 1...400 where try Failure(seed: UInt64(seed)) != nil { return true }
      return false
    }
    #expect(isFound)
  }

  /// A tree that differs from the one made from scratch.
  @MainActor
  private struct Failure: @MainActor CustomStringConvertible {
    let seed: UInt64
    let history: TreeHistory
    let differences: String

    /// Plays one seed up to the first difference; nil if there is none.
    init?(seed: UInt64) throws {
      var random = RandomTrees(seed: seed)
      let sizes: [CGSize?] = [nil, CGSize(width: 100, height: 80), CGSize(width: 37, height: 400)]
      let size = sizes[Int(seed % 3)]
      var tree = random.tree()
      var trees = [tree]
      let (host, model) = TreeHistory.host(tree, size: size)
      for step in 1...IncrementalFuzzTests.changesPerTree {
        random.change(&tree)
        trees.append(tree)
        model.tree = tree
        try host.update()
        TreeHistory.rest(host)
        guard step % IncrementalFuzzTests.changesPerComparison == 0 || step == IncrementalFuzzTests.changesPerTree
        else { continue }
        let incremental = HostSnapshot(host)
        let expected = TreeHistory.fromScratch(tree, size: size)
        if incremental.lines == expected.lines { continue }
        self.seed = seed
        history = TreeHistory(trees: trees, size: size)
        differences = incremental.differences(from: expected)
        return
      }
      return nil
    }

    var description: String {
      let shrunk = history.shrunk()
      let trees = shrunk.trees.map { "  \($0)" }.joined(separator: "\n")
      return """
        Seed \(seed), change \(history.trees.count - 1), size \(history.size.map { "\($0)" } ?? "ideal"):
        \(differences)
        The smallest program with a difference:
        \(trees)
        \(shrunk.difference() ?? "(none: the difference needs the whole history)")
        """
    }
  }
}
