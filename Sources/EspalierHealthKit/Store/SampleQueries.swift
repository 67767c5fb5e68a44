// SPDX-License-Identifier: MIT

import Foundation

/// Question for samples: it receives an error.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// The largest number of samples.
  public let limit: Int
  /// The order.
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// A question for samples.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(sampleType, predicate)
  }
  override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Watch of samples: it receives an error.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// Closure that a program calls when it has used an event.
  public typealias CompletionHandler = @Sendable () -> Void
  private let handler: @Sendable (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void

  /// A watch of samples.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping @Sendable (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }
  override func fail(_ error: HKError) { handler(self, {}, error) }
}

/// Point up to which a program has read samples.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  private let value: Int
  /// A point; 0 is the beginning.
  public init(fromValue value: Int) { self.value = value }
}

/// Identifier of a sample that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let uuid = UUID()
  override init() { super.init() }
}

/// Question for samples after a point: it receives an error.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// Closure that receives samples.
  public typealias Handler =
    @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  /// Called for later samples; not called, as the query fails.
  open var updateHandler: Handler?
  private let handler: Handler

  /// A question for samples after a point.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(type, predicate)
  }
  override func fail(_ error: HKError) { handler(self, nil, nil, nil, error) }
}
