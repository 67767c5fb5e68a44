// SPDX-License-Identifier: MIT

import Foundation

/// Record with fields: a value of the program, which iCloud does not receive on Linux.
open class CKRecord: NSObject, @unchecked Sendable {
  /// Name of a kind of records.
  public typealias RecordType = String
  /// Name of a field.
  public typealias FieldKey = String

  /// Names of kinds of records that CloudKit has.
  public enum SystemType {
    /// The record of a user.
    public static let userRecord = "Users"
    /// A share.
    public static let share = "cloudkit.share"
  }

  /// Names of fields that CloudKit has.
  public enum SystemFieldKey {
    /// The record above.
    public static let parent = "___parent"
    /// The share.
    public static let share = "___share"
  }

  /// The kind of the record.
  public let recordType: RecordType
  /// The identifier.
  public let recordID: ID
  /// The date on which iCloud has received the record: nil.
  open var creationDate: Date? { nil }
  /// The date on which iCloud has received the last change: nil.
  open var modificationDate: Date? { nil }
  /// The account by which the record was made: nil.
  open var creatorUserRecordID: ID? { nil }
  /// The account by which the last change was made: nil.
  open var lastModifiedUserRecordID: ID? { nil }
  /// The version of iCloud's record: nil.
  open var recordChangeTag: String? { nil }
  /// The record above.
  open var parent: Reference?
  /// The share: nil.
  open var share: Reference? { nil }

  private var fields: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []

  /// A record without fields.
  /// - Parameter recordID: The identifier: a new one in the default zone, unless it is given.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  /// A record without fields in a zone, with a new identifier.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// The value of a field; nil removes the field. Numbers have no type: an `Int` is also read by `as? Double`.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { fields[key] }
    set {
      fields[key] = newValue.flatMap { nsNumber($0) } ?? newValue
      changed.insert(key)
    }
  }

  /// The value of a field as a type; nil for a value of another type.
  @_disfavoredOverload
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { fields[key] as? Value }
    set { self[key] = newValue.map { $0 as any CKRecordValueProtocol } }
  }

  /// The value of a field.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
  /// Sets the value of a field; nil removes it.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
  /// The value of a field, without its type.
  open func value(forKey key: FieldKey) -> Any? { self[key] }
  /// Sets the value of a field; a value that no field can have removes it.
  open func setValue(_ value: Any?, forKey key: FieldKey) { self[key] = value as? any CKRecordValueProtocol }
  /// Sets several fields.
  open func setValuesForKeys(_ keyedValues: [FieldKey: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// The names of all fields.
  open func allKeys() -> [FieldKey] { fields.keys.sorted() }
  /// The names of the fields that the program has set.
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  /// Sets the record above.
  open func setParent(_ record: CKRecord?) { setParent(record?.recordID) }
  /// Sets the record above, by its identifier.
  open func setParent(_ recordID: ID?) { parent = recordID.map { Reference(recordID: $0, action: .none) } }
  /// The texts of all fields, in words for a search.
  open func allTokens() -> [String] {
    fields.sorted { $0.key < $1.key }.compactMap { $0.value as? String }.flatMap {
      $0.split { !$0.isLetter }.map(String.init)
    }
  }

  /// The fields that iCloud would encrypt: they are those of the record, as nothing is sent.
  open var encryptedValues: CKRecord { self }

  /// Writes the fields that CloudKit has.
  @available(*, unavailable, message: "Espalier does not archive records: keep the values of their fields.")
  public func encodeSystemFields(with coder: NSCoder) {}

  /// A record with the same fields, which changes independently.
  open override func copy() -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.fields, copy.changed, copy.parent) = (fields, changed, parent)
    return copy
  }

  open override var description: String {
    "<CKRecord: \(recordType), \(recordID.recordName), \(allKeys().joined(separator: ", "))>"
  }
}

extension CKRecord: Sequence {
  /// The fields with their values, by their names.
  public func makeIterator() -> IndexingIterator<[(FieldKey, any CKRecordValueProtocol)]> {
    fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }.makeIterator()
  }
}
