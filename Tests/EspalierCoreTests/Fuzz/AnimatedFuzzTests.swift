// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A tree that was animated from change to change is, once everything is at rest, the tree that would be made from scratch;
/// its layout is so at every moment.
@MainActor
@Suite("Fuzz: animated = from scratch")
struct AnimatedFuzzTests {
  private static let changesPerTree = 20

  private static let animations: [Animation?] = [
    nil, .linear(duration: 0.2), .easeInOut(duration: 0.3), .spring, .bouncy, .linear(duration: 0.1).delay(0.1),
    .linear(duration: 0.1).repeatCount(3), .interpolatingSpring(stiffness: 300, damping: 20),
  ]

  @Test("random trees under random changes, with animations that interrupt each other")
  func randomTrees() throws {
    for seed in FuzzRun.seeds(320, casesPerSeed: Self.changesPerTree) {
      if let failure = try difference(seed: seed) {
        Issue.record("Seed \(seed): \(failure)")
        return
      }
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

  private func difference(seed: UInt64) throws -> String? {
    var trees = RandomTrees(seed: seed)
    var random = SplitMix(seed: seed &* 7919)
    let size = seed % 2 == 0 ? nil : CGSize(width: 100, height: 80)
    var tree = trees.tree()
    let (host, model) = TreeHistory.host(tree, size: size)
    for step in 1...Self.changesPerTree {
      let before = tree
      trees.change(&tree)
      if let animation = Self.animations.randomElement(using: &random)! {
        withAnimation(animation) { model.tree = tree }
      } else {
        model.tree = tree
      }
      try host.update()
      if !tree.readsGeometry, !before.readsGeometry {
        let moving = HostSnapshot(host)
        let expected = TreeHistory.fromScratch(tree, size: size)
        if moving.layout != expected.layout {
          return "change \(step), in motion:\n\(moving.differences(from: expected))\n\(before)\n\(tree)"
        }
      }
      try host.advance(by: .milliseconds(Int.random(in: 0..<250, using: &random)))
    }
    do {
      try host.settle()
    } catch is UpdateLoop {
      // Some trees go round in circles by themselves.
      let (fresh, _) = TreeHistory.host(tree, size: size)
      if (try? fresh.settle()) == nil { return nil }
      let state =
        "\(host.graph.clock.animations.finite) in motion, work: \(host.graph.work.isPending), loop: \(host.graph.progress.hasCutLoop)"
      return "does not come to rest (\(state)), though the tree made from scratch does:\n\(tree)"
    }
    let resting = HostSnapshot(host)
    let expected = TreeHistory.fromScratch(tree, size: size)
    return resting.lines == expected.lines ? nil : "at rest:\n\(resting.differences(from: expected))\n\(tree)"
  }
}

extension RandomTree {
  /// Whether the tree shows geometry that follows what moves.
  fileprivate var readsGeometry: Bool {
    switch kind {
    case .geometryText, .geometryEcho, .reader, .anchorOverlay, .grouped, .matched: true
    default: children.contains(where: \.readsGeometry)
    }
  }
}

extension HostSnapshot {
  /// The lines with the frames and sizes of layout.
  fileprivate var layout: [String] { lines.filter { $0.hasPrefix("frame") || $0.hasPrefix("size") } }
}
