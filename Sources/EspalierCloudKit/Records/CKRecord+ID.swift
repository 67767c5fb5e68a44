// SPDX-License-Identifier: MIT

import Foundation

extension CKRecord {
  /// Identifier of a record: its name and its zone.
  public final class ID: NSObject, @unchecked Sendable {
    /// The name, which is unique in the zone.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID

    /// An identifier.
    /// - Parameters:
    ///   - recordName: The name: a new one, unless it is given.
    ///   - zoneID: The zone: the default one, unless it is given.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }

    /// Whether an object has the same parts.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID.isEqual(other.zoneID)
    }
    /// The hash of the parts.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(recordName)
      hasher.combine(zoneID.hash)
      return hasher.finalize()
    }
    public override var description: String { "<CKRecordID: \(recordName), \(zoneID.zoneName)>" }
  }

  /// Event of a record at the deletion of another one that it names.
  public enum ReferenceAction: UInt, Sendable {
    /// None.
    case none
    /// The record is deleted, too.
    case deleteSelf
  }

  /// Name of another record, as the value of a field.
  public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    /// The identifier of the other record.
    public let recordID: ID
    /// The event at the deletion of the other record.
    public let action: ReferenceAction

    /// A name of a record, by its identifier.
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    /// A name of a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    /// Whether an object has the same parts.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Reference else { return false }
      return recordID.isEqual(other.recordID) && action == other.action
    }
    /// The hash of the parts.
    public override var hash: Int { recordID.hash }
  }
}

/// Identifier of a record.
public typealias CKRecordID = CKRecord.ID

/// File as the value of a field.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  /// The file.
  public let fileURL: URL?
  /// A file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}
