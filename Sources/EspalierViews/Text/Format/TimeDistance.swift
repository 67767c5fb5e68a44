// SPDX-License-Identifier: MIT

import EspalierText
import Foundation

/// How far two dates lie apart, in the units that people use.
struct TimeDistance {
  private enum Unit: CaseIterable { case year, month, day, hour, minute, second }

  /// The largest unit first.
  private let parts: [(unit: Unit, count: Int)]

  init(_ date: Date, from now: Date, _ calendar: Calendar) {
    // A distance that is all but a whole second is one.
    let seconds = abs(date.timeIntervalSince(now))
    let rounded = date > now ? (seconds - 1e-6).rounded(.up) : (seconds + 1e-6).rounded(.down)
    let start = min(date, now)
    let end = start.addingTimeInterval(rounded)
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    let found = calendar.dateComponents(units, from: start, to: end)
    parts = [
      (.year, found.year ?? 0), (.month, found.month ?? 0), (.day, found.day ?? 0), (.hour, found.hour ?? 0),
      (.minute, found.minute ?? 0), (.second, found.second ?? 0),
    ]
  }

  /// At most so many units, from the largest that is not zero on: 2 hours, 23 minutes.
  func words(_ count: Int, locale: Locale) -> String {
    let first = parts.firstIndex { $0.count != 0 } ?? parts.count - 1
    var shown = parts[first...].prefix(count).filter { $0.count != 0 }
    if shown.isEmpty { shown = [parts[parts.count - 1]] }
    return shown.map { Self.words($0.unit, $0.count, locale) }.joined(separator: ", ")
  }

  private static func words(_ unit: Unit, _ count: Int, _ locale: Locale) -> String {
    let seconds: (Int, Duration.UnitsFormatStyle.Unit)
    switch unit {
    case .second: seconds = (1, .seconds)
    case .minute: seconds = (60, .minutes)
    case .hour: seconds = (3600, .hours)
    case .day: seconds = (86400, .days)
    case .year, .month: return longWords(unit, count, locale)
    }
    return Duration.seconds(count * seconds.0).formatted(
      .units(allowed: [seconds.1], width: .wide, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  /// Foundation on Linux names months and years only within sentences ("in 2 months"): other languages than English get
  /// days.
  private static func longWords(_ unit: Unit, _ count: Int, _ locale: Locale) -> String {
    if locale.language.languageCode == .english {
      return "\(count) \(unit == .year ? "year" : "month")\(count == 1 ? "" : "s")"
    }
    let days = unit == .year ? count * 365 : count * 30
    return Duration.seconds(days * 86400).formatted(.units(allowed: [.days], width: .wide).locale(locale))
  }
}
