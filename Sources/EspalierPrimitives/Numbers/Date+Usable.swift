// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension Date {
  /// Seconds from the reference date: some 30,000 years, in which every calendar can count.
  private static let farthest: TimeInterval = 1e12

  /// The nearest date that calendars can count with; the reference date, 1 January 2001, for what is not a number.
  package var nearest: Date {
    let seconds = timeIntervalSinceReferenceDate
    if abs(seconds) <= Self.farthest { return self }
    return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : seconds < 0 ? -Self.farthest : Self.farthest)
  }

  /// The same, with a warning where it is another date.
  /// - Parameter view: What the date was given to.
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
  /// The nearest range that calendars can count with, with a warning where it is another one.
  package init(usable start: Date, _ end: Date, _ view: String) {
    let first = start.usable(view, "the start")
    self = first..<Swift.max(first, end.usable(view, "the end"))
  }
}
