// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The name of a dimension: the label of its axis and of its values for screen readers.
enum PlotLabel {
  case key(LocalizedStringKey)
  case string(String)
  case text(Text)

  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .string(let string): Text(verbatim: string)
    case .text(let text): text
    }
  }
}

/// A place on one axis: a value, or the interval of a unit of time around a date.
struct Datum {
  var value: _PlotValue
  /// The end of the interval that begins at the value.
  var end: Double?

  init(value: _PlotValue, end: Double? = nil) { (self.value, self.end) = (value, end) }

  /// The types of most values come first: requirements of a type that is not known cost more than the rest of a point.
  init<Value: Plottable>(_ value: Value) {
    if Value.self == Double.self {
      self.init(value: .number(unsafeBitCast(value, to: Double.self)))
    } else if Value.self == Int.self {
      self.init(value: .number(Double(unsafeBitCast(value, to: Int.self))))
    } else if Value.self == Date.self {
      self.init(value: .date(unsafeBitCast(value, to: Date.self).timeIntervalSinceReferenceDate))
    } else {
      self.init(value: value.plotValue, end: value._binEnd)
    }
  }
}

/// A value with the name of its dimension: `.value("Day", date, unit: .day)`.
public struct PlottableValue<Value: Plottable> {
  let label: PlotLabel
  let datum: Datum

  /// A value with the key of a translated label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: .key(labelKey), datum: Datum(value))
  }

  /// A value with a label that is not translated.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(label: .string(String(label)), datum: Datum(value))
  }

  /// A value with a text as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: .text(label), datum: Datum(value))
  }
}

extension PlottableValue where Value: Comparable {
  /// The part of an axis between two numbers or dates. A bar is as wide as it; other marks are at its centre.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label: .key(labelKey), datum: datum(range))
  }

  /// The part of an axis between two numbers or dates, with a label that is not translated.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label: .string(String(label)), datum: datum(range))
  }

  /// The part of an axis between two numbers or dates, with a text as its label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label: .text(label), datum: datum(range))
  }

  private static func datum(_ range: Range<Value>) -> Datum {
    Datum(value: range.lowerBound.plotValue, end: range.upperBound.plotValue.quantity)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of time that contains a date. A bar is as wide as the unit; other marks are at its centre.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    PlottableValue(label: .key(labelKey), datum: datum(value, unit, calendar))
  }

  /// The unit of time that contains a date, with a label that is not translated.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    PlottableValue(label: .string(String(label)), datum: datum(value, unit, calendar))
  }

  /// The unit of time that contains a date, with a text as its label.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue {
    PlottableValue(label: .text(label), datum: datum(value, unit, calendar))
  }

  /// A date that is not finite, or so distant that the calendar has no unit there, is a point in time.
  private static func datum(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> Datum {
    let seconds = date.timeIntervalSinceReferenceDate
    guard seconds.isFinite, abs(seconds) < CalendarSteps.limit,
      let interval = calendar.dateInterval(of: unit, for: date)
    else { return Datum(value: date.plotValue) }
    return Datum(
      value: interval.start.plotValue, end: interval.end.timeIntervalSinceReferenceDate)
  }
}
