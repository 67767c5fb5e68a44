// SPDX-License-Identifier: MIT

import Foundation

/// Units that differ by their size only, in which one quantity is written.
enum UnitScale {
  private static let scales: [[Dimension]] = [
    [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers],
    [UnitLength.inches, UnitLength.feet, UnitLength.miles],
    [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons],
    [UnitMass.ounces, UnitMass.pounds],
    [UnitVolume.milliliters, UnitVolume.liters],
    [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
    [UnitEnergy.joules, UnitEnergy.kilojoules], [UnitEnergy.calories, UnitEnergy.kilocalories],
    [UnitPower.milliwatts, UnitPower.watts, UnitPower.kilowatts, UnitPower.megawatts, UnitPower.gigawatts],
    [UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz, UnitFrequency.gigahertz],
    [
      UnitInformationStorage.bytes, UnitInformationStorage.kilobytes, UnitInformationStorage.megabytes,
      UnitInformationStorage.gigabytes, UnitInformationStorage.terabytes,
    ],
  ]

  /// The measurement in the largest unit of its scale of which it has one or more; in the smallest unit if it has less of each.
  static func natural(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    guard let scale = scales.first(where: { $0.contains(measurement.unit) }) else { return measurement }
    let converted = scale.map { measurement.converted(to: $0) }
    return converted.last { abs($0.value) >= 1 } ?? converted[0]
  }
}
