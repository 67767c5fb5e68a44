// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

extension DateParts {
  /// The day that a key moves to: left and right by a day, up and down by a week, Page Up and Page Down by a month, Home and End
  /// to the ends of the month.
  ///
  /// Arrow keys do not move if the next day cannot be chosen; the other keys move to the nearest day that can.
  /// - Parameter isMirrored: Whether days run from right to left.
  /// - Returns: A moment of the day; nil for any other key.
  func day(for key: KeyEquivalent, from day: Date, isMirrored: Bool) -> Date? {
    func moved(_ unit: Calendar.Component, _ count: Int) -> Date {
      calendar.date(byAdding: unit, value: count, to: day) ?? day
    }
    func step(_ count: Int) -> Date {
      let next = moved(.day, count)
      return allows(.day, of: next) ? next : day
    }
    switch key {
    case .leftArrow: return step(isMirrored ? 1 : -1)
    case .rightArrow: return step(isMirrored ? -1 : 1)
    case .upArrow: return step(-7)
    case .downArrow: return step(7)
    case .pageUp: return bounds.clamped(moved(.month, -1))
    case .pageDown: return bounds.clamped(moved(.month, 1))
    case .home, .end:
      let days = weeks(of: day).joined().compactMap { $0 }
      return (key == .home ? days.first : days.last).map(bounds.clamped)
    default: return nil
    }
  }
}
