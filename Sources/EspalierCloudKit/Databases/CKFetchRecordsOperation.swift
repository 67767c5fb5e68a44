// SPDX-License-Identifier: MIT

import Foundation

/// Fetches records: fails.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The records.
  open var recordIDs: [CKRecord.ID]?
  /// The fields; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called with the error at the end.
  open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Called with the error at the end.
  open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

  /// Without records.
  public override init() {
    super.init()
  }
  /// Records.
  public init(recordIDs: [CKRecord.ID]) {
    self.recordIDs = recordIDs
    super.init()
  }

  override func fail(_ error: CKError) {
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}
