// SPDX-License-Identifier: MIT

import Foundation

/// Kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }

  /// A kind of quantities.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// A kind of categories.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// A property of the user.
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  /// Workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  /// Whether an object has the same parts.
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  /// The hash of the parts.
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
}

/// Kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// Kind of quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// A kind of quantities.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

/// Kind of categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// A kind of categories.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

/// Property of the user.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// A property of the user.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}

/// Kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
