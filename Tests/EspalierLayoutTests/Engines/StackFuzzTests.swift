// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierHosting
import EspalierPrimitives
import EspalierTestSupport
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Random rows against a model of the stack's rules (specification L11–L18), written down again from the specification
/// alone.
@MainActor
@Suite struct StackFuzzTests {
  /// A child: how long it is for an offer.
  struct Child: CustomStringConvertible {
    var minimum: CGFloat
    var maximum: CGFloat
    var priority: CGFloat

    func length(_ offer: CGFloat) -> CGFloat { min(max(offer, minimum), maximum) }
    var description: String { "\(minimum)…\(maximum) @\(priority)" }
  }

  @Test func randomRows() throws {
    for seed in FuzzRun.seeds(1_000) {
      guard let difference = try difference(seed: seed) else { continue }
      Issue.record("Seed \(seed): \(difference)")
      return
    }
  }

  @Test("a priority that is lost is found")
  func injectedFault() throws {
    let isFound = try LostPriority.$isInjected.withValue(true) {
      for seed in 1...200 where try difference(seed: UInt64(seed)) != nil { return true }
      return false
    }
    #expect(isFound)
  }

  /// Lays out the row of one seed; the difference from the model, if there is one.
  private func difference(seed: UInt64) throws -> String? {
    var random = SplitMix(seed: seed)
    let children: [Child] = (0..<1 + random.below(7)).map { _ in child(&random) }
    let spacing: CGFloat = [0, 0, 4, 10].randomElement(using: &random)!
    let length = CGFloat(random.below(401))
    let expected = model(children, length: length, spacing: spacing)
    let host = ViewHost(row(children, spacing), size: CGSize(width: length, height: 10))
    let frames = try children.indices.map { try host.get(.identifier("\($0)")).frame }
    // The row lies in the middle, its children one after the other.
    let total = expected.reduce(0, +) + spacing * CGFloat(children.count - 1)
    var position = (length - total) / 2
    for (frame, width) in zip(frames, expected) {
      guard isClose(frame.width, width), isClose(frame.minX, position) else {
        return "\(children) spaced \(spacing) in \(length): \(frames.map(\.width)), expected \(expected)"
      }
      position += width + spacing
    }
    return nil
  }

  private func child(_ random: inout SplitMix) -> Child {
    let a = CGFloat(Int.random(in: 0...120, using: &random))
    let b = CGFloat(Int.random(in: 0...120, using: &random))
    let priority: CGFloat = [0, 0, 0, 0, 1, -1].randomElement(using: &random)!
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: Child(minimum: 0, maximum: .infinity, priority: priority)
    case 1: Child(minimum: a, maximum: a, priority: priority)
    case 2: Child(minimum: a, maximum: .infinity, priority: priority)
    default: Child(minimum: min(a, b), maximum: max(a, b), priority: priority)
    }
  }

  private func row(_ children: [Child], _ spacing: CGFloat) -> some View {
    HStack(spacing: spacing) {
      ForEach(Array(children.enumerated()), id: \.offset) { index, child in
        Color.clear.frame(minWidth: child.minimum, maxWidth: child.maximum)
          .named("\(index)").layoutPriority(LostPriority.isInjected ? 0 : child.priority)
      }
    }
  }

  /// The widths of the children.
  private func model(_ children: [Child], length: CGFloat, spacing: CGFloat) -> [CGFloat] {
    var widths = Array(repeating: CGFloat(0), count: children.count)
    var rest = length - spacing * CGFloat(children.count - 1)
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let reserved = children.filter { $0.priority < priority }.reduce(0) { $0 + $1.minimum }
      var group = children.indices.filter { children[$0].priority == priority }
      // The least flexible first; among the boundless, the one that needs more.
      group.sort { left, right in
        let (a, b) = (children[left], children[right])
        let (flexibilityOfA, flexibilityOfB) = (a.maximum - a.minimum, b.maximum - b.minimum)
        if flexibilityOfA != flexibilityOfB { return flexibilityOfA < flexibilityOfB }
        if flexibilityOfA == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
        return left < right
      }
      for (position, index) in group.enumerated() {
        let offer = max(0, (rest - reserved) / CGFloat(group.count - position))
        widths[index] = children[index].length(offer)
        rest -= widths[index]
      }
    }
    return widths
  }
}

/// The fault that the fuzzer has to find in its own trial: views whose priority does not reach the stack.
private enum LostPriority {
  @TaskLocal static var isInjected = false
}
