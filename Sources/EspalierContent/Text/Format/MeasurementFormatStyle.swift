// SPDX-License-Identifier: MIT

import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements in the units and words of a language, those of the Unicode CLDR: 3.4 miles, 5,5 km. Foundation on Linux
  /// lacks this style.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      enum Kind: String, Codable { case wide, abbreviated, narrow }
      let kind: Kind

      /// 5 kilometers.
      public static var wide: UnitWidth { UnitWidth(kind: .wide) }
      /// 5 km.
      public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
      /// 5km.
      public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// Of a temperature: writes 21°, without Celsius or Fahrenheit.
    public var hidesScaleName = false
    /// Whose words and units are used.
    public var locale: Locale
    /// What is measured, which decides about the unit; nil as `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Writes the number; nil leaves it to the unit. It has no effect where one measurement is written with two units, as 5′ 11″.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// - Parameters:
    ///   - width: How much of the unit's name is written.
    ///   - locale: Whose words and units are used.
    ///   - usage: What is measured: the unit is the one that people use for that where the locale is.
    ///   - hidesScaleName: Of a temperature: writes 21°, without Celsius or Fahrenheit.
    ///   - numberFormatStyle: Writes the number; nil leaves it to the unit.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement in the style's language.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(
        value: value.value, unit: value.unit, width: width.kind.rawValue, usage: (usage ?? .general).name,
        hidesScaleName: hidesScaleName, locale: locale, number: numberFormatStyle
      ).string
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where Measurement<UnitType> == S.FormatInput { style.format(self) }

  /// The measurement with the unit's abbreviation, in the unit that people use where the program's user is.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Writes a measurement: `distance.formatted(.measurement(width: .wide, usage: .road))`.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes a temperature. With `hidesScaleName` it is 21°, without Celsius or Fahrenheit.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

/// What is measured, for the choice of a unit: the height of a person is in feet and inches where a distance is in miles.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// As the Unicode CLDR calls it; nil keeps the unit.
  let name: String?

  /// What people use mostly.
  public static var general: Self { Self(name: "default") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Of a person, in one unit.
  public static var person: Self { Self(name: "person") }
  /// How tall a person is.
  public static var personHeight: Self { Self(name: "person-height") }
  /// Along a road.
  public static var road: Self { Self(name: "road") }
  /// Of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// Of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of a person.
  public static var person: Self { Self(name: "person") }
  /// Of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Of food.
  public static var food: Self { Self(name: "food") }
  /// What a person burns.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Of what one drinks.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// Of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Of wind.
  public static var wind: Self { Self(name: "wind") }
}

extension Measurement.FormatStyle: BoundableFormat {
  func bounded(for view: String) -> Self {
    var style = self
    style.numberFormatStyle = numberFormatStyle?.usable(view)
    return style
  }
}
