// SPDX-License-Identifier: MIT

import Foundation

/// Searches for records: fails.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The number that leaves the limit to the server.
  public static let maximumResults = 0

  /// Point at which a search goes on. Only iCloud makes one.
  public final class Cursor: NSObject, @unchecked Sendable {
    override init() { super.init() }
  }

  /// The search.
  open var query: CKQuery?
  /// The point at which the search goes on.
  open var cursor: Cursor?
  /// The zone; nil for all.
  open var zoneID: CKRecordZone.ID?
  /// The largest number of records; 0 for that of the server.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// The fields; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called for each result; not called, as the whole request fails.
  open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
  /// Called for each result; not called, as the whole request fails.
  open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called with the error at the end.
  open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
  /// Called with the error at the end.
  open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?

  /// Without a search.
  public override init() {
    super.init()
  }
  /// A search.
  public init(query: CKQuery) {
    self.query = query
    super.init()
  }
  /// Goes on with a search.
  public init(cursor: Cursor) {
    self.cursor = cursor
    super.init()
  }

  override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}
