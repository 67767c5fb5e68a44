// SPDX-License-Identifier: MIT

import Foundation

/// The user's decision about data that a program writes.
public enum HKAuthorizationStatus: Int, Sendable {
  /// No question was shown: the only value on Linux, which has no data of health to ask about.
  case notDetermined
  /// The program may not write.
  case sharingDenied
  /// The program may write.
  case sharingAuthorized
}

/// Whether the user would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// It is not known.
  case unknown
  /// The user would be asked.
  case shouldRequest
  /// The user was asked.
  case unnecessary
}

/// Interval of notifications.
public enum HKUpdateFrequency: Int, Sendable {
  /// At once.
  case immediate = 1
  /// Each hour.
  case hourly
  /// Each day.
  case daily
  /// Each week.
  case weekly
}

/// The store of health data, which Linux does not have: `isHealthDataAvailable()` is false, and each request fails with
/// `HKError.errorHealthDataUnavailable`.
open class HKHealthStore: NSObject, @unchecked Sendable {
  private static let queue = DispatchQueue(label: "HealthKit")

  /// Whether the machine has health data: no.
  open class func isHealthDataAvailable() -> Bool { false }
  /// The store.
  public override init() { super.init() }

  /// The user's decision about data that the program writes: no question was shown.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  private func fail(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
    if let completion { Self.queue.async { completion(false, HKError.absent) } }
  }

  /// Asks the user for permissions: false, with an error.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// Asks the user for permissions.
  /// - Throws: `HKError.errorHealthDataUnavailable`.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    throw HKError.absent
  }
  /// Whether the user would be asked: an error.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { Self.queue.async { completion(.unknown, HKError.absent) } }

  /// Runs a query: its closure receives an error, on a queue of the module.
  open func execute(_ query: HKQuery) { Self.queue.async { query.fail(.absent) } }
  /// Ends a query.
  open func stop(_ query: HKQuery) {}

  /// Saves data: false, with an error.
  open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  /// Saves data: false, with an error.
  open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  /// Deletes data: false, with an error.
  open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  /// Saves data.
  /// - Throws: `HKError.errorHealthDataUnavailable`.
  open func save(_ object: HKObject) async throws { throw HKError.absent }
  /// Saves data.
  /// - Throws: `HKError.errorHealthDataUnavailable`.
  open func save(_ objects: [HKObject]) async throws { throw HKError.absent }
  /// Deletes data.
  /// - Throws: `HKError.errorHealthDataUnavailable`.
  open func delete(_ object: HKObject) async throws { throw HKError.absent }

  /// Starts the program for new data: false, with an error.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// Ends `enableBackgroundDelivery`: false, with an error.
  open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    fail(completion)
  }

  /// The components of the user's birthday.
  /// - Throws: `HKError.errorHealthDataUnavailable`.
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError.absent }
}
