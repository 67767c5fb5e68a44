// SPDX-License-Identifier: MIT

import EspalierPrimitives
import Foundation

/// Formats of times for texts that change as time passes: `Text(.currentDate, format: .stopwatch(startingAt: start))`.
public enum SystemFormatStyle: Sendable {
  /// The time since a date, with hundredths of a second: 00:05.23.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let clock: ClockFormat
    private var locale = Locale.autoupdatingCurrent

    /// Zero until `startDate`, then the time passed since.
    ///
    /// - Parameters:
    ///   - showsHours: Whether sixty minutes and more are hours.
    ///   - maxFieldCount: The greatest number of fields among hours, minutes, seconds and fractions; the smallest are omitted.
    ///   - maxPrecision: The smallest shown difference. From a minute on the time is written in words.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate.usable("Stopwatch")
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: true)
    }

    /// The text at a time.
    public func format(_ value: Date) -> AttributedString {
      clock.format(elapsed(value), .down, locale: locale)
    }

    /// The next time at which the text may change; nil if there is none.
    public func discreteInput(after input: Date) -> Date? {
      start.addingTimeInterval(clock.boundary(above: elapsed(input)))
    }

    /// The last earlier time at which the text may differ; nil if there is none.
    public func discreteInput(before input: Date) -> Date? {
      let seconds = clock.rounded(elapsed(input), .down)
      return seconds > 0 ? start.addingTimeInterval(seconds - 2 * ClockFormat.slack) : nil
    }

    /// The same format with the conventions of a locale.
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }

    private func elapsed(_ date: Date) -> TimeInterval { max(date.nearest.timeIntervalSince(start), 0) }
  }

  /// The passed or the remaining part of an interval of time: 4:32.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let clock: ClockFormat
    private var locale = Locale.autoupdatingCurrent

    /// The remaining part of an interval: the whole interval until it begins, zero from its end on.
    ///
    /// - Parameters:
    ///   - showsHours: Whether sixty minutes and more are hours.
    ///   - maxFieldCount: The greatest number of fields among hours, minutes, seconds and fractions; the smallest are omitted.
    ///   - maxPrecision: The smallest shown difference. From a minute on the time is written in words.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// The passed part of an interval: zero until it begins, the whole interval from its end on. For the parameters see
    /// `init(countingDownIn:showsHours:maxFieldCount:maxPrecision:)`.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration
    ) {
      self.interval = Range(usable: interval.lowerBound, interval.upperBound, "Timer")
      self.countsDown = countsDown
      clock = ClockFormat(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: false)
    }

    /// The text at a time.
    public func format(_ value: Date) -> AttributedString {
      clock.format(countsDown ? remaining(value) : elapsed(value), countsDown ? .up : .down, locale: locale)
    }

    /// The next time at which the text may change; nil if there is none.
    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      // The remaining time is rounded up: the text changes when the time reaches the next lower number.
      let seconds =
        countsDown ? length - clock.boundary(below: remaining(input)) : clock.boundary(above: elapsed(input))
      return interval.lowerBound.addingTimeInterval(min(seconds, length))
    }

    /// The last earlier time at which the text may differ; nil if there is none.
    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      let seconds =
        countsDown ? length - clock.rounded(remaining(input), .up) : clock.rounded(elapsed(input), .down)
      return seconds > 0 ? interval.lowerBound.addingTimeInterval(seconds - 2 * ClockFormat.slack) : nil
    }

    /// The same format with the conventions of a locale.
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }

    private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }
    private func elapsed(_ date: Date) -> TimeInterval {
      min(max(date.nearest.timeIntervalSince(interval.lowerBound), 0), length)
    }
    private func remaining(_ date: Date) -> TimeInterval { length - elapsed(date) }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since `startDate`: 00:05.23. See `SystemFormatStyle.Stopwatch`.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The remaining part of an interval of time: 4:32. See `SystemFormatStyle.Timer`.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// The passed part of an interval of time: 0:28. See `SystemFormatStyle.Timer`.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
