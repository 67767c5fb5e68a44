// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension Date {
  /// Seconds from the reference date: some 30,000 years, within the range of every calendar.
  private static let farthest: TimeInterval = 1e12

  /// The nearest date that calendars can compute with; the reference date, 1 January 2001, if the date is not a number.
  package var nearest: Date {
    let seconds = timeIntervalSinceReferenceDate
    if abs(seconds) <= Self.farthest { return self }
    return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : seconds < 0 ? -Self.farthest : Self.farthest)
  }

  /// The nearest date that calendars can compute with; warns if it differs.
  /// - Parameter view: The view or modifier that the date was passed to.
  package func usable(_ view: String, _ what: String = "the date") -> Date {
    let nearest = nearest
    if nearest != self {
      Diagnostics.warnOfNumber(
        timeIntervalSinceReferenceDate, view, what + ", in seconds since 2001,",
        used: "the nearest date is used, \(nearest.timeIntervalSinceReferenceDate) s")
    }
    return nearest
  }
}

extension Range where Bound == Date {
  /// The nearest range that calendars can compute with; warns if it differs.
  package init(usable start: Date, _ end: Date, _ view: String) {
    let first = start.usable(view, "the start")
    self = first..<Swift.max(first, end.usable(view, "the end"))
  }
}
