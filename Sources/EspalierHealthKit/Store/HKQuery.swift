// SPDX-License-Identifier: MIT

import Foundation

/// The number that means no limit of results.
public let HKObjectQueryNoLimit = 0
/// Key of an order: the beginning of a sample.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Key of an order: the end of a sample.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Rule for samples at the borders of a time.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The sample begins in the time.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// The sample ends in the time.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// Question to the store of health data. Linux has none: the closure of a query receives an error when it is executed.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The kind of the data; nil for a query without one.
  public let objectType: HKObjectType?
  /// The condition.
  public let predicate: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

  /// Calls the closure of the query.
  func fail(_ error: HKError) {}

  /// The condition that a sample is within a time.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { sample, _ in
      guard let sample = sample as? HKSample else { return false }
      if let startDate {
        if sample.endDate < startDate { return false }
        if options.contains(.strictStartDate), sample.startDate < startDate { return false }
      }
      if let endDate {
        if sample.startDate >= endDate { return false }
        if options.contains(.strictEndDate), sample.endDate > endDate { return false }
      }
      return true
    }
  }

  /// The condition that an object has an identifier.
  open class func predicateForObject(with uuid: UUID) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.uuid == uuid }
  }
}
