// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A mark with its place in units of the plot: 0…1 from the start of each axis.
struct PlacedMark {
  let mark: Mark
  var x0: Double
  var x1: Double
  var y0: Double
  var y1: Double
  /// Whether a bar or an area extends along the vertical axis.
  var isVertical = true
  /// The number of the mark's place beside others, of `slots`.
  var slot = 0
  var slots = 1
  /// The axis along which they stand beside each other.
  var slotAxis = Axis.horizontal
  /// The distance to the nearest neighbour in units, for bars at numbers and points in time.
  var gap: Double?

  /// The value of a bar or a line, for screen readers.
  var value: _PlotValue? {
    if mark.kind == .sector { return mark.x?.value }
    return (isVertical ? mark.y : mark.x)?.value ?? (isVertical ? mark.x : mark.y)?.value
  }

  var xMiddle: Double { (x0 + x1) / 2 }
  var yMiddle: Double { (y0 + y1) / 2 }
}

/// The places of marks as one vector, so that a change of data is animated.
struct MarkPlaces: VectorArithmetic, Equatable {
  /// Four numbers for each mark: x0, x1, y0, y1.
  var numbers: [Double] = []

  /// Above this number of marks, changes are not animated.
  static let most = 2_000

  static let zero = MarkPlaces()

  /// Vectors of different counts are not between each other: the longer one is unchanged.
  private static func combine(_ a: MarkPlaces, _ b: MarkPlaces, _ operation: (Double, Double) -> Double) -> MarkPlaces {
    if b.numbers.isEmpty { return a }
    var result = a.numbers
    if result.count < b.numbers.count {
      result.append(contentsOf: repeatElement(0, count: b.numbers.count - result.count))
    }
    for index in b.numbers.indices { result[index] = operation(result[index], b.numbers[index]) }
    return MarkPlaces(numbers: result)
  }

  static func + (a: MarkPlaces, b: MarkPlaces) -> MarkPlaces { combine(a, b, +) }
  static func - (a: MarkPlaces, b: MarkPlaces) -> MarkPlaces { combine(a, b, -) }
  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
