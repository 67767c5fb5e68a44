// SPDX-License-Identifier: MIT

import Foundation

/// A distance of ticks on an axis of dates: a number of units of the calendar.
struct CalendarStep: Hashable {
  let unit: Calendar.Component
  let count: Int
}

/// Dates at the beginnings of units of the calendar, for ticks.
enum CalendarSteps {
  /// Beyond this many seconds from 2001 the calendar is not used: about 100,000 years.
  static let limit = 3e12

  private static let all: [(step: CalendarStep, seconds: Double)] =
    steps(.second, 1, [1, 5, 15, 30]) + steps(.minute, 60, [1, 5, 15, 30]) + steps(.hour, 3_600, [1, 3, 6, 12])
    + steps(.day, 86_400, [1, 2]) + steps(.weekOfYear, 604_800, [1, 2]) + steps(.month, 2_629_800, [1, 3, 6])
    + steps(.year, 31_557_600, [1, 2, 5, 10, 20, 50, 100, 500, 1_000])

  private static func steps(
    _ unit: Calendar.Component, _ seconds: Double, _ counts: [Int]
  ) -> [(step: CalendarStep, seconds: Double)] {
    counts.map { (CalendarStep(unit: unit, count: $0), seconds * Double($0)) }
  }

  /// The distance with which an interval of seconds has about `count` ticks, and not more than a third above.
  static func step(_ range: ClosedRange<Double>, count: Int) -> CalendarStep {
    let span = range.upperBound - range.lowerBound
    let most = Double(max(count, 1)) * 1.34
    return all.first { span / $0.seconds <= most }?.step ?? CalendarStep(unit: .year, count: 10_000)
  }

  /// The beginnings of units in an interval of seconds since 2001, in increasing order.
  ///
  /// Units are counted from the beginning of the next larger one: every 3 hours from midnight, every 2 days from the first of the
  /// month, every 5 years from year 0.
  static func ticks(_ range: ClosedRange<Double>, _ step: CalendarStep, calendar: Calendar) -> [Double] {
    let count = max(step.count, 1)
    guard range.lowerBound.isFinite, range.upperBound.isFinite, abs(range.lowerBound) < limit,
      abs(range.upperBound) < limit
    else { return NiceNumbers.ticks(range, count: 4) }
    guard
      let first = start(
        Date(timeIntervalSinceReferenceDate: range.lowerBound), CalendarStep(unit: step.unit, count: count), calendar)
    else { return [] }
    var result: [Double] = []
    for number in 0...NiceNumbers.most {
      guard let date = calendar.date(byAdding: step.unit, value: number * count, to: first) else { break }
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > range.upperBound + 1e-6 { break }
      if seconds >= range.lowerBound - 1e-6 { result.append(seconds) }
    }
    return result
  }

  /// The beginnings of units around an interval: the last one at or before it, and the first one at or behind it.
  static func around(_ range: ClosedRange<Double>, _ step: CalendarStep, calendar: Calendar) -> [Double] {
    guard abs(range.lowerBound) < limit, abs(range.upperBound) < limit else { return [] }
    let step = CalendarStep(unit: step.unit, count: max(step.count, 1))
    func start(_ seconds: Double) -> Date? {
      Self.start(Date(timeIntervalSinceReferenceDate: seconds), step, calendar)
    }
    guard let first = start(range.lowerBound), var last = start(range.upperBound) else { return [] }
    if last.timeIntervalSinceReferenceDate < range.upperBound,
      let next = calendar.date(byAdding: step.unit, value: step.count, to: last)
    {
      // A unit may begin before a multiple: the 1st of a month ends every 2 days.
      last = start(next.timeIntervalSinceReferenceDate).flatMap { $0 > last ? $0 : nil } ?? next
    }
    return [first.timeIntervalSinceReferenceDate, last.timeIntervalSinceReferenceDate]
  }

  private static func start(_ date: Date, _ step: CalendarStep, _ calendar: Calendar) -> Date? {
    guard let begin = calendar.dateInterval(of: step.unit, for: date)?.start else { return nil }
    guard step.count > 1 else { return begin }
    let (larger, from): (Calendar.Component, Int) =
      switch step.unit {
      case .second: (.minute, 0)
      case .minute: (.hour, 0)
      case .hour: (.day, 0)
      case .day: (.month, 1)
      case .month: (.year, 1)
      default: (.era, 0)
      }
    let number = calendar.component(step.unit, from: begin)
    if larger == .era, step.unit != .year { return begin }
    let excess = ((number - from) % step.count + step.count) % step.count
    return calendar.date(byAdding: step.unit, value: -excess, to: begin)
  }
}
