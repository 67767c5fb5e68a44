// SPDX-License-Identifier: MIT

import Foundation

/// Health data: a value of the program, which no store keeps on Linux.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid = UUID()
  /// More about the data.
  public let metadata: [String: Any]?
  init(_ metadata: [String: Any]?) { self.metadata = metadata }
}

/// Health data of a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata)
  }
}

/// Quantity of a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let quantityType: HKQuantityType
  /// The quantity.
  public let quantity: HKQuantity

  /// A quantity of a time.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// Category of a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The kind.
  public let categoryType: HKCategoryType
  /// The category: the number of one of the `HKCategoryValue` types.
  public let value: Int

  /// A category of a time.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata)
  }
}

/// Category of a sample without a type of its own.
public enum HKCategoryValue: Int, Sendable {
  /// None.
  case notApplicable
}

/// Kind of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  /// In bed.
  case inBed
  /// Sleep without a phase.
  case asleepUnspecified
  /// Awake.
  case awake
  /// Light sleep.
  case asleepCore
  /// Deep sleep.
  case asleepDeep
  /// Sleep with dreams.
  case asleepREM

  /// Sleep, in the form of older systems.
  public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
}

/// Amount of a menstrual flow.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  /// It is not known.
  case unspecified = 1
  /// Light.
  case light
  /// Medium.
  case medium
  /// Heavy.
  case heavy
  /// None.
  case none
}
