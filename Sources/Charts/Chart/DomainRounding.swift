// SPDX-License-Identifier: MIT

import Foundation

/// The values to which the domain of an axis is rounded: those of marks that set `roundLowerBound` or `roundUpperBound`.
public struct _DomainRounding {
  let calendar: Calendar
  var values: [AxisMarkValues] = []

  init(_ setting: AxisSetting, _ calendar: Calendar) {
    self.calendar = calendar
    if case .content(let content) = setting { content._collect(into: &self) }
  }

  /// Whether a bound stays that of the data: marks forbid its rounding.
  private func forbids(_ bound: KeyPath<AxisMarkValues, Bool?>) -> Bool {
    values.contains { $0[keyPath: bound] == false } && !values.contains { $0[keyPath: bound] == true }
  }

  /// The domain of a scale.
  /// - Parameters:
  ///   - data: The domain without rounding.
  ///   - automatic: The domain that the framework chooses.
  func domain(_ data: ClosedRange<Double>, automatic: ClosedRange<Double>, _ kind: PositionScale.Kind)
    -> ClosedRange<Double>
  {
    var low = forbids(\.roundsLower) ? data.lowerBound : automatic.lowerBound
    var high = forbids(\.roundsUpper) ? data.upperBound : automatic.upperBound
    for values in values where values.roundsLower == true || values.roundsUpper == true {
      guard let outer = Self.outer(values, data, kind, calendar) else { continue }
      // The bound of these marks replaces the framework's, so that the axis ends at one of their values.
      if values.roundsLower == true { low = min(outer.lowerBound, data.lowerBound) }
      if values.roundsUpper == true { high = max(outer.upperBound, data.upperBound) }
    }
    return ClosedRange(ordered: low, high)
  }

  /// The values of an axis nearest to an interval that contain it.
  private static func outer(
    _ values: AxisMarkValues, _ range: ClosedRange<Double>, _ kind: PositionScale.Kind, _ calendar: Calendar
  ) -> ClosedRange<Double>? {
    var ticks: [Double] = []
    switch (values.kind, kind) {
    case (.automatic(let count, let minimum), .number):
      let step = NiceNumbers.step(range, count: count ?? 5)
      ticks = NiceNumbers.multiples(of: max(step, minimum ?? 0), range, covers: true)
    case (.automatic(let count, _), .date):
      ticks = CalendarSteps.around(range, CalendarSteps.step(range, count: count ?? 5), calendar: calendar)
    case (.numbers(let step), .number): ticks = NiceNumbers.multiples(of: step, range, covers: true)
    case (.dates(let step, let own), .date):
      ticks = CalendarSteps.around(range, step, calendar: own ?? calendar)
    case (.values(let all), _): ticks = all.compactMap(\.quantity).filter(\.isFinite)
    default: break
    }
    guard let low = ticks.min(), let high = ticks.max() else { return nil }
    return low...high
  }
}
