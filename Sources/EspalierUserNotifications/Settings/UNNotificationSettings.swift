// SPDX-License-Identifier: MIT

import Foundation

/// State of one form of notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// The desktop does not have the form.
  case notSupported
  /// The form is off, or was not requested.
  case disabled
  /// The form is on.
  case enabled
}

/// Style of a notification on the screen.
public enum UNAlertStyle: Int, Sendable {
  /// Not shown.
  case none
  /// Shown for some seconds.
  case banner
  /// Shown until the user closes it.
  case alert
}

/// Rule for the text of a notification on a locked screen.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// The text is always shown.
  case always
  /// The text is shown when the user has unlocked the screen.
  case whenAuthenticated
  /// The text is never shown.
  case never
}

/// The settings of a program's notifications.
///
/// A desktop on Linux has settings of its own for each program, which programs cannot read: these are the forms that the program
/// requested and that the desktop's service has.
public final class UNNotificationSettings: NSObject, Sendable {
  /// The user's decision.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether sounds are played.
  public let soundSetting: UNNotificationSetting
  /// Whether the program's icon can show a number.
  public let badgeSetting: UNNotificationSetting
  /// Whether texts are shown.
  public let alertSetting: UNNotificationSetting
  /// Whether the desktop lists notifications after it has shown them.
  public let notificationCenterSetting: UNNotificationSetting

  /// Whether notifications are shown on a locked screen: the desktop decides.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are shown in a car.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether critical notifications have sounds in any case.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are read aloud.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether urgent notifications are shown at once: all are.
  public var timeSensitiveSetting: UNNotificationSetting { alertSetting }
  /// Whether notifications are collected in a summary.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether messages of a person are shown at once.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The style of notifications: the desktop shows them for some seconds.
  public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// The rule for texts on a locked screen: the desktop decides.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the desktop shows a button for the program's own settings.
  public var providesAppNotificationSettings: Bool { false }

  init(status: UNAuthorizationStatus, requested: UNAuthorizationOptions, capabilities: Set<String>) {
    func setting(_ option: UNAuthorizationOptions, exists: Bool = true) -> UNNotificationSetting {
      guard exists else { return .notSupported }
      return status == .authorized && requested.contains(option) ? .enabled : .disabled
    }
    authorizationStatus = status
    soundSetting = setting(.sound, exists: capabilities.contains("sound"))
    badgeSetting = setting(.badge)
    alertSetting = setting(.alert)
    notificationCenterSetting = setting(.alert, exists: capabilities.contains("persistence"))
  }
}
