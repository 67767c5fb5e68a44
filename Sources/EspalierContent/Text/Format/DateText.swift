// SPDX-License-Identifier: MIT

import EspalierPrimitives
import Foundation

extension Text {
  /// The format of a date in a text.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day: 9:41 AM.
    public static let time = DateStyle(kind: .time)
    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: 2 hr, 23 min. Changes as time passes.
    public static let relative = DateStyle(kind: .relative)
    /// The distance of now from the date, with a sign: +2 hours for a past date, -2 hours for a future one. Changes as time
    /// passes.
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds until or since a date: 36:59:01. Changes as time passes.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date. Styles that depend on the time follow the host's clock.
  public init(_ date: Date, style: DateStyle) { self.init(DateText(date: date.usable("Text"), style: style)) }

  /// A range from one time of day to another: 9:30 AM – 3:30 PM.
  public init(_ dates: ClosedRange<Date>) {
    self.init(DateIntervalText(range: Range(usable: dates.lowerBound, dates.upperBound, "Text"), showsDate: false))
  }

  /// A range from one date to another.
  public init(_ interval: DateInterval) {
    self.init(DateIntervalText(range: Range(usable: interval.start, interval.end, "Text"), showsDate: true))
  }

  /// A timer that runs in an interval of time and stops before and after it.
  ///
  /// - Parameters:
  ///   - pauseTime: The time at which the timer stops, if it does not run to the end.
  ///   - countsDown: Whether the remaining time is shown; else the passed time.
  ///   - showsHours: Whether sixty minutes and more are hours.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let interval = Range(usable: timerInterval.lowerBound, timerInterval.upperBound, "Text")
    self.init(
      TimerText(
        interval: interval.lowerBound...interval.upperBound, pauseTime: pauseTime?.usable("Text", "the pause"),
        countsDown: countsDown, showsHours: showsHours))
  }
}

private struct DateText: ComputedText {
  let date: Date
  let style: Text.DateStyle

  func append(to resolution: inout TextResolution, style: TextRunStyle) {
    resolution.append(string(&resolution), style)
  }

  private func string(_ resolution: inout TextResolution) -> String {
    let locale = resolution.locale
    let distance = date.timeIntervalSince(resolution.date)
    switch style.kind {
    case .time:
      return date.formatted(dateFormat(resolution).hour().minute())
    case .date:
      return date.formatted(dateFormat(resolution).year().month(.wide).day())
    case .timer:
      resolution.changesEverySecond(from: date)
      return ClockFormat.timer(showsHours: true).string(abs(distance), distance > 0 ? .up : .down, locale: locale)
    case .relative:
      resolution.changesEverySecond(from: date)
      return TimeDistance(date, from: resolution.date, resolution.environment.calendar).words(
        2, isShort: true, locale: locale)
    case .offset:
      resolution.changesEverySecond(from: date)
      let words = TimeDistance(date, from: resolution.date, resolution.environment.calendar).words(1, locale: locale)
      return (distance > 0 ? "-" : "+") + words
    }
  }

  private func dateFormat(_ resolution: TextResolution) -> Date.FormatStyle {
    Date.FormatStyle(
      locale: resolution.locale, calendar: resolution.environment.calendar, timeZone: resolution.environment.timeZone)
  }
}

private struct TimerText: ComputedText {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func append(to resolution: inout TextResolution, style: TextRunStyle) {
    let end = min(pauseTime ?? .distantFuture, interval.upperBound)
    if resolution.date < end { resolution.changesEverySecond(from: interval.lowerBound) }
    let now = min(max(min(resolution.date, pauseTime ?? .distantFuture), interval.lowerBound), interval.upperBound)
    let passed = now.timeIntervalSince(interval.lowerBound)
    let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let string = ClockFormat.timer(showsHours: showsHours).string(
      countsDown ? whole - passed : passed, countsDown ? .up : .down, locale: resolution.locale)
    resolution.append(string, style)
  }
}

private struct DateIntervalText: ComputedText {
  let range: Range<Date>
  let showsDate: Bool

  func append(to resolution: inout TextResolution, style: TextRunStyle) {
    let environment = resolution.environment
    var format = Date.IntervalFormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
    ).hour().minute()
    if showsDate { format = format.year().month(.abbreviated).day() }
    resolution.append(format.format(range), style)
  }
}

extension TextResolution {
  /// Schedules the next change at the next whole number of seconds between now and `date`.
  fileprivate mutating func changesEverySecond(from date: Date) {
    let distance = self.date.timeIntervalSince(date)
    let next = (distance + ClockFormat.slack).rounded(.down) + 1
    changes(at: date.addingTimeInterval(next))
  }
}
