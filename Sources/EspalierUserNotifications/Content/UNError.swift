// SPDX-License-Identifier: MIT

import Foundation

/// Reason for which a notification is not shown.
public struct UNError: LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The user has not allowed notifications, or the desktop shows none.
    case notificationsNotAllowed = 1
    /// An attachment is not a file.
    case attachmentInvalidURL = 100
    /// The type of an attachment's file is unknown.
    case attachmentUnrecognizedType = 101
    /// An attachment is too large.
    case attachmentInvalidFileSize = 102
    /// The file of an attachment was moved or removed.
    case attachmentNotInDataStore = 103
    /// An attachment cannot be moved to where notifications are kept.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The content of an attachment's file is damaged.
    case attachmentCorrupt = 105
    /// The trigger of a request has no date in the future.
    case notificationInvalidNoDate = 1400
    /// A request has nothing to show.
    case notificationInvalidNoContent = 1401
    /// An object provides no content for notifications.
    case contentProvidingObjectNotAllowed = 1500
  }

  /// The kind of the error.
  public let code: Code
  /// The name of the errors' domain, as Foundation shows it.
  public static let errorDomain = "UNErrorDomain"
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }

  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed:
      "Notifications are not allowed: call requestAuthorization first. It returns false if the desktop shows none."
    case .notificationInvalidNoDate:
      "The trigger has no date in the future: a repeated interval is at least 60 seconds, another one more than 0, "
        + "and a calendar's components match a later date."
    case .notificationInvalidNoContent: "The content has no title, subtitle or body."
    case .attachmentInvalidURL: "The attachment is not a file that can be read."
    case .attachmentUnrecognizedType: "The attachment's file has no known type."
    case .attachmentInvalidFileSize: "The attachment is too large."
    case .attachmentNotInDataStore: "The attachment's file was moved or removed."
    case .attachmentMoveIntoDataStoreFailed: "The attachment cannot be kept."
    case .attachmentCorrupt: "The attachment's file is damaged."
    case .contentProvidingObjectNotAllowed: "The object provides no content for notifications."
    }
  }
}

extension UNError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? UNError)?.code == code }
}

extension UNError {
  /// The user has not allowed notifications, or the desktop shows none.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// An attachment is not a file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The type of an attachment's file is unknown.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// An attachment is too large.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The file of an attachment was moved or removed.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// An attachment cannot be moved to where notifications are kept.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// The content of an attachment's file is damaged.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// The trigger of a request has no date in the future.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// A request has nothing to show.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// An object provides no content for notifications.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
}
