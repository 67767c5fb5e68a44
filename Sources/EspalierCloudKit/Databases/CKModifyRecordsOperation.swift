// SPDX-License-Identifier: MIT

import Foundation

/// Saves and deletes records: fails.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Rule for records that have changed on the server.
  public enum RecordSavePolicy: Int, Sendable {
    /// They are not saved.
    case ifServerRecordUnchanged
    /// The fields that the program has changed are saved.
    case changedKeys
    /// All fields are saved.
    case allKeys
  }

  /// The records to save.
  open var recordsToSave: [CKRecord]?
  /// The records to delete.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// The rule for records that have changed on the server.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all records change or none.
  open var isAtomic = true
  /// Data that distinguishes the writes of one program.
  open var clientChangeTokenData: Data?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Called with the error at the end.
  open var modifyRecordsCompletionBlock: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Called with the error at the end.
  open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

  /// Records to save and to delete.
  public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) {
    (recordsToSave, recordIDsToDelete) = (records, recordIDs)
    super.init()
  }

  override func fail(_ error: CKError) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}
