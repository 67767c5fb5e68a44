// SPDX-License-Identifier: MIT

import EspalierEventKit
import Foundation

/// The values of an event while they are edited.
struct EventDraft: Equatable {
  /// The repetitions that the editor offers; another rule is kept as it is.
  enum Repetition: String, CaseIterable {
    case never = "Never"
    case daily = "Every Day"
    case weekly = "Every Week"
    case everyTwoWeeks = "Every 2 Weeks"
    case monthly = "Every Month"
    case yearly = "Every Year"
    case custom = "Custom"
  }

  /// The times of an alert, in seconds before the beginning.
  static let alerts: [(title: String, offset: TimeInterval)] = [
    ("At time of event", 0), ("5 minutes before", -300), ("15 minutes before", -900), ("30 minutes before", -1800),
    ("1 hour before", -3600), ("2 hours before", -7200), ("1 day before", -86_400), ("1 week before", -604_800),
  ]

  var title: String
  var place: String
  var isAllDay: Bool
  var start: Date
  var end: Date
  var repetition: Repetition
  /// The last day of repetitions; nil is for ever.
  var repetitionEnd: Date?
  var calendar: String
  /// Seconds relative to the beginning; nil is none.
  var alert: TimeInterval?
  var availability: EKEventAvailability
  var address: String
  var notes: String

  /// The values of an event; those that it lacks are those of a new one: the next whole hour, an hour long.
  init(_ event: EKEvent, calendar: EKCalendar?, now: Date = Date()) {
    let hour = (now.timeIntervalSinceReferenceDate / 3600).rounded(.down) * 3600 + 3600
    start = event.startDate ?? Date(timeIntervalSinceReferenceDate: hour)
    end = event.endDate ?? start.addingTimeInterval(3600)
    (title, place, isAllDay) = (event.title ?? "", event.location ?? "", event.isAllDay)
    (address, notes) = (event.url?.absoluteString ?? "", event.notes ?? "")
    availability = event.availability
    self.calendar = (event.calendar ?? calendar)?.calendarIdentifier ?? ""
    alert = event.alarms?.first { $0.absoluteDate == nil }?.relativeOffset
    repetition = Self.repetition(event.recurrenceRules)
    repetitionEnd = event.recurrenceRules?.first?.recurrenceEnd?.endDate
  }

  private static func repetition(_ rules: [EKRecurrenceRule]?) -> Repetition {
    guard let rules, let rule = rules.first else { return .never }
    let isPlain =
      rules.count == 1 && rule.daysOfTheWeek == nil && rule.daysOfTheMonth == nil && rule.daysOfTheYear == nil
      && rule.weeksOfTheYear == nil && rule.monthsOfTheYear == nil && rule.setPositions == nil
      && (rule.recurrenceEnd?.occurrenceCount ?? 0) == 0
    guard isPlain else { return .custom }
    switch (rule.frequency, rule.interval) {
    case (.daily, 1): return .daily
    case (.weekly, 1): return .weekly
    case (.weekly, 2): return .everyTwoWeeks
    case (.monthly, 1): return .monthly
    case (.yearly, 1): return .yearly
    default: return .custom
    }
  }

  private var rules: [EKRecurrenceRule]? {
    let end = repetitionEnd.map { EKRecurrenceEnd(end: $0) }
    func rule(_ frequency: EKRecurrenceFrequency, _ interval: Int = 1) -> [EKRecurrenceRule] {
      [EKRecurrenceRule(recurrenceWith: frequency, interval: interval, end: end)]
    }
    switch repetition {
    case .never, .custom: return nil
    case .daily: return rule(.daily)
    case .weekly: return rule(.weekly)
    case .everyTwoWeeks: return rule(.weekly, 2)
    case .monthly: return rule(.monthly)
    case .yearly: return rule(.yearly)
    }
  }

  /// Whether the end is not before the beginning.
  var isValid: Bool { end >= start }

  /// Moves the beginning, and the end with it.
  mutating func moveStart(to date: Date) {
    end = date.addingTimeInterval(max(end.timeIntervalSince(start), 0))
    start = date
  }

  /// Writes the values that differ from another draft into an event.
  /// - Parameter usual: The calendar of an event that has none of those.
  func apply(to event: EKEvent, since old: EventDraft, in calendars: [EKCalendar], usual: EKCalendar? = nil) {
    event.title = title.isEmpty ? "New Event" : title
    if place != old.place { event.location = place.isEmpty ? nil : place }
    event.isAllDay = isAllDay
    (event.startDate, event.endDate) = (start, end)
    if repetition != .custom, repetition != old.repetition || repetitionEnd != old.repetitionEnd {
      event.recurrenceRules = rules
    }
    if let found = calendars.first(where: { $0.calendarIdentifier == calendar }) ?? event.calendar ?? usual {
      event.calendar = found
    }
    if alert != old.alert {
      let others = (event.alarms ?? []).filter { $0.absoluteDate != nil }
      let all = others + (alert.map { [EKAlarm(relativeOffset: $0)] } ?? [])
      event.alarms = all.isEmpty ? nil : all
    }
    if availability != old.availability { event.availability = availability }
    if address != old.address { event.url = address.isEmpty ? nil : URL(string: address) }
    if notes != old.notes { event.notes = notes.isEmpty ? nil : notes }
  }
}
