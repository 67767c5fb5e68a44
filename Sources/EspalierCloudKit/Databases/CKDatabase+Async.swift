// SPDX-License-Identifier: MIT

import Foundation

/// Results of a search, and the point at which it goes on.
public typealias CKQueryResults = (
  matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
)

extension CKDatabase {
  /// A change of a record.
  public struct RecordZoneChange {
    /// A record that was made or changed.
    public struct Modification: @unchecked Sendable {
      /// The record.
      public let record: CKRecord
    }
    /// A record that was deleted.
    public struct Deletion: @unchecked Sendable {
      /// The identifier.
      public let recordID: CKRecord.ID
      /// The kind.
      public let recordType: CKRecord.RecordType
    }
  }

  /// A change of a zone.
  public struct DatabaseChange {
    /// A zone that was made or changed.
    public struct Modification: @unchecked Sendable {
      /// The identifier.
      public let zoneID: CKRecordZone.ID
    }
    /// A zone that was deleted.
    public struct Deletion: @unchecked Sendable {
      /// The identifier.
      public let zoneID: CKRecordZone.ID
    }
  }

  // MARK: - Records

  /// Fetches a record.
  /// - Throws: `CKError.notAuthenticated`.
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount }
  /// Fetches records.
  /// - Throws: `CKError.notAuthenticated`.
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError.noAccount }
  /// Saves a record.
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount }
  /// Deletes a record.
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.noAccount }
  /// Saves and deletes records.
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError.noAccount }

  /// Searches for records.
  /// - Throws: `CKError.notAuthenticated`.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> CKQueryResults { throw CKError.noAccount }
  /// Goes on with a search.
  /// - Throws: `CKError.notAuthenticated`.
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> CKQueryResults { throw CKError.noAccount }
  /// Searches for records.
  /// - Throws: `CKError.notAuthenticated`.
  public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] {
    throw CKError.noAccount
  }

  // MARK: - Zones

  /// Fetches a zone.
  /// - Throws: `CKError.notAuthenticated`.
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.noAccount }
  /// Fetches all zones.
  /// - Throws: `CKError.notAuthenticated`.
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError.noAccount }
  /// Saves a zone.
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.noAccount }
  /// Deletes a zone.
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError.noAccount
  }
  /// Saves and deletes zones.
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { throw CKError.noAccount }

  // MARK: - Changes

  /// Fetches the changes of a zone after a point.
  /// - Throws: `CKError.notAuthenticated`.
  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError.noAccount }
  /// Fetches the changes of zones after a point.
  /// - Throws: `CKError.notAuthenticated`.
  public func databaseChanges(
    since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError.noAccount }

  // MARK: - Subscriptions

  /// Fetches a subscription.
  /// - Throws: `CKError.notAuthenticated`.
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    throw CKError.noAccount
  }
  /// Fetches all subscriptions.
  /// - Throws: `CKError.notAuthenticated`.
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError.noAccount }
  /// Saves a subscription.
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError.noAccount }
  /// Deletes a subscription.
  /// - Throws: `CKError.notAuthenticated`.
  @discardableResult
  public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    throw CKError.noAccount
  }
}
