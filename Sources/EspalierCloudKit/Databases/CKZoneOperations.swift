// SPDX-License-Identifier: MIT

import Foundation

/// Saves and deletes zones: fails.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The zones to save.
  open var recordZonesToSave: [CKRecordZone]?
  /// The zones to delete.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordZoneSaveBlock: (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordZoneDeleteBlock: (@Sendable (CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  /// Called with the error at the end.
  open var modifyRecordZonesCompletionBlock: (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  /// Called with the error at the end.
  open var modifyRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

  /// Zones to save and to delete.
  public init(recordZonesToSave zones: [CKRecordZone]? = nil, recordZoneIDsToDelete ids: [CKRecordZone.ID]? = nil) {
    (recordZonesToSave, recordZoneIDsToDelete) = (zones, ids)
    super.init()
  }

  override func fail(_ error: CKError) {
    modifyRecordZonesCompletionBlock?(nil, nil, error)
    modifyRecordZonesResultBlock?(.failure(error))
  }
}

/// Fetches zones: fails.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// An operation that fetches all zones.
  public class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }

  /// The zones; nil for all.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordZoneResultBlock: (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Called with the error at the end.
  open var fetchRecordZonesCompletionBlock: (@Sendable ([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
  /// Called with the error at the end.
  open var fetchRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

  /// All zones.
  public override init() {
    super.init()
  }
  /// Zones.
  public init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
    recordZoneIDs = zoneIDs
    super.init()
  }

  override func fail(_ error: CKError) {
    fetchRecordZonesCompletionBlock?(nil, error)
    fetchRecordZonesResultBlock?(.failure(error))
  }
}
