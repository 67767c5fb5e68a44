// SPDX-License-Identifier: MIT

/// Forms of notifications that a program requests from the user.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number at the program's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Texts on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in a car; Linux has none.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds that are played although the user is not to be disturbed.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button that opens the program's own settings of notifications; desktops show none.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Notifications before the user has decided.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The user's decision about a program's notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The program has not called `requestAuthorization` yet.
  case notDetermined
  /// The desktop has no service that shows notifications.
  case denied
  /// Notifications are shown.
  case authorized
  /// Notifications are shown before the user has decided; never on Linux.
  case provisional
  /// Notifications of a clip of an app; never on Linux.
  case ephemeral
}
