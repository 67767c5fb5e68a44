// SPDX-License-Identifier: MIT

import Foundation

/// The sums of bars and areas of the same place.
struct Stacking {
  private struct Key: Hashable {
    let kind: MarkKind
    let place: _PlotValue?
    let slot: _PlotValue?
    let isVertical: Bool
  }
  private struct Sums {
    var positive = 0.0
    var negative = 0.0
    var total = 0.0
  }
  private var sums: [Key: Sums] = [:]

  private static func key(_ mark: Mark, _ isVertical: Bool) -> Key {
    Key(
      kind: mark.kind, place: (isVertical ? mark.x : mark.y)?.value, slot: mark.style.values.positionBy?.value,
      isVertical: isVertical)
  }

  /// Adds a value to the total of its place, which normalized and centred stacks depend on.
  mutating func total(_ mark: Mark, _ value: Double, isVertical: Bool) {
    sums[Self.key(mark, isVertical), default: Sums()].total += abs(value)
  }

  /// The start and the end of a value upon those before it.
  mutating func place(_ mark: Mark, _ value: Double, isVertical: Bool) -> (start: Double, end: Double) {
    if mark.stacking == .unstacked { return (0, value) }
    let key = Self.key(mark, isVertical)
    var sum = sums[key] ?? Sums()
    var value = value
    var base = 0.0
    if mark.stacking == .normalized { value = sum.total == 0 ? 0 : value / sum.total }
    if mark.stacking == .center { base = -sum.total / 2 }
    let start: Double
    if value < 0 {
      start = sum.negative
      sum.negative += value
    } else {
      start = sum.positive
      sum.positive += value
    }
    sums[key] = sum
    return (base + start, base + start + value)
  }
}
