// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

// Reads: the shares of a stack's length, and the ranges of the answers of its children.
// Produces: the proposals for which the answers would be the same.
// Costs: O(children), and less if a child answers to one proposal only.

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

/// The proposals for which each child of a stack is offered a length within the range of its answer. Children are added in
/// their order, until all are or the result `isSettled`.
///
/// With the sizes of all children fixed, each share is a linear function of the stack's length: it changes by the
/// `count`-th part of a point for a point, where `count` is the number of children that were still to be served.
struct StackReach {
  private let proposal: Proposal
  private let axis: Axis
  private let shares: [StackSharing.Share]
  /// The number of all children.
  private let count: Int
  private let gap: Double
  private let isWeighed: Bool
  /// The number of children so far, and the lengths across the axis for which all of them give the same answers.
  private var added = 0
  private var across: LengthRange
  /// The lengths by which the present length can grow and shrink.
  private var growth = Double.infinity
  private var shrinking: Double
  /// For an infinite length: the greatest length that a child needs, and the priority of all, if it is the same.
  private var most = 0.0
  private var priority: Double?
  private var isEqual = true
  private var only: LengthRange?

  /// - Parameters:
  ///   - shares: The result of `StackSharing.shares` for the same proposal.
  ///   - count: The number of children.
  init(_ proposal: Proposal, axis: Axis, gaps: [CGFloat], shares: [StackSharing.Share], count: Int) {
    self.proposal = proposal
    self.axis = axis
    self.shares = shares
    self.count = count
    var gap = 0.0
    for distance in gaps { gap += Double(distance) }
    self.gap = gap
    isWeighed = shares.count > 1 && shares[0].count > 0
    across = .all(at: proposal.length(axis.other))
    shrinking = proposal.length(axis) - gap
  }

  /// Whether no further child can change the result.
  var isSettled: Bool {
    if added == count { return true }
    guard across.isSingle, count > 1 else { return false }
    return isWeighed ? growth <= 0 && shrinking <= 0 : proposal.length(axis) != .infinity || !hasEqualNeeds
  }

  private var hasEqualNeeds: Bool { isEqual && most.isFinite }

  mutating func add(_ part: StackPart) {
    let range = part.range[axis]
    across = across.narrowed(to: part.range[axis.other])
    if count == 1 { only = range }
    if isWeighed {
      let share = shares[added]
      growth = min(growth, range.upper * share.count - share.available)
      if range.lower > 0 { shrinking = min(shrinking, share.available - range.lower * share.count) }
    } else {
      most = max(most, part.taken, range.lower)
      isEqual = isEqual && part.priority == priority ?? part.priority
      priority = part.priority
    }
    added += 1
  }

  /// - Parameter sharing: The sharing that computed the shares.
  @MainActor func range(_ sharing: StackSharing) -> AnswerRange {
    var reach = AnswerRange.exactly(proposal)
    reach[axis] = along
    if !isWeighed {
      reach[axis.other] = across
    } else if let weighed = sharing.reachOfEstimates(proposal, axis: axis, count: count) {
      reach[axis.other] = across.narrowed(to: weighed)
    }
    return reach
  }

  private var along: LengthRange {
    let length = proposal.length(axis)
    guard !length.isNaN, count > 0 else { return .all(at: length) }
    if let only { return only.lower <= 0 ? LengthRange(-.infinity, only.upper) : only }
    if length == .infinity {
      // If each child has as much as the one that needs most, all have enough, in any order.
      return hasEqualNeeds
        ? LengthRange(rounded(gap + Double(count) * most, up: true), .infinity)
        : .exactly(length)
    }
    if !isWeighed { return LengthRange(-.infinity, max(length, rounded(gap, up: false))) }
    return LengthRange(
      min(length, rounded(length - shrinking, up: true)), max(length, rounded(length + growth, up: false)))
  }

  /// A bound moved inwards by the possible error of sums of lengths.
  private func rounded(_ length: Double, up: Bool) -> Double {
    let margin = 1e-9 * max(1, abs(length))
    return length.isFinite ? up ? length + margin : length - margin : length
  }
}
