// SPDX-License-Identifier: MIT

import Foundation

/// The domain of this module's errors.
public let EKErrorDomain = "EKErrorDomain"

/// Failure of a request to a store of calendars.
public struct EKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The event cannot be changed.
    case eventNotMutable
    /// The entry has no calendar.
    case noCalendar
    /// The event has no beginning.
    case noStartDate
    /// The event has no end.
    case noEndDate
    /// The end is before the beginning.
    case datesInverted
    /// The calendars cannot be read or written.
    case internalFailure
    /// The calendar cannot be changed.
    case calendarReadOnly
    /// An event is longer than the time to its repetition.
    case durationGreaterThanRecurrence
    /// An alarm is earlier than the repetition before.
    case alarmGreaterThanRecurrence
    /// The beginning is too far in the future.
    case startDateTooFarInFuture
    /// Another occurrence begins at the same time.
    case startDateCollidesWithOtherOccurrence
    /// The object is of another store.
    case objectBelongsToDifferentStore
    /// The event is an invitation.
    case invitesCannotBeMoved
    /// The event has no other occurrences.
    case invalidSpan
    /// The calendar has no source.
    case calendarHasNoSource
    /// The source of a calendar cannot be changed.
    case calendarSourceCannotBeModified
    /// The calendar cannot be changed.
    case calendarIsImmutable
    /// The source has other calendars.
    case sourceDoesNotAllowCalendarAddDelete
    /// A repeated reminder needs a date.
    case recurringReminderRequiresDueDate
    /// Places are not supported.
    case structuredLocationsNotSupported
    /// Places of reminders are not supported.
    case reminderLocationsNotSupported
    /// Alarms at places are not supported.
    case alarmProximityNotSupported
    /// The calendar has no events.
    case calendarDoesNotAllowEvents
    /// The calendar has no reminders.
    case calendarDoesNotAllowReminders
    /// The source has no reminders.
    case sourceDoesNotAllowReminders
    /// The source has no events.
    case sourceDoesNotAllowEvents
    /// The importance is not 0…9.
    case priorityIsInvalid
    /// The entry is of another kind.
    case invalidEntityType
    /// The alarm cannot be changed.
    case procedureAlarmsNotMutable
    /// The user has refused.
    case eventStoreNotAuthorized
  }

  /// The kind of the error.
  public let code: Code
  private let text: String

  /// An error of a kind.
  public init(_ code: Code) { self.init(code, "The calendars cannot be changed in this way (\(code)).") }

  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

  /// The domain.
  public static var errorDomain: String { EKErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  public var errorDescription: String? { text }
}

extension EKError.Code {
  /// Whether an error is of the kind: the pattern of a `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? EKError)?.code == code }
}

extension EKError {
  // Patterns of a `catch`.
  /// The kind `noCalendar`.
  public static var noCalendar: Code { .noCalendar }
  /// The kind `noStartDate`.
  public static var noStartDate: Code { .noStartDate }
  /// The kind `datesInverted`.
  public static var datesInverted: Code { .datesInverted }
  /// The kind `calendarReadOnly`.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The kind `internalFailure`.
  public static var internalFailure: Code { .internalFailure }
  /// The kind `eventStoreNotAuthorized`.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
