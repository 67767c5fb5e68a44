// SPDX-License-Identifier: MIT

import Foundation

// Inlinable, because the engines of other modules compute with them for every answer.

/// The lengths on one axis for which a view gives the same answers.
public struct _LengthRange: Equatable, Sendable {
  /// The bounds, which belong to the range; NaN if nothing is proposed, which is a range of its own.
  @usableFromInline package let lower: Double
  @usableFromInline package let upper: Double

  @inlinable package init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// One length, or none.
  @inlinable package static func exactly(_ length: Double) -> LengthRange { LengthRange(length, length) }

  /// Every length, if one is proposed.
  @inlinable package static func all(at length: Double) -> LengthRange {
    length.isNaN ? exactly(length) : LengthRange(-.infinity, .infinity)
  }

  /// Whether no other length belongs to the range.
  @inlinable package var isSingle: Bool { lower == upper || lower.isNaN }

  // Compared by their bits: NaN is equal to NaN.
  @inlinable public static func == (a: _LengthRange, b: _LengthRange) -> Bool {
    a.lower.bitPattern == b.lower.bitPattern && a.upper.bitPattern == b.upper.bitPattern
  }

  @inlinable package func contains(_ length: Double) -> Bool {
    lower <= length && length <= upper || length.isNaN && lower.isNaN
  }

  /// The intersection of two ranges that both contain one length.
  @inlinable package func narrowed(to other: LengthRange) -> LengthRange {
    lower.isNaN ? self : LengthRange(max(lower, other.lower), min(upper, other.upper))
  }

  /// The lengths that lie in this range after clamping to `least` and `most`.
  @inlinable package func beforeBounds(least: Double, most: Double) -> LengthRange {
    lower.isNaN ? self : LengthRange(lower <= least ? -.infinity : lower, upper >= most ? .infinity : upper)
  }

  /// The lengths that lie in this range after `distance` is subtracted, with negative results clamped to zero.
  @inlinable package func before(taking distance: Double) -> LengthRange {
    lower.isNaN ? self : LengthRange(lower <= 0 ? -.infinity : lower + distance, upper + distance)
  }
}

@usableFromInline package typealias LengthRange = _LengthRange

/// The proposals for which a view gives the same answers: its size, and the guides and frames for that size.
///
/// A parent makes O(depth) different proposals to a view in one pass, since each level above shares its length anew. A
/// view's answers differ much less often: more height than a paragraph needs makes no difference to it. Each engine
/// computes the range of an answer from the ranges of its children's answers, so that a tree costs as much as its
/// different answers.
public struct _AnswerRange: Equatable, Sendable {
  @usableFromInline package var width: LengthRange
  @usableFromInline package var height: LengthRange

  @inlinable package init(width: LengthRange, height: LengthRange) {
    self.width = width
    self.height = height
  }

  /// One proposal: for an engine that computes no range.
  @inlinable package static func exactly(_ proposal: Proposal) -> AnswerRange {
    AnswerRange(width: .exactly(proposal.width), height: .exactly(proposal.height))
  }

  /// Every proposal with lengths on the same axes as `proposal`.
  @inlinable package static func all(at proposal: Proposal) -> AnswerRange {
    AnswerRange(width: .all(at: proposal.width), height: .all(at: proposal.height))
  }

  @inlinable package func contains(_ proposal: Proposal) -> Bool {
    width.contains(proposal.width) && height.contains(proposal.height)
  }

  @inlinable package func narrowed(to other: AnswerRange) -> AnswerRange {
    AnswerRange(width: width.narrowed(to: other.width), height: height.narrowed(to: other.height))
  }

  @inlinable package subscript(axis: Axis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

@usableFromInline package typealias AnswerRange = _AnswerRange
