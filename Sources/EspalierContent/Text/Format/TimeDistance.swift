// SPDX-License-Identifier: MIT

import EspalierNumbers
import EspalierPrimitives
import EspalierText
import Foundation

/// The distance of two dates in common units.
struct TimeDistance {
  private enum Unit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var field: Date.ComponentsFormatStyle.Field {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .week
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfYear
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
  }

  /// The counts of the units, the largest unit first.
  private let parts: [(unit: Unit, count: Int)]

  /// - Parameter fields: The units that appear; only seconds if it is empty.
  init(
    _ date: Date, from now: Date, _ calendar: Calendar,
    fields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second]
  ) {
    let (date, now) = (date.nearest, now.nearest)
    // A distance within the tolerance of a whole second is a whole second.
    let seconds = abs(date.timeIntervalSince(now))
    let rounded = date > now ? (seconds - ClockFormat.slack).rounded(.up) : (seconds + ClockFormat.slack).rounded(.down)
    let start = min(date, now)
    let end = start.addingTimeInterval(rounded)
    var units = Unit.allCases.filter { fields.contains($0.field) }
    if units.isEmpty { units = [.second] }
    let found = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    parts = units.map { ($0, found.value(for: $0.component) ?? 0) }
  }

  /// At most `count` units, from the largest that is not zero: 2 hours, 23 minutes; if `isShort`, 2 hr, 23 min.
  func words(_ count: Int, isShort: Bool = false, locale: Locale) -> String {
    var shown = shown(count).filter { $0.count != 0 }
    if shown.isEmpty { shown = [parts[parts.count - 1]] }
    return shown.map { Self.words($0.unit, $0.count, isShort ? .abbreviated : .wide, locale) }.joined(separator: ", ")
  }

  /// Whether only zeros would be shown.
  func isZero(_ count: Int) -> Bool { shown(count).allSatisfy { $0.count == 0 } }

  /// Seconds within which the first `count` units stay the same. Not all days begin at a multiple of a whole number of hours.
  func step(_ count: Int) -> TimeInterval {
    switch shown(count).last?.unit {
    case .second: 1
    case .minute: 60
    default: 1800
    }
  }

  private func shown(_ count: Int) -> ArraySlice<(unit: Unit, count: Int)> {
    let first = parts.firstIndex { $0.count != 0 } ?? parts.count - 1
    return parts[first...].prefix(max(count, 1))
  }

  private static func words(
    _ unit: Unit, _ count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
  ) -> String {
    let seconds: (Int, Duration.UnitsFormatStyle.Unit)
    switch unit {
    case .second: seconds = (1, .seconds)
    case .minute: seconds = (60, .minutes)
    case .hour: seconds = (3600, .hours)
    case .day: seconds = (86400, .days)
    case .week: seconds = (7 * 86400, .weeks)
    case .year, .month: return longWords(unit, count, width, locale)
    }
    return Duration.seconds(count * seconds.0).formatted(
      .units(allowed: [seconds.1], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  /// Foundation on Linux names months and years only in sentences ("in 2 months"): languages other than English get days.
  private static func longWords(
    _ unit: Unit, _ count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
  ) -> String {
    if locale.language.languageCode == .english {
      let name = width == .wide ? unit == .year ? "year" : "month" : unit == .year ? "yr" : "mth"
      return "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    let days = unit == .year ? count * 365 : count * 30
    return Duration.seconds(days * 86400).formatted(.units(allowed: [.days], width: width).locale(locale))
  }
}
