// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

/// The parts of a date in a calendar, for pickers of single parts.
struct DateParts {
  let calendar: Calendar
  let locale: Locale
  let bounds: _DateBounds

  init(_ environment: EnvironmentValues, bounds: _DateBounds) {
    var calendar = environment.calendar
    // Setting a locale also sets its first weekday; the calendar's own takes precedence.
    let firstWeekday = calendar.firstWeekday
    calendar.locale = environment.locale
    calendar.firstWeekday = firstWeekday
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    locale = environment.locale
    self.bounds = bounds
  }

  /// The date with one part changed: a day beyond the end of the month becomes its last, and a date outside of the bounds becomes
  /// the nearest inside.
  func setting(_ part: Calendar.Component, to value: Int, of date: Date) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    parts.setValue(value, for: part)
    let day = parts.day
    parts.day = 1
    if let month = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: month)?.count {
      parts.day = min(day ?? 1, days)
    }
    return bounds.clamped(calendar.date(from: parts) ?? date)
  }

  /// The time of one date on the day of another.
  func moving(_ date: Date, to day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second, parts.nanosecond) = (
      time.hour, time.minute, time.second, time.nanosecond
    )
    return bounds.clamped(calendar.date(from: parts) ?? date)
  }

  /// Whether any moment of a unit of time can be chosen.
  func allows(_ unit: Calendar.Component, of date: Date) -> Bool {
    guard let interval = calendar.dateInterval(of: unit, for: date) else { return false }
    if let first = bounds.first, interval.end <= first { return false }
    if let last = bounds.last, interval.start > last { return false }
    return true
  }

  func text(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style
    style.calendar = calendar
    style.locale = locale
    style.timeZone = calendar.timeZone
    return style.format(date)
  }

  func dayText(_ date: Date) -> String { text(date, .dateTime.day().month(.abbreviated).year()) }
  func timeText(_ date: Date) -> String { text(date, .dateTime.hour().minute()) }
  func monthText(_ date: Date) -> String { text(date, .dateTime.month(.wide).year()) }
  func fullText(_ date: Date) -> String { text(date, .dateTime.weekday(.wide).day().month(.wide).year()) }

  /// The days of a month in weeks from the calendar's first weekday on; nil before the first and after the last.
  func weeks(of month: Date) -> [[Date?]] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let days = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    let weekday = calendar.component(.weekday, from: interval.start)
    let before = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
    var cells: [Date?] = Array(repeating: nil, count: before)
    cells += (0..<days).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  /// Names of the weekdays, from the calendar's first weekday on.
  /// - Parameter isShort: Whether the names have three letters, in capitals; else they have one.
  func weekdayNames(isShort: Bool) -> [String] {
    let names =
      isShort
      ? calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
      : calendar.veryShortStandaloneWeekdaySymbols
    return (0..<names.count).map { names[((calendar.firstWeekday - 1 + $0) % names.count + names.count) % names.count] }
  }
}
