// SPDX-License-Identifier: MIT

import Foundation

extension HKUnit {
  private static func make(
    _ prefix: HKMetricPrefix, _ text: String, _ dimensions: [String: Int], _ factor: Double = 1
  ) -> HKUnit { HKUnit(prefix.text + text, dimensions, prefix.factor * factor) }
  private static let energy = ["g": 1, "m": 2, "s": -2]
  private static let pressure = ["g": 1, "m": -1, "s": -2]

  /// Grams.
  public class func gram() -> HKUnit { gramUnit(with: .none) }
  /// Grams with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "g", ["g": 1]) }
  /// Ounces.
  public class func ounce() -> HKUnit { make(.none, "oz", ["g": 1], 28.349523125) }
  /// Pounds.
  public class func pound() -> HKUnit { make(.none, "lb", ["g": 1], 453.59237) }
  /// Stones: 14 pounds.
  public class func stone() -> HKUnit { make(.none, "st", ["g": 1], 6350.29318) }
  /// Metres.
  public class func meter() -> HKUnit { meterUnit(with: .none) }
  /// Metres with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "m", ["m": 1]) }
  /// Inches.
  public class func inch() -> HKUnit { make(.none, "in", ["m": 1], 0.0254) }
  /// Feet.
  public class func foot() -> HKUnit { make(.none, "ft", ["m": 1], 0.3048) }
  /// Yards.
  public class func yard() -> HKUnit { make(.none, "yd", ["m": 1], 0.9144) }
  /// Miles.
  public class func mile() -> HKUnit { make(.none, "mi", ["m": 1], 1609.344) }
  /// Litres.
  public class func liter() -> HKUnit { literUnit(with: .none) }
  /// Litres with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "L", ["m": 3], 0.001) }
  /// Fluid ounces of the United States.
  public class func fluidOunceUS() -> HKUnit { make(.none, "fl_oz_us", ["m": 3], 0.0000295735295625) }
  /// Cups of the United States.
  public class func cupUS() -> HKUnit { make(.none, "cup_us", ["m": 3], 0.0002365882365) }
  /// Seconds.
  public class func second() -> HKUnit { secondUnit(with: .none) }
  /// Seconds with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "s", ["s": 1]) }
  /// Minutes.
  public class func minute() -> HKUnit { make(.none, "min", ["s": 1], 60) }
  /// Hours.
  public class func hour() -> HKUnit { make(.none, "hr", ["s": 1], 3600) }
  /// Days.
  public class func day() -> HKUnit { make(.none, "d", ["s": 1], 86_400) }
  /// Hertz.
  public class func hertz() -> HKUnit { make(.none, "Hz", ["s": -1]) }
  /// Joules.
  public class func joule() -> HKUnit { jouleUnit(with: .none) }
  /// Joules with a prefix.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "J", energy, 1000) }
  /// Kilocalories.
  public class func kilocalorie() -> HKUnit { make(.none, "kcal", energy, 4_184_000) }
  /// Calories of a thousandth of a kilocalorie.
  public class func smallCalorie() -> HKUnit { make(.none, "cal", energy, 4184) }
  /// Kilocalories.
  public class func largeCalorie() -> HKUnit { make(.none, "Cal", energy, 4_184_000) }
  /// Watts.
  public class func watt() -> HKUnit { make(.none, "W", ["g": 1, "m": 2, "s": -3], 1000) }
  /// Pascals.
  public class func pascal() -> HKUnit { pascalUnit(with: .none) }
  /// Pascals with a prefix.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "Pa", pressure, 1000) }
  /// Millimetres of mercury.
  public class func millimeterOfMercury() -> HKUnit { make(.none, "mmHg", pressure, 133_322.387415) }
  /// Centimetres of water.
  public class func centimeterOfWater() -> HKUnit { make(.none, "cmAq", pressure, 98_066.5) }
  /// Atmospheres.
  public class func atmosphere() -> HKUnit { make(.none, "atm", pressure, 101_325_000) }
  /// Degrees above the freezing point of water.
  public class func degreeCelsius() -> HKUnit { HKUnit("degC", ["K": 1], 1, offset: 273.15) }
  /// Degrees of Fahrenheit's scale.
  public class func degreeFahrenheit() -> HKUnit { HKUnit("degF", ["K": 1], 5 / 9, offset: 459.67 * 5 / 9) }
  /// Degrees above the lowest temperature.
  public class func kelvin() -> HKUnit { make(.none, "K", ["K": 1]) }
  /// Volts with a prefix.
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { make(prefix, "V", ["V": 1]) }
  /// Moles with a prefix, of a substance with a mass in grams.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    make(prefix, "mol<\(gramsPerMole)>", ["g": 1], gramsPerMole)
  }
  /// Things.
  public class func count() -> HKUnit { make(.none, "count", [:]) }
  /// Parts of one: 0.5 is a half.
  public class func percent() -> HKUnit { make(.none, "%", [:]) }
  /// International units.
  public class func internationalUnit() -> HKUnit { make(.none, "IU", ["IU": 1]) }

  /// The unit of a text; nil for an unknown one.
  static func named(_ text: String) -> HKUnit? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, let unit = product(first) else { return nil }
    return parts.dropFirst().reduce(unit) { unit, part in
      guard let unit, let divisor = product(part) else { return nil }
      return unit.unitDivided(by: divisor)
    }
  }

  private static func product(_ text: Substring) -> HKUnit? {
    let factors = text.split { "·*.".contains($0) }
    guard let first = factors.first, let unit = single(String(first)) else { return nil }
    return factors.dropFirst().reduce(unit) { unit, factor in
      guard let unit, let other = single(String(factor)) else { return nil }
      return unit.unitMultiplied(by: other)
    }
  }

  private static func single(_ text: String) -> HKUnit? {
    let simple = [
      ounce(), pound(), stone(), inch(), foot(), yard(), mile(), fluidOunceUS(), cupUS(), minute(), hour(), day(),
      hertz(), kilocalorie(), smallCalorie(), largeCalorie(), watt(), millimeterOfMercury(), centimeterOfWater(),
      atmosphere(), degreeCelsius(), degreeFahrenheit(), kelvin(), count(), percent(), internationalUnit(),
    ]
    if let unit = simple.first(where: { $0.unitString == text }) { return unit }
    let prefixes: [HKMetricPrefix] = [
      .none, .femto, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera,
    ]
    for prefix in prefixes {
      let units = [
        gramUnit(with: prefix), meterUnit(with: prefix), literUnit(with: prefix), secondUnit(with: prefix),
        jouleUnit(with: prefix), pascalUnit(with: prefix), voltUnit(with: prefix),
      ]
      if let unit = units.first(where: { $0.unitString == text || $0.unitString == text.replacing("l", with: "L") }) {
        return unit
      }
    }
    return nil
  }
}
