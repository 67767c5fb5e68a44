// SPDX-License-Identifier: MIT

import Foundation

/// Database of a container, which Linux does not have: each request fails with `CKError.notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Users of a database.
  public enum Scope: Int, Sendable {
    /// All.
    case `public` = 1
    /// The user.
    case `private` = 2
    /// The user, for records of others.
    case shared = 3
  }

  /// The users of the database.
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  /// Runs an operation, which fails.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    CKOperation.queue.addOperation(operation)
  }

  private func fail<Value>(_ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
    CKOperation.queue.addOperation { completion(nil, CKError.noAccount) }
  }

  // MARK: - Records

  /// Fetches a record: an error.
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Saves a record: an error.
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  /// Deletes a record: an error.
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Searches for records: an error.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Searches for records: an error.
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler: @escaping @Sendable (Result<CKQueryResults, any Error>) -> Void
  ) { CKOperation.queue.addOperation { completionHandler(.failure(CKError.noAccount)) } }

  // MARK: - Zones

  /// Fetches all zones: an error.
  open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  /// Fetches a zone: an error.
  open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Saves a zone: an error.
  open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  /// Deletes a zone: an error.
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  // MARK: - Subscriptions

  /// Fetches a subscription: an error.
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Fetches all subscriptions: an error.
  open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  /// Saves a subscription: an error.
  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Deletes a subscription: an error.
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) { fail(completionHandler) }
}
