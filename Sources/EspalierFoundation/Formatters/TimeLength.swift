// SPDX-License-Identifier: MIT

import Foundation

/// The division of the time between two dates into units.
struct TimeLength {
  /// A unit, the largest one first.
  enum Unit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var calendarUnit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// Whether the unit is written between colons.
    var isClock: Bool { self == .hour || self == .minute || self == .second }
  }

  /// A unit with its number.
  struct Part: Equatable {
    let unit: Unit
    var value: Int
  }

  let units: [Unit]
  let calendar: Calendar
  /// The greatest number of parts; 0 for no limit.
  let maximumCount: Int
  /// Whether one of the largest unit becomes a number of the next one.
  let isCollapsed: Bool
  let dropped: DateComponentsFormatter.ZeroFormattingBehavior

  /// The parts from a date to a later one; nil without units.
  func parts(from start: Date, to end: Date) -> [Part]? {
    guard !units.isEmpty else { return nil }
    var parts = divided(units, start, end)
    if isCollapsed, let first = parts.firstIndex(where: { $0.value != 0 }), parts[first].value == 1,
      first + 1 < parts.count
    {
      parts = divided(Array(units[(first + 1)...]), start, end)
    }
    if maximumCount > 0 { parts = rounded(parts, start, end) }
    return shown(parts)
  }

  private func divided(_ units: [Unit], _ start: Date, _ end: Date) -> [Part] {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { Part(unit: $0, value: components.value(for: $0.component) ?? 0) }
  }

  /// As many parts as are allowed. Half of the last one is rounded to the even number.
  private func rounded(_ parts: [Part], _ start: Date, _ end: Date) -> [Part] {
    let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
    guard first + maximumCount < parts.count else { return parts }
    let kept = Array(parts[..<(first + maximumCount)])
    guard
      let lower = calendar.date(byAdding: components(kept), to: start),
      let upper = calendar.date(byAdding: kept[kept.count - 1].unit.component, value: 1, to: lower)
    else { return kept }
    let rest = end.timeIntervalSince(lower) / upper.timeIntervalSince(lower)
    let isUp = rest > 0.5 || rest == 0.5 && !kept[kept.count - 1].value.isMultiple(of: 2)
    guard isUp else { return kept }
    // A number that reaches the next larger unit becomes one of it, which may be one part too many.
    let result = divided(kept.map(\.unit), start, upper)
    let newFirst = result.firstIndex { $0.value != 0 } ?? first
    return Array(result[..<min(result.count, newFirst + maximumCount)])
  }

  private func components(_ parts: [Part]) -> DateComponents {
    parts.reduce(into: DateComponents()) { $0.setValue($1.value, for: $1.unit.component) }
  }

  /// The parts without the zeros that are left out; one part is left.
  private func shown(_ parts: [Part]) -> [Part] {
    let last = parts.lastIndex { $0.value != 0 } ?? parts.count - 1
    let first = parts.firstIndex { $0.value != 0 } ?? last
    let shown = parts.indices.filter { index in
      if parts[index].value != 0 { return true }
      if index < first { return !dropped.contains(.dropLeading) }
      if index > last { return !dropped.contains(.dropTrailing) }
      return index == first || !dropped.contains(.dropMiddle)
    }
    return (shown.isEmpty ? [parts.count - 1] : shown).map { parts[$0] }
  }
}
