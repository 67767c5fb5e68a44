// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A day of the week in a repetition: each one, or one of a month or a year.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// 1 for the first, -1 for the last; 0 for each.
  public let weekNumber: Int
  /// Each such day.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  /// A day by its number: 1 for the first, -1 for the last.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }
  /// A day by its number: 1 for the first, -1 for the last, 0 for each.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
}

/// The end of a repetition: a date, or a number of occurrences.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// The date; nil for a number.
  public let endDate: Date?
  /// The number; 0 for a date.
  public let occurrenceCount: Int
  /// A date after which nothing is repeated.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// A number of occurrences, 1 at least.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, max(1, occurrenceCount)) }
}

/// The repetition of an event or a reminder. Values do not change.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  /// The unit.
  public let frequency: EKRecurrenceFrequency
  /// The number of units between two occurrences, 1 at least.
  public let interval: Int
  /// The days of the week; nil for the day of the event.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month, from its end for negative ones; nil for that of the event.
  public let daysOfTheMonth: [NSNumber]?
  /// The days of the year, from its end for negative ones.
  public let daysOfTheYear: [NSNumber]?
  /// The weeks of the year.
  public let weeksOfTheYear: [NSNumber]?
  /// The months, 1…12; nil for that of the event.
  public let monthsOfTheYear: [NSNumber]?
  /// The positions of the occurrences in a unit that remain; nil for all.
  public let setPositions: [NSNumber]?
  /// The end; nil for none.
  public let recurrenceEnd: EKRecurrenceEnd?
  /// The first day of a week, 1 for Sunday; 0 for that of the calendar.
  open var firstDayOfTheWeek: Int { 0 }
  /// The calendar of the repetition: the Gregorian one.
  open var calendarIdentifier: String { "gregorian" }

  /// A simple repetition.
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// A repetition on some days.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval) = (type, max(1, interval))
    (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
    (self.weeksOfTheYear, self.daysOfTheYear) = (weeksOfTheYear, daysOfTheYear)
    (self.setPositions, recurrenceEnd) = (setPositions, end)
  }

  /// The same repetition with another end.
  func ending(_ end: EKRecurrenceEnd?) -> EKRecurrenceRule {
    EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek, daysOfTheMonth: daysOfTheMonth,
      monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear,
      setPositions: setPositions, end: end)
  }

  /// The rule of the rest of a series, after some occurrences; the same for one that does not end by their number.
  func without(_ count: Int) -> EKRecurrenceRule {
    guard let end = recurrenceEnd, end.endDate == nil else { return self }
    return ending(EKRecurrenceEnd(occurrenceCount: end.occurrenceCount - count))
  }

  /// The beginnings in a range of a series that begins at a date.
  func occurrences(of start: Date, in timeZone: TimeZone, within range: Range<Date>) -> [Date] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let end: Calendar.RecurrenceRule.End =
      switch (recurrenceEnd?.endDate, recurrenceEnd?.occurrenceCount) {
      case (let date?, _): .afterDate(date)
      case (nil, let count?): .afterOccurrences(count)
      case (nil, nil): .never
      }
    let units: [EKRecurrenceFrequency: Calendar.RecurrenceRule.Frequency] = [
      .daily: .daily, .weekly: .weekly, .monthly: .monthly, .yearly: .yearly,
    ]
    var rule = Calendar.RecurrenceRule(
      calendar: calendar, frequency: units[frequency] ?? .daily, interval: interval, end: end)
    rule.weekdays = (daysOfTheWeek ?? []).map { day in
      let weekday = Self.weekdays[day.dayOfTheWeek.rawValue - 1]
      return day.weekNumber == 0 ? .every(weekday) : .nth(day.weekNumber, weekday)
    }
    rule.daysOfTheMonth = (daysOfTheMonth ?? []).map(\.intValue)
    rule.daysOfTheYear = (daysOfTheYear ?? []).map(\.intValue)
    rule.months = (monthsOfTheYear ?? []).map { Calendar.RecurrenceRule.Month($0.intValue) }
    rule.weeks = (weeksOfTheYear ?? []).map(\.intValue)
    rule.setPositions = (setPositions ?? []).map(\.intValue)
    return Array(rule.recurrences(of: start, in: range))
  }

  private static let weekdays: [Locale.Weekday] = [
    .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
  ]

  // MARK: - As a line of a file

  private static let days = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
  private static let names: [EKRecurrenceFrequency: String] = [
    .daily: "DAILY", .weekly: "WEEKLY", .monthly: "MONTHLY", .yearly: "YEARLY",
  ]

  /// The rule as iCalendar has it.
  var text: String {
    var parts = ["FREQ=\(Self.names[frequency] ?? "")"]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if let date = recurrenceEnd?.endDate {
      parts.append("UNTIL=\(CalendarDate.universal(date))")
    } else if let count = recurrenceEnd?.occurrenceCount {
      parts.append("COUNT=\(count)")
    }
    if let daysOfTheWeek {
      let days = daysOfTheWeek.map {
        ($0.weekNumber == 0 ? "" : "\($0.weekNumber)") + Self.days[$0.dayOfTheWeek.rawValue - 1]
      }
      parts.append("BYDAY=" + days.joined(separator: ","))
    }
    for (name, numbers) in [
      ("BYMONTHDAY", daysOfTheMonth), ("BYYEARDAY", daysOfTheYear), ("BYWEEKNO", weeksOfTheYear),
      ("BYMONTH", monthsOfTheYear), ("BYSETPOS", setPositions),
    ] {
      if let numbers { parts.append("\(name)=" + numbers.map(\.stringValue).joined(separator: ",")) }
    }
    return parts.joined(separator: ";")
  }

  /// The rule of a file; nil for one that iCalendar does not have.
  convenience init?(text: String) {
    var values: [String: String] = [:]
    for part in text.split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { values[sides[0].uppercased()] = String(sides[1]) }
    }
    guard let type = Self.names.first(where: { $0.value == values["FREQ"] })?.key else { return nil }
    func numbers(_ name: String) -> [NSNumber]? {
      values[name]?.split(separator: ",").compactMap { Int($0).map { NSNumber(value: $0) } }
    }
    let days = values["BYDAY"]?.split(separator: ",").compactMap { day -> EKRecurrenceDayOfWeek? in
      guard let index = Self.days.firstIndex(of: String(day.suffix(2))), let weekday = EKWeekday(rawValue: index + 1)
      else { return nil }
      return EKRecurrenceDayOfWeek(weekday, weekNumber: Int(day.dropLast(2)) ?? 0)
    }
    let until = values["UNTIL"].flatMap { CalendarDate(value: $0, zone: nil)?.date }
    let count = values["COUNT"].flatMap { Int($0) }
    self.init(
      recurrenceWith: type, interval: values["INTERVAL"].flatMap { Int($0) } ?? 1, daysOfTheWeek: days,
      daysOfTheMonth: numbers("BYMONTHDAY"), monthsOfTheYear: numbers("BYMONTH"), weeksOfTheYear: numbers("BYWEEKNO"),
      daysOfTheYear: numbers("BYYEARDAY"), setPositions: numbers("BYSETPOS"),
      end: until.map { EKRecurrenceEnd(end: $0) } ?? count.map { EKRecurrenceEnd(occurrenceCount: $0) })
  }
}
