// SPDX-License-Identifier: MIT

import Foundation

/// Request for notifications of changes. iCloud does not receive it on Linux.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// Name of a subscription.
  public typealias ID = String

  /// Kind of a subscription.
  public enum SubscriptionType: Int, Sendable {
    /// Records of a search.
    case query = 1
    /// A zone.
    case recordZone = 2
    /// A database.
    case database = 3
  }

  /// Content of notifications.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// The text.
    open var alertBody: String?
    /// The title.
    open var title: String?
    /// The line below the title.
    open var subtitle: String?
    /// The key of the text in the table of texts.
    open var alertLocalizationKey: String?
    /// The fields that are inserted in the text.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The name of the sound.
    open var soundName: String?
    /// The fields that the notification has.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Whether the number of the program's icon grows.
    open var shouldBadge = false
    /// Whether the program may fetch data.
    open var shouldSendContentAvailable = false
    /// Whether the program may change the notification.
    open var shouldSendMutableContent = false
    /// The category of the notification.
    open var category: String?
    /// A content without text.
    public override init() { super.init() }
  }

  /// The name.
  public let subscriptionID: ID
  /// The kind.
  public let subscriptionType: SubscriptionType
  /// The content of notifications.
  open var notificationInfo: NotificationInfo?

  init(_ type: SubscriptionType, _ id: ID?) {
    (subscriptionType, subscriptionID) = (type, id ?? UUID().uuidString)
  }
}

/// Subscription to the records of a search.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Events of records.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A record was made.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// A record was changed.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// A record was deleted.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// The subscription ends with the first event.
    public static let firesOnce = Options(rawValue: 8)
  }

  /// The kind of the records.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The events.
  public let querySubscriptionOptions: Options
  /// The zone; nil for all.
  open var zoneID: CKRecordZone.ID?

  /// A subscription to the records of a search.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
    options: Options = []
  ) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(.query, subscriptionID)
  }
}

/// Subscription to a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone.
  public let zoneID: CKRecordZone.ID
  /// The kind of the records; nil for all.
  open var recordType: CKRecord.RecordType?
  /// A subscription to a zone.
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(.recordZone, subscriptionID)
  }
}

/// Subscription to a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// The kind of the records; nil for all.
  open var recordType: CKRecord.RecordType?
  /// A subscription to a database.
  public init(subscriptionID: ID = UUID().uuidString) { super.init(.database, subscriptionID) }
}

/// Notification of a subscription. iCloud sends none on Linux.
open class CKNotification: NSObject, @unchecked Sendable {
  /// The name of the subscription.
  open var subscriptionID: CKSubscription.ID? { nil }
  /// A notification, from the content of a push: nil, as iCloud sends none.
  public init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) { return nil }
}
