// SPDX-License-Identifier: MIT

import Foundation

/// The name of the user in identifiers of zones.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// Part of a database, which holds records.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// Abilities of a zone.
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes can be fetched.
    public static let fetchChanges = Capabilities(rawValue: 1)
    /// Several records change together or not at all.
    public static let atomic = Capabilities(rawValue: 2)
    /// Records can be shared.
    public static let sharing = Capabilities(rawValue: 4)
  }

  /// Identifier of a zone: its name and its owner.
  public final class ID: NSObject, @unchecked Sendable {
    /// The name of the zone that each database has.
    public static let defaultZoneName = "_defaultZone"
    /// The zone that each database has.
    public static let `default` = ID()
    /// The name.
    public let zoneName: String
    /// The owner.
    public let ownerName: String

    /// An identifier: that of the user's default zone, unless names are given.
    public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }

    /// Whether an object has the same parts.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }
    /// The hash of the parts.
    public override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
    public override var description: String { "<CKRecordZoneID: \(zoneName), \(ownerName)>" }
  }

  /// The identifier.
  public let zoneID: ID
  /// The abilities: those that iCloud reports, so none.
  open var capabilities: Capabilities { [] }

  /// A zone of the user.
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  /// A zone.
  public init(zoneID: ID) { self.zoneID = zoneID }
  /// The zone that each database has.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Point up to which a program has fetched changes. Only iCloud makes one.
open class CKServerChangeToken: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
