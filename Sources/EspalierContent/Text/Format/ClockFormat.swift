// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Seconds in the format of clocks, with at most `maxFieldCount` fields: 1:23:45.67. If only minutes or hours remain, they are
/// words.
struct ClockFormat: Hashable, Codable, Sendable {
  /// Whether sixty minutes and more are hours.
  let showsHours: Bool
  let maxFieldCount: Int
  let maxPrecision: Duration
  /// Whether the first field has at least two digits.
  let isPadded: Bool

  /// Whole seconds: 1:05, 36:59:01.
  static func timer(showsHours: Bool) -> ClockFormat {
    ClockFormat(showsHours: showsHours, maxFieldCount: 3, maxPrecision: .seconds(1), isPadded: false)
  }

  private enum Fields {
    case words(Set<Duration.UnitsFormatStyle.Unit>, step: TimeInterval)
    case digits(Duration.TimeFormatStyle.Pattern, step: TimeInterval)

    var step: TimeInterval {
      switch self {
      case .words(_, let step), .digits(_, let step): step
      }
    }
  }

  /// The text of a number of seconds. Remaining time is rounded up, passed time down: the second in which it is zero begins at
  /// the date.
  func string(_ seconds: TimeInterval, _ rule: FloatingPointRoundingRule, locale: Locale) -> String {
    String(format(seconds, rule, locale: locale).characters)
  }

  func format(_ seconds: TimeInterval, _ rule: FloatingPointRoundingRule, locale: Locale) -> AttributedString {
    let seconds = rounded(seconds, rule)
    switch fields(at: seconds) {
    case .words(let units, _):
      return Duration(clampingSeconds: seconds).formatted(
        .units(allowed: units, width: .wide).locale(locale).attributed)
    case .digits(let pattern, _):
      return Duration(clampingSeconds: seconds)
        .formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale).attributed)
    }
  }

  /// Rounds to a multiple of the smallest shown unit, at least.
  func rounded(_ seconds: TimeInterval, _ rule: FloatingPointRoundingRule) -> TimeInterval {
    // No larger intervals exist between dates with which calendars can compute.
    let seconds = seconds.isNaN ? 0 : min(max(seconds, -1), 2e12)
    let step = fields(at: seconds).step
    let slack = rule == .up ? -Self.slack : Self.slack
    return max(((seconds + slack) / step).rounded(rule) * step, 0)
  }

  /// The first number above `seconds` with a different text.
  func boundary(above seconds: TimeInterval) -> TimeInterval {
    rounded(seconds, .down) + fields(at: seconds).step
  }

  /// The first number below `seconds` with a different text; negative if there is none.
  func boundary(below seconds: TimeInterval) -> TimeInterval {
    rounded(seconds, .up) - fields(at: seconds).step
  }

  /// Tolerance in seconds: dates that differ by less are equal.
  static var slack: TimeInterval { 1e-6 }

  private func fields(at seconds: TimeInterval) -> Fields {
    let hasHours = showsHours && seconds + Self.slack >= 3600
    let precision = max(maxPrecision / .seconds(1), 1e-9)
    if precision >= 3600, hasHours { return .words([.hours], step: precision) }
    if precision >= 60 {
      return .words(
        hasHours && maxFieldCount > 1 ? [.hours, .minutes] : hasHours ? [.hours] : [.minutes], step: precision)
    }
    let digits = precision < 1 ? Int(clamping: (-log10(precision) - 1e-9).rounded(.up)) : 0
    switch max(maxFieldCount, 0) - (hasHours ? 1 : 0) {
    case ...0: return .words([.hours], step: 3600)
    case 1 where hasHours: return .digits(.hourMinute(padHourToLength: 1, roundSeconds: .down), step: 60)
    case 1: return seconds < 60 ? .words([.seconds], step: max(precision, 1)) : .words([.minutes], step: 60)
    case let count:
      let digits = count > 2 ? digits : 0
      let step = digits > 0 ? precision : max(precision, 1)
      let length = isPadded ? 2 : 1
      return .digits(
        hasHours
          ? .hourMinuteSecond(padHourToLength: length, fractionalSecondsLength: digits)
          : .minuteSecond(padMinuteToLength: length, fractionalSecondsLength: digits), step: step)
    }
  }
}
