// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A date in an iCalendar file: a day, a time of a zone, a time of the user's zone, or a universal time.
struct CalendarDate {
  var components: DateComponents
  /// Whether it has a time.
  var hasTime: Bool

  /// The point in time; a day begins in the user's zone.
  var date: Date? { Self.calendar(components.timeZone).date(from: components) }

  init(components: DateComponents) {
    self.components = components
    hasTime = components.hour != nil
  }

  /// - Parameter zone: The name of a zone; nil for the user's.
  init?(value: String, zone: String?) {
    let digits = value.filter(\.isASCII).filter(\.isNumber)
    guard digits.count == 8 || digits.count == 14, let year = Int(digits.prefix(4)) else { return nil }
    func number(_ place: Int) -> Int? { Int(digits.dropFirst(place).prefix(2)) }
    hasTime = digits.count == 14
    components = DateComponents(year: year, month: number(4), day: number(6))
    if hasTime {
      (components.hour, components.minute, components.second) = (number(8), number(10), number(12))
      components.timeZone = value.hasSuffix("Z") ? .gmt : zone.flatMap { TimeZone(identifier: $0) }
    }
  }

  private static func calendar(_ zone: TimeZone?) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .current
    return calendar
  }

  /// A universal time: `20260102T030405Z`.
  static func universal(_ date: Date) -> String { text(date, in: .gmt) + "Z" }

  private static func text(_ date: Date, in zone: TimeZone) -> String {
    let parts = calendar(zone).dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    return text(parts)
  }

  private static func text(_ parts: DateComponents) -> String {
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(max(0, value ?? 0))
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = digits(parts.year, 4) + digits(parts.month, 2) + digits(parts.day, 2)
    guard let hour = parts.hour else { return day }
    return day + "T" + digits(hour, 2) + digits(parts.minute, 2) + digits(parts.second, 2)
  }

  /// A line with a point in time.
  static func property(_ name: String, _ date: Date, isDay: Bool, zone: TimeZone?) -> CalendarProperty {
    if isDay {
      let parts = calendar(nil).dateComponents([.year, .month, .day], from: date)
      return CalendarProperty(name, text(parts), ["VALUE": "DATE"])
    }
    guard let zone, zone.secondsFromGMT(for: date) != 0 || zone.identifier != "GMT" else {
      return CalendarProperty(name, universal(date))
    }
    return CalendarProperty(name, text(date, in: zone), ["TZID": zone.identifier])
  }

  /// A line with the parts of a date.
  static func property(_ name: String, _ parts: DateComponents) -> CalendarProperty {
    var parameters: [String: String] = [:]
    if parts.hour == nil { parameters["VALUE"] = "DATE" }
    if parts.hour != nil, let zone = parts.timeZone { parameters["TZID"] = zone.identifier }
    return CalendarProperty(name, text(parts), parameters)
  }
}
