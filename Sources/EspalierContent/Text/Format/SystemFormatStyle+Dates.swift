// SPDX-License-Identifier: MIT

import EspalierPrimitives
import Foundation

extension SystemFormatStyle {
  /// The distance of a time from a date, in units or in the format of clocks: 3 minutes, 42 seconds.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private(set) var calendar = Calendar.autoupdatingCurrent

    /// The distance of a time from `anchor`. In the format of clocks if minutes and seconds, or hours, minutes and seconds, are
    /// allowed, and `maxFieldCount` admits all of them.
    ///
    /// - Parameters:
    ///   - allowedFields: The units that may appear.
    ///   - maxFieldCount: The greatest number of units, from the largest that is not zero.
    ///   - sign: The sign; by default a minus before `anchor`, and no plus after it.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor.usable("DateOffset", "the anchor")
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// The text at a time.
    public func format(_ value: Date) -> AttributedString {
      let isZero: Bool
      var result: AttributedString
      if let clock {
        let seconds = abs(value.nearest.timeIntervalSince(anchor))
        let rule: FloatingPointRoundingRule = value < anchor ? .up : .down
        result = clock.format(seconds, rule, locale: locale)
        isZero = clock.rounded(seconds, rule) == 0
      } else {
        let distance = distance(value)
        result = AttributedString(distance.words(maxFieldCount, locale: locale))
        isZero = distance.isZero(maxFieldCount)
      }
      if sign == .never || isZero && sign != .always(includingZero: true) { return result }
      if value < anchor {
        result = AttributedString("\u{2212}") + result
      } else if sign != .automatic {
        result = AttributedString("+") + result
      }
      return result
    }

    /// The next time at which the text may change; nil if there is none.
    public func discreteInput(after input: Date) -> Date? {
      let span = span(input)
      return anchor.addingTimeInterval(span.start + span.step)
    }

    /// The last earlier time at which the text may differ; nil if there is none.
    public func discreteInput(before input: Date) -> Date? {
      anchor.addingTimeInterval(span(input).start - 2 * ClockFormat.slack)
    }

    /// The same format with the conventions of a locale.
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }

    /// The same format with the days, months and years of a calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var result = self
      result.calendar = calendar
      return result
    }

    private var clock: ClockFormat? {
      let hasHours = allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3
      guard hasHours || allowedFields == [.minute, .second] && maxFieldCount >= 2 else { return nil }
      return ClockFormat.timer(showsHours: hasHours)
    }

    private func distance(_ value: Date) -> TimeDistance {
      TimeDistance(anchor, from: value, calendar, fields: allowedFields)
    }

    /// The times around `input` with the same text, in seconds from the anchor.
    private func span(_ input: Date) -> (start: TimeInterval, step: TimeInterval) {
      let step = clock == nil ? distance(input).step(maxFieldCount) : 1
      let offset = input.nearest.timeIntervalSince(anchor)
      // Before the anchor, seconds are rounded up, and larger units down: 59 s are no minute any more.
      let shift: TimeInterval = offset < 0 && step > 1 ? 1 : 0
      let count = ((offset - shift + ClockFormat.slack) / step).rounded(.down)
      return (count * step + shift, step)
    }
  }

  /// A date by its distance or its name: in 5 minutes, yesterday, June 2019.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private(set) var calendar = Calendar.autoupdatingCurrent

    /// The reference to `date` at a time. A near date is relative, *in 2 hours*; a distant one is absolute, *June 2019*.
    ///
    /// - Parameters:
    ///   - allowedFields: The units of relative dates, in addition to `thresholdField`.
    ///   - maxFieldCount: The greatest number of parts of absolute dates. The year is omitted if it is the current one.
    ///   - thresholdField: The largest unit of relative dates. With `.day` a date is absolute from a month on.
    public init(
      to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }

    /// The text at a time.
    public func format(_ value: Date) -> AttributedString {
      guard isNear(value) else { return absolute(value) }
      return AttributedString(relative(value).format(value))
    }

    /// The next time at which the text may change; nil if there is none.
    public func discreteInput(after input: Date) -> Date? {
      var candidates = [date.addingTimeInterval(-60), date.addingTimeInterval(60), nextYear(input)]
      candidates += nearness.map { [$0.lowerBound, $0.upperBound] } ?? []
      if isNear(input), !isNow(input) { candidates.append(relative(input).discreteInput(after: input)) }
      return candidates.compactMap { $0 }.filter { $0 > input }.min()
    }

    /// The last earlier time at which the text may differ; nil if there is none.
    public func discreteInput(before input: Date) -> Date? {
      var candidates = [date.addingTimeInterval(-60), date.addingTimeInterval(60), nextYear(input, by: 0)]
      candidates += nearness.map { [$0.lowerBound, $0.upperBound] } ?? []
      candidates = candidates.map { $0?.addingTimeInterval(-1e-3) }
      if isNear(input), !isNow(input) { candidates.append(relative(input).discreteInput(before: input)) }
      return candidates.compactMap { $0 }.filter { $0 < input }.max()
    }

    /// The same format with the conventions of a locale.
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }

    /// The same format with the days, months and years of a calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var result = self
      result.calendar = calendar
      return result
    }

    /// The times at which the date is relative; nil is always.
    private var nearness: Range<Date>? {
      let unit: Calendar.Component
      switch thresholdField {
      case .year: return nil
      case .month: unit = .year
      case .week, .day: unit = .month
      case .hour: unit = .day
      case .minute: unit = .hour
      default: unit = .minute
      }
      guard let start = calendar.date(byAdding: unit, value: -1, to: date),
        let end = calendar.date(byAdding: unit, value: 1, to: date)
      else { return nil }
      return start..<end
    }

    private func isNear(_ value: Date) -> Bool { nearness.map { $0.contains(value) } ?? true }

    private func nextYear(_ input: Date, by years: Int = 1) -> Date? {
      calendar.dateInterval(of: .year, for: input).flatMap {
        calendar.date(byAdding: .year, value: years, to: $0.start)
      }
    }

    /// Whether a time is within a minute of the date, for formats without seconds.
    private func isNow(_ value: Date) -> Bool {
      abs(value.timeIntervalSince(date)) < 60 && !relativeFields.contains(.second)
    }

    private var relativeFields: Set<Date.RelativeFormatStyle.Field> {
      allowedFields.union([thresholdField]).filter { Self.order($0) >= Self.order(thresholdField) }
    }

    /// The relative format; without a field for seconds, less than a minute is *now*.
    private func relative(_ value: Date) -> Date.AnchoredRelativeFormatStyle {
      let isNow = isNow(value)
      return Date.AnchoredRelativeFormatStyle(
        anchor: isNow ? value : date, allowedFields: isNow ? [.second] : relativeFields, presentation: .named,
        unitsStyle: .wide, locale: locale, calendar: calendar, capitalizationContext: .unknown)
    }

    /// The rank of a field by size, the largest first.
    private static func order(_ field: Date.RelativeFormatStyle.Field) -> Int {
      [.year, .month, .week, .day, .hour, .minute, .second].firstIndex(of: field) ?? 0
    }

    private func absolute(_ value: Date) -> AttributedString {
      var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      if calendar.isDate(value, inSameDayAs: date) { return AttributedString(date.formatted(format.hour().minute())) }
      if calendar.isDate(value, equalTo: date, toGranularity: .year) {
        format = format.month(.wide)
        if maxFieldCount > 1 { format = format.weekday(.wide).day() }
        if maxFieldCount > 2 { format = format.hour() }
        if maxFieldCount > 3 { format = format.minute() }
      } else {
        format = format.year()
        if maxFieldCount > 1 { format = format.month(.wide) }
        if maxFieldCount > 2 { format = format.day() }
        if maxFieldCount > 3 { format = format.hour() }
        if maxFieldCount > 4 { format = format.minute() }
      }
      return AttributedString(date.formatted(format))
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance of a time from `anchor`: 3 minutes, 42 seconds. See `SystemFormatStyle.DateOffset`.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// The reference to `date` at a time: in 5 minutes, yesterday, June 2019. See `SystemFormatStyle.DateReference`.
  public static func reference(
    to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
