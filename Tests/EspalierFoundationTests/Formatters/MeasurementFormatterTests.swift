// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite struct MeasurementFormatterTests {
  private let distance = Measurement(value: 5, unit: UnitLength.kilometers)

  private func formatter(_ options: MeasurementFormatter.UnitOptions, language: String = "en_US")
    -> MeasurementFormatter
  {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.unitOptions = options
    return formatter
  }

  @Test func theUnitIsThatOfTheLocaleUnlessItIsProvided() {
    #expect(formatter([]).string(from: distance) == "3.107 mi")
    #expect(formatter(.providedUnit).string(from: distance) == "5 km")
    #expect(formatter([], language: "de_DE").string(from: distance) == "5 km")
  }

  @Test func theStyleIsTheLengthOfTheUnit() {
    let formatter = formatter(.providedUnit)
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5 kilometers")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    formatter.unitStyle = .short
    #expect(formatter.string(from: distance) == "5km")
  }

  @Test func aNaturalScaleIsTheLargestUnitWithAWholePart() {
    let formatter = formatter([.providedUnit, .naturalScale])
    #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1.5 km")
    #expect(formatter.string(from: Measurement(value: 0.25, unit: UnitLength.meters)) == "25 cm")
  }

  @Test func temperaturesHaveNoScaleOnRequest() {
    let formatter = formatter([.providedUnit, .temperatureWithoutUnit])
    #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
  }

  @Test func theNumberHasTheDigitsOfItsFormatter() {
    let formatter = formatter(.providedUnit)
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 1234.56, unit: UnitLength.meters)) == "1,234.6 m")
  }
}
