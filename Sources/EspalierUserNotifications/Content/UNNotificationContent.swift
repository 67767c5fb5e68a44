// SPDX-License-Identifier: MIT

import Foundation

/// Content of a notification, which does not change.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values: NotificationValues

  /// Content without texts.
  public override init() { values = NotificationValues() }
  init(values: NotificationValues) { self.values = values }

  /// The first line.
  open var title: String { values.title }
  /// The line below the title. Desktops have none: it is the first line of the text.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number at the program's icon; nil keeps it, 0 removes it.
  open var badge: NSNumber? { values.badge.map(NSNumber.init(value:)) }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// The name of a picture that is shown while the program starts; without effect.
  open var launchImageName: String { values.launchImageName }
  /// The program's own values. Those of a request with a trigger are kept if a property list can have them.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Files that are shown.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The identifier of the category, which has the buttons.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The name of a group of notifications; desktops group them by program.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The identifier of the content that the program shows for the notification.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The urgency.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The importance in a summary, from 0 to 1; desktops have no summaries.
  open var relevanceScore: Double { values.relevanceScore }
  /// The value that Apple's focus filters compare; desktops have none.
  open var filterCriteria: String? { values.filterCriteria }

  /// The same object, or an unchanging copy of a mutable one.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values: values) }
  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values: values) }
}
