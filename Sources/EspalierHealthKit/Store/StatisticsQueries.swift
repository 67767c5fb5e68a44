// SPDX-License-Identifier: MIT

import Foundation

/// Figures of quantities.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Figures of each source.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The mean.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The smallest.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The largest.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The last.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// Figures of the quantities of a time. No store makes them on Linux.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The kind.
  public let quantityType: HKQuantityType
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  init(_ type: HKQuantityType, _ start: Date, _ end: Date) { (quantityType, startDate, endDate) = (type, start, end) }

  /// The sum; nil without quantities.
  open func sumQuantity() -> HKQuantity? { nil }
  /// The mean; nil without quantities.
  open func averageQuantity() -> HKQuantity? { nil }
  /// The smallest; nil without quantities.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// The largest; nil without quantities.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// The last; nil without quantities.
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Figures of the quantities of several times. No store makes them on Linux.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The figures of all times: none.
  open func statistics() -> [HKStatistics] { [] }
  /// The figures of the time around a date: nil.
  open func statistics(for date: Date) -> HKStatistics? { nil }
  /// Calls a closure with the figures of each time: none.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// Question for figures: it receives an error.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// A question for figures.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Question for figures of several times: it receives an error.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Called with the error.
  open var initialResultsHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Called for later figures; not called, as the query fails.
  open var statisticsUpdateHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// The beginning of one of the times.
  public let anchorDate: Date
  /// The length of each time.
  public let intervalComponents: DateComponents
  /// The figures.
  public let options: HKStatisticsOptions

  /// A question for figures of several times.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.options, self.anchorDate, self.intervalComponents) = (options, anchorDate, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }
  override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
