// SPDX-License-Identifier: MIT

import Foundation

/// Prefix of a unit.
public enum HKMetricPrefix: Int, Sendable {
  /// 1.
  case none
  /// 10⁻¹⁵.
  case femto = 13
  /// 10⁻¹².
  case pico = 1
  /// 10⁻⁹.
  case nano
  /// 10⁻⁶.
  case micro
  /// 10⁻³.
  case milli
  /// 10⁻².
  case centi
  /// 10⁻¹.
  case deci
  /// 10.
  case deca
  /// 100.
  case hecto
  /// 1000.
  case kilo
  /// 10⁶.
  case mega
  /// 10⁹.
  case giga
  /// 10¹².
  case tera

  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1000
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  var text: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// Unit of a quantity. Quantities of units with the same dimensions can be converted.
open class HKUnit: NSObject, @unchecked Sendable {
  /// The text of the unit, such as `kg` or `count/min`.
  public let unitString: String
  /// The powers of the basic units.
  let dimensions: [String: Int]
  /// The number of basic units.
  let factor: Double
  /// The value of zero in basic units, for temperatures.
  let offset: Double

  init(_ text: String, _ dimensions: [String: Int], _ factor: Double, offset: Double = 0) {
    (unitString, self.factor, self.offset) = (text, factor, offset)
    self.dimensions = dimensions.filter { $0.value != 0 }
  }

  /// The unit of a text such as `kg`, `count/min` or `mg/dL`. An unknown text ends the program, as Apple's exception does.
  public convenience init(from string: String) {
    guard let unit = HKUnit.named(string) else { fatalError("HealthKit has no unit “\(string)”.") }
    self.init(string, unit.dimensions, unit.factor, offset: unit.offset)
  }

  /// The product of two units.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", dimensions.merging(unit.dimensions, uniquingKeysWith: +), factor * unit.factor
    )
  }

  /// The quotient of two units.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    let inverse = unit.unitRaised(toPower: -1)
    return HKUnit(
      "\(unitString)/\(unit.unitString)", dimensions.merging(inverse.dimensions, uniquingKeysWith: +),
      factor * inverse.factor)
  }

  /// A power of the unit.
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", dimensions.mapValues { $0 &* power }, pow(factor, Double(power)))
  }

  /// The inverse of the unit.
  open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
  /// Whether the unit has no dimension, as `count` and `percent`.
  open func isNull() -> Bool { dimensions.isEmpty }

  /// Whether an object has the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return dimensions == other.dimensions && factor == other.factor && offset == other.offset
  }
  /// The hash of the parts.
  open override var hash: Int { dimensions.hashValue ^ factor.hashValue }
  open override var description: String { unitString }
}
