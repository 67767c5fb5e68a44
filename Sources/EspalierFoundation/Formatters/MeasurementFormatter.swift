// SPDX-License-Identifier: MIT

import EspalierContent
import Foundation

/// Formats measurements and units in a language: 5 km, 3.107 mi, 21°. Foundation on Linux declares a class of this name
/// without members.
///
/// The number has the fraction digits and the grouping of `numberFormatter`; its other properties have no effect.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own unit, not that of the locale.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit in which the number is neither very large nor very small: 1 km instead of 1,000 m.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without Celsius or Fahrenheit: 21°.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The choice of the unit; if empty, the unit is that of the locale.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale of words and units; nil is the system's.
  open var locale: Locale! = .current
  /// The format of the number: with at most three fraction digits at first.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The measurement in the locale's unit, or its own, by `unitOptions`.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  /// The name of a unit, as after a number of several.
  open func string(from unit: Unit) -> String {
    guard let unit = unit as? Dimension else { return unit.symbol }
    let style = style(isProvided: true)
    let text = style.format(Measurement(value: 2, unit: unit))
    return text.replacingOccurrences(of: 2.formatted(.number.locale(style.locale)), with: "")
      .trimmingCharacters(in: .whitespaces)
  }

  /// The measurement of `Measurement<Unit>`, or the name of a `Unit`; nil for any other value.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as Measurement<Unit>: string(from: measurement)
    case let measurement as NSMeasurement: string(measurement.doubleValue, measurement.unit)
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private func string(_ value: Double, _ unit: Unit) -> String {
    guard let unit = unit as? Dimension else {
      return (numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)") + " " + unit.symbol
    }
    let isProvided = unitOptions.contains(.providedUnit)
    guard isProvided, unitOptions.contains(.naturalScale) else {
      return style(isProvided: isProvided).format(Measurement(value: value, unit: unit))
    }
    return style(isProvided: true).format(UnitScale.natural(Measurement(value: value, unit: unit)))
  }

  private func style(isProvided: Bool) -> Measurement<Dimension>.FormatStyle {
    let number = numberFormatter ?? NumberFormatter()
    let minimum = max(0, number.minimumFractionDigits)
    return Measurement<Dimension>.FormatStyle(
      width: unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated,
      locale: locale ?? .autoupdatingCurrent, usage: isProvided ? .asProvided : .general,
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit),
      numberFormatStyle: .number.precision(.fractionLength(minimum...max(minimum, number.maximumFractionDigits)))
        .grouping(number.usesGroupingSeparator ? .automatic : .never))
  }
}
