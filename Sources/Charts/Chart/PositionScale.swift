// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The scale of one axis: from values to units, 0 at the start of the axis to 1 at its end.
///
/// A value has a coordinate first: the number, its logarithm, the seconds of a date, or the number of a category plus a half.
struct PositionScale {
  enum Kind: Hashable { case number, date, category }
  var kind = Kind.number
  var type = ScaleType.linear
  /// The coordinates at the start and at the end.
  var lower = 0.0
  var upper = 1.0
  var isReversed = false
  var range = _PositionRange.padded(start: 0, end: 0)
  var categories: [_PlotValue] = []
  var numbers: [_PlotValue: Int] = [:]

  /// The unit of a coordinate.
  func unit(coordinate: Double) -> Double {
    let span = upper - lower
    let unit = span == 0 || !span.isFinite ? 0.5 : (coordinate - lower) / span
    return isReversed ? 1 - unit : unit
  }

  /// The coordinate of a value; nil without a place.
  func coordinate(_ value: _PlotValue) -> Double? {
    switch (kind, value) {
    case (.category, _): numbers[value].map { Double($0) + 0.5 }
    case (_, .number(let value)), (_, .date(let value)): type.coordinate(value)
    case (_, .category): nil
    }
  }

  /// The unit of a value; nil without a place.
  func unit(_ value: _PlotValue) -> Double? { coordinate(value).map(unit(coordinate:)) }

  /// The value at a unit; nil outside of the categories.
  func value(unit: Double) -> _PlotValue? {
    guard unit.isFinite else { return nil }
    let coordinate = lower + (isReversed ? 1 - unit : unit) * (upper - lower)
    switch kind {
    case .number: return .number(type.value(coordinate))
    case .date: return .date(coordinate)
    case .category:
      let number = Int(clamping: coordinate.rounded(.down))
      // The end of the last category belongs to it.
      if number == categories.count, coordinate == Double(number) { return categories.last }
      return categories.indices.contains(number) ? categories[number] : nil
    }
  }

  /// The part of the axis that a datum takes, in units: a category's place, a unit of time, otherwise a point.
  func band(_ datum: Datum) -> (start: Double, end: Double)? {
    guard let coordinate = coordinate(datum.value) else { return nil }
    if kind == .category { return (unit(coordinate: coordinate - 0.5), unit(coordinate: coordinate + 0.5)) }
    guard let end = datum.end.flatMap(type.coordinate) else {
      let unit = unit(coordinate: coordinate)
      return (unit, unit)
    }
    return (unit(coordinate: coordinate), unit(coordinate: end))
  }

  /// The distance in points from the start of an axis.
  func points(unit: Double, length: CGFloat) -> CGFloat {
    switch range {
    case .padded(let start, let end): start + unit * max(length - start - end, 0)
    case .points(let start, let end): start + unit * (end - start)
    }
  }

  /// The unit at a distance in points from the start of an axis.
  func unit(points: CGFloat, length: CGFloat) -> Double {
    let (first, last) = (self.points(unit: 0, length: length), self.points(unit: 1, length: length))
    return last == first ? 0 : (points - first) / (last - first)
  }

  /// The values of the bounds of a scale of numbers or dates.
  var bounds: ClosedRange<Double> { ClosedRange(ordered: type.value(lower), type.value(upper)) }
}
