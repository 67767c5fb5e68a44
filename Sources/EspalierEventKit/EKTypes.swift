// SPDX-License-Identifier: MIT

import Foundation

/// The kinds of a store's entries.
public enum EKEntityType: UInt, Sendable {
  /// Events have a time; reminders can be completed.
  case event, reminder
}

/// The kinds of entries of a calendar.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Events.
  public static let event = Self(rawValue: 1)
  /// Reminders.
  public static let reminder = Self(rawValue: 2)

  init(_ type: EKEntityType) { self = type == .event ? .event : .reminder }
}

/// The permission to use calendars. On Linux it is `fullAccess`: the calendars are the program's own.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined
  /// The system does not allow it.
  case restricted
  /// The user has refused.
  case denied
  /// The program can read and write.
  case fullAccess
  /// The program can add entries.
  case writeOnly
  /// The older name of `fullAccess`.
  public static var authorized: Self { .fullAccess }
}

/// The origin of a calendar: always `local`.
public enum EKCalendarType: Int, Sendable {
  /// This machine.
  case local
  /// Calendars of a server, of Exchange, of an address, of birthdays.
  case calDAV, exchange, subscription, birthday
}

/// The origin of calendars: always `local`.
public enum EKSourceType: Int, Sendable {
  /// This machine.
  case local
  /// Exchange, a server, a phone, addresses, birthdays.
  case exchange, calDAV, mobileMe, subscribed, birthdays
}

/// The occurrences of a repeated event that are changed.
public enum EKSpan: Int, Sendable {
  /// One of them; that one and all later ones.
  case thisEvent, futureEvents
}

/// Whether the time of an event is taken.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not support it.
  case notSupported = -1
  /// Taken, free, probably taken, away.
  case busy, free, tentative, unavailable
}

/// The state of an event.
public enum EKEventStatus: Int, Sendable {
  /// No state, fixed, probable, cancelled.
  case none, confirmed, tentative, canceled
}

/// The unit of a repetition.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Days, weeks, months, years.
  case daily, weekly, monthly, yearly
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
  /// The first day.
  case sunday = 1
  /// The other days.
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// The importance of a reminder.
public enum EKReminderPriority: UInt, Sendable {
  /// No importance.
  case none = 0
  /// High.
  case high = 1
  /// Medium.
  case medium = 5
  /// Low.
  case low = 9
}

/// The movement that triggers an alarm at a place. It does not on Linux.
public enum EKAlarmProximity: Int, Sendable {
  /// No movement, the arrival, the departure.
  case none, enter, leave
}

/// Called with the answer to a request for access.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
/// Called with each event of an enumeration; true in `stop` ends it.
public typealias EKEventSearchCallback = (_ event: EKEvent, _ stop: UnsafeMutablePointer<Bool>) -> Void

extension Notification.Name {
  /// Posted on the main queue after the calendars have changed, by any store of the program.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
