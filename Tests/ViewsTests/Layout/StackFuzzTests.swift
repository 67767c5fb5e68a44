import Foundation
import Testing
import ViewCore
import ViewTesting
import Views

/// Random rows against a model of the stack's rules (oracle L11–L18), written down again from the specification alone.
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
    var random = SplitMix(state: 20_260_101)
    for _ in 0..<1_000 {
      let count = Int.random(in: 1...7, using: &random)
      let children: [Child] = (0..<count).map { _ in child(&random) }
      let spacing: CGFloat = [0, 0, 4, 10].randomElement(using: &random)!
      let length = CGFloat(Int.random(in: 0...400, using: &random))
      let expected = model(children, length: length, spacing: spacing)
      let host = ViewHost(row(children, spacing), size: CGSize(width: length, height: 10))
      let frames = try children.indices.map { try host.get(.identifier("\($0)")).frame }
      let description: Comment = "\(children) spaced \(spacing) in \(length)"
      try #require(zip(frames, expected).allSatisfy { isClose($0.width, $1) }, description)
      // The row lies in the middle, its children one after the other.
      let total = expected.reduce(0, +) + spacing * CGFloat(children.count - 1)
      var position = (length - total) / 2
      for (frame, width) in zip(frames, expected) {
        try #require(isClose(frame.minX, position), description)
        position += width + spacing
      }
    }
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
          .named("\(index)").layoutPriority(child.priority)
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
      // The least flexible first; among the boundless, who needs more.
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

/// A small generator, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
