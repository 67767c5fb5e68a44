// SPDX-License-Identifier: MIT

import Foundation

extension Measurement where UnitType: Dimension {
  /// Formats measurements in the units and words of a language, those of the Unicode CLDR: 3.4 miles, 5,5 km. Foundation on Linux
  /// lacks this style.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a unit's name.
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

    /// The length of the unit's name.
    public var width: UnitWidth
    /// Whether a temperature is written without Celsius or Fahrenheit: 21°.
    public var hidesScaleName = false
    /// The locale of words and units.
    public var locale: Locale
    /// The purpose of the measurement, which determines the unit; nil is `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Formats the number; nil is the unit's own format. Without effect if the measurement is written with two units, as 5′ 11″.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// - Parameters:
    ///   - width: The length of the unit's name.
    ///   - locale: The locale of words and units.
    ///   - usage: The purpose of the measurement, which selects the unit customary for it in the locale.
    ///   - hidesScaleName: Whether a temperature is written without Celsius or Fahrenheit: 21°.
    ///   - numberFormatStyle: Formats the number; nil is the unit's own format.
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

  /// The measurement with the unit's abbreviation, in the unit customary in the user's locale.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Formats a measurement: `distance.formatted(.measurement(width: .wide, usage: .road))`.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Formats a temperature. With `hidesScaleName` it is written without Celsius or Fahrenheit: 21°.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

/// The purpose of a measurement, for the choice of a unit: the height of a person is in feet and inches where a distance is in
/// miles.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name in the Unicode CLDR; nil keeps the unit.
  let name: String?

  /// The most common unit.
  public static var general: Self { Self(name: "default") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A person's length, in one unit.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A distance along a road.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// An amount of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// The range of sight.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy used by a person.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of a drink.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { Self(name: "wind") }
}

extension Measurement.FormatStyle: BoundableFormat {
  func bounded(for view: String) -> Self {
    var style = self
    style.numberFormatStyle = numberFormatStyle?.usable(view)
    return style
  }
}
