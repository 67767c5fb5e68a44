// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import SwiftUI

extension _AxisElements {
  /// The least distance of automatic labels along the axis, in points.
  private var distance: CGFloat { axis == .horizontal ? (scale.kind == .date ? 58 : 64) : 42 }

  /// The number of automatic values for the axis' length.
  private var automaticCount: Int { min(max(Int(clamping: (length / distance).rounded()), 2), 10) }

  /// The unit where the part of the axis behind the last value ends.
  private var lastEnd: Double { scale.isReversed ? 0 : 1 }

  /// The values for which the axis has marks, in order.
  func values(_ values: AxisMarkValues) -> [AxisValue] {
    switch values.kind {
    case .values(let values): return named(values)
    case .automatic(let count, let minimum):
      switch scale.kind {
      case .category: return named(thinned(scale.categories))
      case .date: return dates(CalendarSteps.step(scale.bounds, count: count ?? automaticCount), calendar)
      case .number: return named(numbers(count ?? automaticCount, minimum).map { .number($0) })
      }
    case .numbers(let step):
      return scale.kind == .number ? named(NiceNumbers.multiples(of: step, scale.bounds).map { .number($0) }) : []
    case .dates(let step, let calendar):
      return scale.kind == .date ? dates(step, calendar ?? self.calendar) : []
    }
  }

  private func numbers(_ count: Int, _ minimum: Double?) -> [Double] {
    let bounds = scale.bounds
    switch scale.type.kind {
    case .log: return powers(bounds)
    case .symmetricLog:
      let all = powers(1...max(abs(bounds.lowerBound), abs(bounds.upperBound), 10))
      return (all.reversed().map { -$0 } + [0] + all).filter { bounds ~= $0 }
    default:
      let step = NiceNumbers.step(bounds, count: count)
      return NiceNumbers.multiples(of: max(step, minimum ?? 0), bounds)
    }
  }

  /// Powers of ten; with less than two of them, multiples too.
  private func powers(_ bounds: ClosedRange<Double>) -> [Double] {
    let (first, last) = (log10(bounds.lowerBound).rounded(.up), log10(bounds.upperBound).rounded(.down))
    guard first.isFinite, last.isFinite, last - first < 700 else { return [] }
    if last - first < 1 { return NiceNumbers.ticks(bounds, count: 4).filter { $0 > 0 } }
    let step = max(1, ((last - first) / Double(max(automaticCount, 2))).rounded(.up))
    return Array(stride(from: first, through: last, by: step)).map { pow(10, $0) }
  }

  /// The categories whose labels have space, at equal distances.
  private func thinned(_ categories: [_PlotValue]) -> [_PlotValue] {
    guard axis == .horizontal || length / CGFloat(max(categories.count, 1)) < 14 else { return categories }
    let span = max(scale.upper - scale.lower, 1)
    let space = max(length, 1) / CGFloat(span)
    // The widths of texts flow up only afterwards: estimated from their longest one.
    let longest = categories.prefix(200).map { Self.text($0).count }.max() ?? 1
    let needed = axis == .horizontal ? min(CGFloat(longest) * 6.2 + 8, 120) : 12
    let step = max(1, Int(clamping: (needed / space).rounded(.up)))
    if step == 1 || CGFloat(longest) * 6.2 <= space { return categories }
    // Up to 12 long names are shortened instead.
    if axis == .horizontal, categories.count <= 12, space >= 24 { return categories }
    return stride(from: 0, to: categories.count, by: step).map { categories[$0] }
  }

  private func dates(_ step: CalendarStep, _ calendar: Calendar) -> [AxisValue] {
    let seconds = CalendarSteps.ticks(scale.bounds, step, calendar: calendar)
    let style = DateTexts.style(step, calendar, locale)
    return seconds.indices.map { index in
      let next = index + 1 < seconds.count ? scale.unit(coordinate: seconds[index + 1]) : lastEnd
      return AxisValue(
        index: index, count: seconds.count, value: .date(seconds[index]), end: next,
        text: DateTexts.text(seconds[index], style))
    }
  }

  private func named(_ values: [_PlotValue]) -> [AxisValue] {
    let dates = values.compactMap { value -> Double? in if case .date(let date) = value { date } else { nil } }
    let step =
      dates.count > 1 ? CalendarSteps.step(ClosedRange(ordered: dates[0], dates[dates.count - 1]), count: 5) : nil
    let dateStyle = DateTexts.style(step ?? CalendarStep(unit: .day, count: 1), calendar, locale)
    return values.enumerated().map { index, value in
      let text: String =
        switch value {
        case .date(let seconds): DateTexts.text(seconds, dateStyle)
        case .number(let number): number.formatted(.number.locale(locale))
        case .category(let name): name
        }
      let next = scale.kind == .category ? nil : values.dropFirst(index + 1).first.flatMap(scale.unit)
      return AxisValue(
        index: index, count: values.count, value: value, end: scale.kind == .category ? nil : next ?? lastEnd,
        text: text)
    }
  }

  /// The text of a category, or of another value on an axis of categories.
  private static func text(_ value: _PlotValue) -> String {
    if case .category(let name) = value { return name }
    return "\(value.quantity ?? 0)"
  }
}

/// The format of dates at a distance.
enum DateTexts {
  /// The text of a date in seconds since 2001; of one that the calendar does not have, the number of the year.
  static func text(_ seconds: Double, _ style: Date.FormatStyle) -> String {
    if abs(seconds) < CalendarSteps.limit { return Date(timeIntervalSinceReferenceDate: seconds).formatted(style) }
    return (2_001 + seconds / 31_556_952).formatted(
      .number.notation(.scientific).precision(.significantDigits(1...3)).locale(style.locale))
  }

  static func style(_ step: CalendarStep, _ calendar: Calendar, _ locale: Locale) -> Date.FormatStyle {
    let style = Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone, capitalizationContext: .unknown)
    switch step.unit {
    case .second: return style.hour().minute().second()
    case .minute: return style.hour().minute()
    case .hour: return style.hour()
    case .day, .weekOfYear, .weekday: return style.month(.abbreviated).day()
    case .month, .quarter: return style.month(.abbreviated)
    default: return style.year()
    }
  }
}
