// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Styles that Foundation on Linux lacks; the words are those of the Unicode CLDR.
@MainActor
@Suite struct MeasurementFormatTests {
  private typealias Length = Measurement<UnitLength>.FormatStyle
  private typealias Temperature = Measurement<UnitTemperature>.FormatStyle

  private func length(_ kilometers: Double, _ style: Length, _ locale: String) -> String {
    plain(
      Measurement(value: kilometers, unit: UnitLength.kilometers).formatted(style.locale(Locale(identifier: locale))))
  }

  /// With the usual spaces in place of those that do not break.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test(
    "width and language",
    arguments: [
      (Length.UnitWidth.wide, "en_GB", "5.5 kilometres"), (.abbreviated, "de_DE", "5,5 km"),
      (.narrow, "en_GB", "5.5km"),
      (.wide, "ar_EG", "٥٫٥ كيلومتر"), (.wide, "pl_PL", "5,5 kilometra"),
    ])
  func widths(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: String, _ expected: String) {
    #expect(length(5.5, .measurement(width: width, usage: .asProvided), locale) == expected)
  }

  @Test("the unit is the one of the place, for what is measured")
  func usages() {
    #expect(length(100, .measurement(width: .abbreviated), "en_US") == "62 mi")
    #expect(length(100, .measurement(width: .abbreviated), "fr_FR") == "100 km")
    #expect(length(0.3, .measurement(width: .wide, usage: .road), "en_US") == "1,000 feet")
    #expect(length(0.0018, .measurement(width: .narrow, usage: .personHeight), "en_US") == "5′ 11″")
    #expect(length(100, .measurement(width: .wide, usage: .asProvided), "en_US") == "100 kilometers")
    let weight = Measurement(value: 80, unit: UnitMass.kilograms)
    let style = Measurement<UnitMass>.FormatStyle(width: .abbreviated, usage: .personWeight)
    #expect(weight.formatted(style.locale(Locale(identifier: "de_DE"))) == "80 kg")
  }

  @Test("the number has a style of its own")
  func numbers() {
    let precise = Length.measurement(
      width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(length(1234.5678, precise, "en_US") == "1,234.57 km")
    #expect(length(1234.5678, precise, "de_DE") == "1.234,57 km")
    let road = Length.measurement(
      width: .wide, usage: .road, numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(length(100, road, "en_US") == "62.1 miles")
    #expect(length(-3, precise, "en_US") == "-3.00 km")
    // Two units, two numbers: each is as ICU has it.
    let height = Length.measurement(width: .narrow, usage: .personHeight, numberFormatStyle: .number)
    #expect(length(0.0018, height, "en_US").hasPrefix("5′"))
  }

  @Test("a temperature without its scale")
  func temperatures() {
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    func written(_ style: Temperature, _ locale: String) -> String {
      plain(warm.formatted(style.locale(Locale(identifier: locale))))
    }
    #expect(written(.measurement(width: .abbreviated), "en_US") == "70°F")
    #expect(written(.measurement(width: .narrow, usage: .weather, hidesScaleName: true), "en_US") == "70°")
    #expect(written(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true), "en_US") == "21°")
    #expect(written(.measurement(width: .wide), "fr_FR") == "21 degrés Celsius")
  }

  @Test(
    "all units have a name",
    arguments: [
      (UnitDuration.hours as Dimension, "5 hr"), (UnitInformationStorage.megabits, "5 Mb"), (UnitSpeed.knots, "5 kn"),
      (UnitPressure.hectopascals, "5 hPa"), (UnitEnergy.kilowattHours, "5 kWh"), (UnitVolume.tablespoons, "5 tbsp"),
      (UnitFuelEfficiency.milesPerImperialGallon, "5 mpg Imp."), (UnitFuelEfficiency.milesPerGallon, "5 mpg"),
      (UnitAngle.degrees, "5 deg"), (UnitArea.squareKilometers, "5 km²"), (UnitPower.megawatts, "5 MW"),
      // The CLDR has none: the symbol.
      (UnitMass.slugs, "5 slug"), (Parsnips.parsnips, "5 parsnips"),
    ])
  func names(_ unit: Dimension, _ expected: String) {
    let style = Measurement<Dimension>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .asProvided)
    #expect(style.format(Measurement(value: 5, unit: unit)) == expected)
  }

  private final class Parsnips: Dimension, @unchecked Sendable {
    static let parsnips = Parsnips(symbol: "parsnips", converter: UnitConverterLinear(coefficient: 1))
    override class func baseUnit() -> Self { parsnips as! Self }
  }

  @Test("a format in a text follows the environment")
  func texts() throws {
    let distance = Measurement(value: 5.5, unit: UnitLength.kilometers)
    let view = VStack {
      Text(distance, format: .measurement(width: .wide, usage: .asProvided))
      Text("\(distance, format: .measurement(width: .wide, usage: .asProvided)) to go")
    }
    let german = ViewHost(view.environment(\.locale, Locale(identifier: "de")))
    #expect(try german.get(.text("5,5 Kilometer")).frame.height > 0)
    #expect(try german.get(.text("5,5 Kilometer to go")).frame.height > 0)
  }

  @Test("amounts of data")
  func bytes() {
    let amount = Measurement(value: 5.26, unit: UnitInformationStorage.megabytes)
    #expect(amount.formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US"))) == "5.3 MB")
    let endless = Measurement(value: .infinity, unit: UnitInformationStorage.bytes)
    #expect(!endless.formatted(.byteCount(style: .file)).isEmpty)
  }

  @Test("numbers that are none")
  func strange() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -0.0] {
      #expect(!Measurement(value: value, unit: UnitLength.meters).formatted().isEmpty)
    }
  }
}

@Suite struct PersonNameFormatTests {
  private let ada = PersonNameComponents(
    namePrefix: "Countess", givenName: "Ada", middleName: "King", familyName: "Lovelace", nameSuffix: "FRS",
    nickname: "Addie")

  private func written(
    _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style, _ locale: String = "en_US"
  ) -> String { name.formatted(.name(style: style).locale(Locale(identifier: locale))) }

  @Test func widths() {
    #expect(written(ada, .short) == "Addie")
    #expect(written(ada, .medium) == "Ada Lovelace")
    #expect(written(ada, .long) == "Countess Ada King Lovelace FRS")
    #expect(written(ada, .abbreviated) == "AL")
    #expect(ada.formatted().contains("Lovelace"))
  }

  @Test func theFamilyNameComesFirstInSomeLanguages() {
    let name = PersonNameComponents(givenName: "Zoltán", familyName: "Kodály")
    #expect(written(name, .medium, "hu_HU") == "Kodály Zoltán" && written(name, .abbreviated, "hu_HU") == "KZ")
    let yamada = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(written(yamada, .medium, "ja_JP") == "山田太郎" && written(yamada, .abbreviated, "ja_JP") == "山")
    // Also where others read it.
    #expect(written(yamada, .medium, "en_US") == "山田太郎")
    #expect(written(PersonNameComponents(givenName: "エイダ", familyName: "ラブレス"), .medium, "en_US") == "エイダ ラブレス")
  }

  @Test func whatIsMissingLeavesNoGap() {
    #expect(written(PersonNameComponents(givenName: " Ada "), .long) == "Ada")
    #expect(written(PersonNameComponents(familyName: "Lovelace"), .short) == "Lovelace")
    #expect(written(PersonNameComponents(namePrefix: "Dr.", nickname: "Ada"), .medium) == "Dr.")
    #expect(written(PersonNameComponents(), .abbreviated) == "" && written(PersonNameComponents(), .medium) == "")
  }

  /// Apple's page of `TextField(_:value:format:)` has a field of a name.
  @Test func aFieldReadsWhatItWrites() throws {
    func read(_ text: String, _ locale: String = "en_US") throws -> PersonNameComponents {
      try PersonNameComponents.FormatStyle(locale: Locale(identifier: locale)).parseStrategy.parse(text)
    }
    #expect(try read("Ada Lovelace") == PersonNameComponents(givenName: "Ada", familyName: "Lovelace"))
    #expect(try read(" Ada ") == PersonNameComponents(givenName: "Ada"))
    #expect(
      try read("Dr. Ada King Lovelace Jr.")
        == PersonNameComponents(
          namePrefix: "Dr.", givenName: "Ada", middleName: "King", familyName: "Lovelace", nameSuffix: "Jr."))
    #expect(
      try read("van Beethoven, Ludwig")
        == PersonNameComponents(givenName: "Ludwig", familyName: "van Beethoven"))
    #expect(try read("Ada Lovelace, PhD").nameSuffix == "PhD")
    #expect(try read("Kodály Zoltán", "hu_HU") == PersonNameComponents(givenName: "Zoltán", familyName: "Kodály"))
    #expect(try read("山田 太郎") == PersonNameComponents(givenName: "太郎", familyName: "山田"))
    for text in ["Ada Lovelace", "Ada", "Ada King Lovelace"] { #expect(try written(read(text), .long) == text) }
    for text in ["", "  ", ","] { #expect(throws: (any Error).self, "\(text)") { try read(text) } }
    #expect(try PersonNameComponents("Ada Lovelace", strategy: .name).familyName == "Lovelace")
  }

  @MainActor @Test func aFieldTakesAName() throws {
    struct Field: View {
      @State private var name = PersonNameComponents()
      var body: some View {
        TextField("Proper name", value: $name, format: .name(style: .medium)).frame(width: 200)
        Text(name.familyName ?? "none")
      }
    }
    let host = ViewHost(Field(), size: CGSize(width: 300, height: 200))
    let field = try host.get(.role(.textField))
    try field.type("Ada Lovelace")
    try field.key(.return)
    try host.settle()
    #expect(!host.all(.text("Lovelace")).isEmpty)
  }
}
