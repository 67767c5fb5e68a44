// SPDX-License-Identifier: MIT

/// Forms in which a notification is shown while the program is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number at the program's icon changes.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// The text is shown.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// The notification is in the desktop's list. Desktops list all that they show: the same as `banner`.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// The text is shown.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
