// SPDX-License-Identifier: MIT

import Foundation

/// The lengths on one axis for which a view gives the same answers.
public struct _LengthRange: Equatable, Sendable {
  /// The bounds belong to the range; NaN where nothing is proposed, which is a range of its own.
  package let lower: Double
  package let upper: Double

  package init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// One length, or none.
  package static func exactly(_ length: Double) -> LengthRange { LengthRange(length, length) }

  /// Every length, where one is proposed.
  package static func all(at length: Double) -> LengthRange {
    length.isNaN ? exactly(length) : LengthRange(-.infinity, .infinity)
  }

  // By their bits: NaN is equal to NaN.
  public static func == (a: _LengthRange, b: _LengthRange) -> Bool {
    a.lower.bitPattern == b.lower.bitPattern && a.upper.bitPattern == b.upper.bitPattern
  }

  package func contains(_ length: Double) -> Bool {
    lower <= length && length <= upper || length.isNaN && lower.isNaN
  }

  /// The common part of two ranges that both contain one length.
  package func narrowed(to other: LengthRange) -> LengthRange {
    lower.isNaN ? self : LengthRange(max(lower, other.lower), min(upper, other.upper))
  }

  /// The lengths that lie in this range once `least` and `most` have bounded them.
  package func beforeBounds(least: Double, most: Double) -> LengthRange {
    lower.isNaN ? self : LengthRange(lower <= least ? -.infinity : lower, upper >= most ? .infinity : upper)
  }

  /// The lengths that lie in this range once `distance` was taken from them, and what is below zero was raised to it.
  package func before(taking distance: Double) -> LengthRange {
    lower.isNaN ? self : LengthRange(lower <= 0 ? -.infinity : lower + distance, upper + distance)
  }
}

package typealias LengthRange = _LengthRange

/// The proposals for which a view gives the same answers: its size, and the guides and frames in that size.
///
/// A parent puts O(depth) different proposals to a view in one pass, since each level above shares its length anew. What
/// a view answers differs much less often: more height than a paragraph needs makes no difference to it. Each engine
/// computes how far an answer reaches from the reach of its children's answers, so that a tree costs what its
/// different answers cost.
public struct _AnswerRange: Equatable, Sendable {
  package var width: LengthRange
  package var height: LengthRange

  package init(width: LengthRange, height: LengthRange) {
    self.width = width
    self.height = height
  }

  /// One proposal: of an engine of which nothing is known.
  package static func exactly(_ proposal: Proposal) -> AnswerRange {
    AnswerRange(width: .exactly(proposal.width), height: .exactly(proposal.height))
  }

  /// Every proposal that proposes a length on the axes on which `proposal` does.
  package static func all(at proposal: Proposal) -> AnswerRange {
    AnswerRange(width: .all(at: proposal.width), height: .all(at: proposal.height))
  }

  package func contains(_ proposal: Proposal) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }

  package func narrowed(to other: AnswerRange) -> AnswerRange {
    AnswerRange(width: width.narrowed(to: other.width), height: height.narrowed(to: other.height))
  }

  package subscript(axis: Axis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

package typealias AnswerRange = _AnswerRange
