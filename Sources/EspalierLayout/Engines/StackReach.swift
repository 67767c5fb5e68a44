// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// Reads: the shares of a stack's length, and the ranges of the answers of its children.
// Produces: the proposals for which the answers would be the same.
// Costs: O(children).

/// One child of a stack: the length that it took along the axis, and the proposals with the same answer.
struct StackPart {
  let priority: Double
  let taken: Double
  let range: AnswerRange

  @MainActor init(_ engine: LayoutEngine, priority: Double, offer: Proposal, taken: Double) {
    self.priority = priority
    self.taken = taken
    range = engine.range(of: offer)
  }
}

extension StackSharing {
  /// The proposals for which each child is offered a length within the range of its answer.
  ///
  /// With the sizes of all children fixed, each share is a linear function of the stack's length: it changes by the
  /// `count`-th part of a point for a point, where `count` is the number of children that were still to be served.
  /// - Parameters:
  ///   - shares: The result of `shares` for the same proposal.
  ///   - parts: The children with these shares.
  func reach(_ proposal: Proposal, axis: Axis, gaps: [CGFloat], shares: [Share], parts: [StackPart]) -> AnswerRange {
    let all = LengthRange.all(at: proposal.length(axis.other))
    var across = all
    for part in parts { across = across.narrowed(to: part.range[axis.other]) }
    var reach = AnswerRange.exactly(proposal)
    reach[axis] = along(proposal, axis: axis, gaps: gaps, shares: shares, parts: parts)
    if !isWeighed(shares) {
      reach[axis.other] = across
    } else if let weighed = reachOfEstimates(proposal, axis: axis, count: parts.count) {
      reach[axis.other] = across.narrowed(to: weighed)
    }
    return reach
  }

  private func isWeighed(_ shares: [Share]) -> Bool { shares.count > 1 && shares[0].count > 0 }

  private func along(
    _ proposal: Proposal, axis: Axis, gaps: [CGFloat], shares: [Share], parts: [StackPart]
  ) -> LengthRange {
    let length = proposal.length(axis)
    guard !length.isNaN, !parts.isEmpty else { return .all(at: length) }
    var gap = 0.0
    for distance in gaps { gap += Double(distance) }
    if parts.count == 1 {
      let range = parts[0].range[axis]
      return range.lower <= 0 ? LengthRange(-.infinity, range.upper) : range
    }
    if length == .infinity {
      // If each child has as much as the one that needs most, all have enough, in any order.
      var most = 0.0
      var isEqual = true
      for part in parts {
        most = max(most, part.taken, part.range[axis].lower)
        isEqual = isEqual && part.priority == parts[0].priority
      }
      return isEqual && most.isFinite
        ? LengthRange(rounded(gap + Double(parts.count) * most, up: true), .infinity)
        : .exactly(length)
    }
    if !isWeighed(shares) { return LengthRange(-.infinity, max(length, rounded(gap, up: false))) }
    // The lengths by which the present length can grow and shrink.
    var growth = Double.infinity
    var shrinking = length - gap
    for (share, part) in zip(shares, parts) {
      let range = part.range[axis]
      growth = min(growth, range.upper * share.count - share.available)
      if range.lower > 0 { shrinking = min(shrinking, share.available - range.lower * share.count) }
    }
    return LengthRange(
      min(length, rounded(length - shrinking, up: true)), max(length, rounded(length + growth, up: false)))
  }

  /// A bound moved inwards by the possible error of sums of lengths.
  private func rounded(_ length: Double, up: Bool) -> Double {
    let margin = 1e-9 * max(1, abs(length))
    return length.isFinite ? up ? length + margin : length - margin : length
  }
}
