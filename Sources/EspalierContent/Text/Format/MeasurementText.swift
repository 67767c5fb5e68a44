// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
internal import _FoundationICU

/// A measurement in words, by the units and patterns of the Unicode CLDR in the ICU that Foundation uses.
struct MeasurementText {
  let value: Double
  let unit: Dimension
  /// The width's name: `wide`, `abbreviated` or `narrow`.
  let width: String
  let usage: String?
  let hidesScaleName: Bool
  let locale: Locale
  let number: FloatingPointFormatStyle<Double>?

  private static let widths = ["wide": "unit-width-full-name", "abbreviated": "unit-width-short"]
  /// A skeleton with as many fraction digits as the number has.
  private static let precise = "." + String(repeating: "#", count: 16)

  var string: String { written ?? fallback }

  /// The text for units that the CLDR lacks: the number, and the unit's symbol.
  private var fallback: String {
    "\(value.formatted((number ?? .number).locale(locale)))\(width == "narrow" ? "" : " ")\(unit.symbol)"
  }

  private var written: String? {
    guard let name = CLDRUnit.name(of: unit) else { return nil }
    var value = value
    var stems = ["unit/\(name)", Self.widths[width] ?? "unit-width-narrow"]
    if let usage { stems.append("usage/\(usage)") }
    if hidesScaleName, unit is UnitTemperature {
      // ICU cannot choose a unit without a scale name, so the unit is chosen in a separate step.
      if usage != nil, let chosen = Self.format(value, stems + [Self.precise], locale)?.decimal { value = chosen }
      stems = ["measure-unit/temperature-generic", stems[1]]
      if number == nil, usage != nil { stems.append("precision-integer") }
    }
    guard let number else { return Self.format(value, stems, locale)?.text }
    guard let precise = Self.format(value, stems + [Self.precise], locale) else { return nil }
    // Replaces the number in the text by the style's. It is not found if there are two numbers.
    let plain = precise.decimal.formatted(.number.precision(.fractionLength(0...16)).locale(locale))
    return precise.text.replacingOccurrences(of: plain, with: precise.decimal.formatted(number.locale(locale)))
  }

  /// - Parameter stems: The stems of an ICU number skeleton.
  private static func format(_ value: Double, _ stems: [String], _ locale: Locale) -> (text: String, decimal: Double)? {
    var status = U_ZERO_ERROR
    let skeleton = Array(stems.joined(separator: " ").utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    let text = withUnsafeTemporaryAllocation(of: UChar.self, capacity: 512) { characters in
      let length = swift_unumf_resultToString(result, characters.baseAddress, Int32(characters.count), &status)
      return status.rawValue <= U_ZERO_ERROR.rawValue
        ? String(decoding: characters.prefix(Int(length)), as: UTF16.self) : nil
    }
    let decimal = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { characters in
      let length = swift_unumf_resultToDecimalNumber(result, characters.baseAddress, Int32(characters.count), &status)
      return Double(String(decoding: characters.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    guard let text, let decimal, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return (text, decimal)
  }
}

/// Foundation's units by their names in the Unicode CLDR.
private enum CLDRUnit {
  /// Nil for a custom unit, and for those that the CLDR lacks.
  static func name(of unit: Dimension) -> String? {
    // Two units have the same symbol.
    if unit == UnitFuelEfficiency.milesPerImperialGallon { return "mile-per-gallon-imperial" }
    return tables.lazy.compactMap { type, names in Swift.type(of: unit) == type ? names[unit.symbol] : nil }.first
  }

  /// Pairs such as `km` and `kilometer`: the prefix of the symbol determines that of the name.
  private static func prefixed(_ symbol: String, _ name: String, _ prefixes: String) -> [(String, String)] {
    prefixes.split(separator: " ").map { mark in
      mark == "-" ? (symbol, name) : (mark + symbol, String(names[mark]! + name[...]))
    }
  }

  private static let names: [Substring: String] = [
    "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "da": "deca", "d": "deci", "c": "centi",
    "m": "milli", "µ": "micro", "n": "nano", "p": "pico", "f": "femto", "P": "peta", "E": "exa", "Z": "zetta",
    "Y": "yotta", "Ki": "kibi", "Mi": "mebi", "Gi": "gibi", "Ti": "tebi", "Pi": "pebi", "Ei": "exbi", "Zi": "zebi",
    "Yi": "yobi",
  ]

  private static func table(_ groups: [(String, String)]...) -> [String: String] {
    Dictionary(groups.joined(), uniquingKeysWith: { first, _ in first })
  }

  private static let data = "- k M G T P E Z Y Ki Mi Gi Ti Pi Ei Zi Yi"

  private static let tables: [(Dimension.Type, [String: String])] = [
    (UnitAcceleration.self, ["m/s²": "meter-per-square-second", "g": "g-force"]),
    (
      UnitAngle.self,
      ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
    ),
    (
      UnitArea.self,
      table(
        prefixed("m²", "meter", "M k - c m µ n").map { ($0.0, "square-" + $0.1) },
        [
          ("in²", "square-inch"), ("ft²", "square-foot"), ("yd²", "square-yard"), ("mi²", "square-mile"),
          ("ac", "acre"),
          ("ha", "hectare"),
        ])
    ),
    (
      UnitConcentrationMass.self,
      ["g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter", "mmol/L": "millimole-per-liter"]
    ),
    (UnitDispersion.self, ["ppm": "permillion"]),
    (
      UnitDuration.self,
      table([("h", "hour"), ("m", "minute")], prefixed("s", "second", "- m µ n p"))
    ),
    (UnitElectricCurrent.self, table(prefixed("A", "ampere", "M k - m µ"))),
    (UnitElectricPotentialDifference.self, table(prefixed("V", "volt", "M k - m µ"))),
    (UnitElectricResistance.self, table(prefixed("Ω", "ohm", "M k - m µ"))),
    (
      UnitEnergy.self,
      table(
        prefixed("J", "joule", "k -"), [("kCal", "kilocalorie"), ("cal", "calorie"), ("kWh", "kilowatt-hour")])
    ),
    (UnitFrequency.self, table(prefixed("Hz", "hertz", "T G M k - m µ n"))),
    (
      UnitFuelEfficiency.self, ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
    ),
    (UnitIlluminance.self, ["lx": "lux"]),
    (
      UnitInformationStorage.self, table(prefixed("B", "byte", data), prefixed("b", "bit", data), [("bit", "bit")])
    ),
    (
      UnitLength.self,
      table(
        prefixed("m", "meter", "M k h da - d c m µ n p"),
        [
          ("in", "inch"), ("ft", "foot"), ("yd", "yard"), ("mi", "mile"), ("smi", "mile-scandinavian"),
          ("ly", "light-year"), ("NM", "nautical-mile"), ("ftm", "fathom"), ("fur", "furlong"),
          ("ua", "astronomical-unit"), ("pc", "parsec"),
        ])
    ),
    (
      UnitMass.self,
      table(
        prefixed("g", "gram", "k - d c m µ n p"),
        [
          ("oz", "ounce"), ("lb", "pound"), ("st", "stone"), ("t", "tonne"), ("ton", "ton"), ("ct", "carat"),
          ("oz t", "ounce-troy"),
        ])
    ),
    (UnitPower.self, table(prefixed("W", "watt", "T G M k - m µ n p f"), [("hp", "horsepower")])),
    (
      UnitPressure.self,
      table(
        prefixed("Pa", "pascal", "G M k h"), prefixed("bar", "bar", "- m"),
        [
          ("N/m²", "pascal"), ("inHg", "inch-ofhg"), ("mmHg", "millimeter-ofhg"),
          ("psi", "pound-force-per-square-inch"),
        ])
    ),
    (
      UnitSpeed.self,
      ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
    ),
    (UnitTemperature.self, ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
    (
      UnitVolume.self,
      table(
        prefixed("L", "liter", "M k - d c m"), prefixed("m³", "meter", "k - d c m").map { ($0.0, "cubic-" + $0.1) },
        [
          ("in³", "cubic-inch"), ("ft³", "cubic-foot"), ("yd³", "cubic-yard"), ("mi³", "cubic-mile"),
          ("af", "acre-foot"),
          ("bsh", "bushel"), ("tsp", "teaspoon"), ("tbsp", "tablespoon"), ("fl oz", "fluid-ounce"), ("cup", "cup"),
          ("pt", "pint"), ("qt", "quart"), ("gal", "gallon"), ("metric cup Imperial", "cup-metric"),
          ("fl oz Imperial", "fluid-ounce-imperial"),
          ("pt Imperial", "pint-imperial"), ("qt Imperial", "quart-imperial"), ("gal Imperial", "gallon-imperial"),
        ])
    ),
  ]
}
