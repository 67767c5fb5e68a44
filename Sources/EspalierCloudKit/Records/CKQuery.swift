// SPDX-License-Identifier: MIT

import Foundation

/// Search for records of a kind.
open class CKQuery: NSObject, @unchecked Sendable {
  /// The kind of the records.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?

  /// A search.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
