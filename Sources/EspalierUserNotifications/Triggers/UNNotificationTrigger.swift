// SPDX-License-Identifier: MIT

import Foundation

/// Condition under which a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is shown each time.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// The first date after another one on which the notification is shown; nil if there is none.
  func date(after date: Date) -> Date? { nil }
  /// The trigger as a property list.
  var propertyList: [String: Any] { ["repeats": repeats] }

  /// The trigger of a property list; nil if it is none.
  static func trigger(propertyList: Any?) -> UNNotificationTrigger? {
    guard let list = propertyList as? [String: Any], let repeats = list["repeats"] as? Bool else { return nil }
    if let seconds = list["seconds"] as? Double {
      return UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
    }
    guard let data = list["components"] as? Data,
      let components = try? PropertyListDecoder().decode(DateComponents.self, from: data)
    else { return nil }
    return UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
  }
}

/// Shows a notification after a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// - Parameters:
  ///   - timeInterval: More than 0 seconds; at least 60 if it repeats. A request with another time is refused, with an error.
  ///   - repeats: Whether the notification is shown again after each such time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The date on which the notification would be shown if it were added now.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    guard timeInterval.isFinite, timeInterval > 0, !repeats || timeInterval >= 60 else { return nil }
    return date.addingTimeInterval(timeInterval)
  }
  override var propertyList: [String: Any] { ["repeats": repeats, "seconds": timeInterval] }
}

/// Shows a notification on a date, or on each date, of a calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that the date has: hour 9 and minute 30 are half past nine, on any day.
  public let dateComponents: DateComponents

  /// - Parameters:
  ///   - dateComponents: The components that the date has.
  ///   - repeats: Whether the notification is shown on each such date, or only on the next one.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date that has the components; nil if there is none.
  public func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
  override var propertyList: [String: Any] {
    var list: [String: Any] = ["repeats": repeats]
    list["components"] = try? PropertyListEncoder().encode(dateComponents)
    return list
  }
}

/// Trigger of notifications that a server sends.
@available(
  *, unavailable,
  message: "Linux has no service that receives notifications of servers: poll the server, and add a request."
)
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// Trigger of notifications in a region.
@available(
  *, unavailable, message: "Espalier has no locations: use a UNCalendarNotificationTrigger or no trigger."
)
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
