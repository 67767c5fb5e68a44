// SPDX-License-Identifier: MIT

import Foundation

/// Number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  /// A number of a unit.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// Whether the quantity can be converted to a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimensions == unit.dimensions }

  /// The number of another unit. A unit of another kind ends the program, as Apple's exception does.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard self.is(compatibleWith: unit) else {
      fatalError("A quantity of \(self.unit.unitString) cannot be converted to \(unit.unitString).")
    }
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  /// The order of two quantities of the same kind.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  /// Whether an object has the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return other.doubleValue(for: unit) == value
  }
  /// The hash of the parts.
  open override var hash: Int { unit.dimensions.hashValue }
  open override var description: String { "\(value) \(unit.unitString)" }
}
