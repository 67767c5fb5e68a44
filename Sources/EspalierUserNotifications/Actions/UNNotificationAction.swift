// SPDX-License-Identifier: MIT

import Foundation

/// The identifier of a response to the notification itself, which was clicked.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of a response to the notification's close button.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Behaviour of a button.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The screen must be unlocked: desktops have no buttons on a locked screen.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The button deletes something: desktops draw it like others.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The program's window comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// Icon of a button: desktops show the title only.
public final class UNNotificationActionIcon: NSObject, Sendable {
  /// The name of the symbol or the picture.
  let name: String

  /// A symbol.
  public init(systemImageName: String) { name = systemImageName }
  /// A picture of the program's bundle.
  public init(templateImageName: String) { name = templateImageName }
}

/// Button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier in the response.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// The behaviour of the button.
  public let options: UNNotificationActionOptions
  /// The icon, which desktops do not show.
  public let icon: UNNotificationActionIcon?

  /// - Parameters:
  ///   - identifier: The identifier in the response.
  ///   - title: The text of the button.
  ///   - options: The behaviour of the button.
  ///   - icon: An icon, which desktops do not show.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
}

/// Button with a text field. It is shown by services of notifications that have fields (`inline-reply`, as KDE's), and by no
/// others.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The text of the button that sends the answer.
  public let textInputButtonTitle: String
  /// The text in the empty field.
  public let textInputPlaceholder: String

  /// - Parameters:
  ///   - identifier: The identifier in the response.
  ///   - title: The text of the button.
  ///   - options: The behaviour of the button.
  ///   - icon: An icon, which desktops do not show.
  ///   - textInputButtonTitle: The text of the button that sends the answer.
  ///   - textInputPlaceholder: The text in the empty field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}
