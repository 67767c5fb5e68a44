// SPDX-License-Identifier: MIT

import Foundation

/// A notification that is to be shown: its content, and the condition.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name by which the request is replaced and removed.
  public let identifier: String
  /// The content, as it was when the request was made.
  public let content: UNNotificationContent
  /// The condition; nil to show the notification at once.
  public let trigger: UNNotificationTrigger?

  /// - Parameters:
  ///   - identifier: A name: a request with the name of an earlier one replaces it.
  ///   - content: The content, which is copied.
  ///   - trigger: The condition; nil to show the notification at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(values: content.values)
    self.trigger = trigger
  }
}

/// A notification that is shown, or about to be.
public final class UNNotification: NSObject, @unchecked Sendable {
  /// The date on which it was due.
  public let date: Date
  /// The request behind it.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the button, `UNNotificationDefaultActionIdentifier` or `UNNotificationDismissActionIdentifier`.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The user's response in a text field.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
