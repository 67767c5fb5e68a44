// SPDX-License-Identifier: MIT

import Foundation

/// Fetches changes of records: fails.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Choices for a zone.
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    /// The point after which changes are fetched.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The largest number of records; nil for that of the server.
    open var resultsLimit: Int?
    /// The fields; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Choices.
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      (self.resultsLimit, self.desiredKeys) = (resultsLimit, desiredKeys)
    }
  }

  /// The zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// The choices for each zone.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Whether the operation goes on until it has all changes.
  open var fetchAllChanges = true
  /// Called for each result; not called, as the whole request fails.
  open var recordChangedBlock: (@Sendable (CKRecord) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var recordWasChangedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var recordWithIDWasDeletedBlock: (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var recordZoneChangeTokensUpdatedBlock: (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var recordZoneFetchCompletionBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var recordZoneFetchResultBlock:
    (
      @Sendable (
        CKRecordZone.ID,
        Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>
      ) -> Void
    )?
  /// Called with the error at the end.
  open var fetchRecordZoneChangesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
  /// Called with the error at the end.
  open var fetchRecordZoneChangesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

  /// Without zones.
  public override init() {
    super.init()
  }
  /// Zones.
  public init(
    recordZoneIDs: [CKRecordZone.ID], configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
    super.init()
  }

  override func fail(_ error: CKError) {
    fetchRecordZoneChangesCompletionBlock?(error)
    fetchRecordZoneChangesResultBlock?(.failure(error))
  }
}

/// Fetches changes of zones: fails.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The point after which changes are fetched.
  open var previousServerChangeToken: CKServerChangeToken?
  /// The largest number of zones; 0 for that of the server.
  open var resultsLimit = 0
  /// Whether the operation goes on until it has all changes.
  open var fetchAllChanges = true
  /// Called for each result; not called, as the whole request fails.
  open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var recordZoneWithIDWasPurgedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
  /// Called with the error at the end.
  open var fetchDatabaseChangesCompletionBlock: (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  /// Called with the error at the end.
  open var fetchDatabaseChangesResultBlock:
    (@Sendable (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?

  /// Changes after a point.
  public init(previousServerChangeToken: CKServerChangeToken? = nil) {
    self.previousServerChangeToken = previousServerChangeToken
    super.init()
  }

  override func fail(_ error: CKError) {
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
    fetchDatabaseChangesResultBlock?(.failure(error))
  }
}
