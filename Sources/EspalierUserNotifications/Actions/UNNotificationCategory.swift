// SPDX-License-Identifier: MIT

import Foundation

/// Behaviour of the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A notification that the user closes causes a response with `UNNotificationDismissActionIdentifier`.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Notifications may be shown in a car; Linux has none.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown when texts are hidden: the desktop decides.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle is shown when texts are hidden: the desktop decides.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

/// Buttons of notifications whose content has the category's identifier.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The identifier that contents refer to.
  public let identifier: String
  /// The buttons, in their order.
  public let actions: [UNNotificationAction]
  /// Identifiers of Siri's intents; without effect.
  public let intentIdentifiers: [String]
  /// The behaviour of the notifications.
  public let options: UNNotificationCategoryOptions
  /// The text that replaces hidden ones; the desktop decides.
  public let hiddenPreviewsBodyPlaceholder: String

  /// - Parameters:
  ///   - identifier: The identifier that contents refer to.
  ///   - actions: The buttons, in their order.
  ///   - intentIdentifiers: Identifiers of Siri's intents; without effect.
  ///   - hiddenPreviewsBodyPlaceholder: The text that replaces hidden ones; the desktop decides.
  ///   - categorySummaryFormat: The text of a summary of several notifications; desktops have none.
  ///   - options: The behaviour of the notifications.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
    (self.hiddenPreviewsBodyPlaceholder, self.options) = (hiddenPreviewsBodyPlaceholder ?? "", options)
  }

  /// Whether the other object is a category with the same identifier.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }
  /// A number that equal categories share.
  public override var hash: Int { identifier.hash }
}
