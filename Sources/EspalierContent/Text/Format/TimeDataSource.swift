// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The source of a text's value that changes as time passes: `Text(.currentDate, format: .dateTime.hour().minute())`.
///
/// The format determines when the characters change; until then the text costs nothing.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a time.
  let value: @Sendable (Date) -> Value
  /// The time at which the source has a value.
  let date: @Sendable (Value) -> Date
  /// The date to which the source is relative; two sources with the same one have the same values.
  let reference: Date?
  /// Whether the source is the time until that date, and not since it.
  var isUntil = false
}

extension TimeDataSource<Date> {
  /// The current time.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, date: { $0 }, reference: nil)
  }
}

extension TimeDataSource {
  /// The time passed since `date`; negative until then.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration>(
      value: { Duration(clampingSeconds: $0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) },
      reference: date)
  }

  /// The span from `date` to the current time; empty until then.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      value: { date..<max(date, $0) }, date: { $0.upperBound }, reference: date)
  }

  /// The span from the current time to `date`; empty from then on.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>>(
      value: { min(date, $0)..<date }, date: { $0.lowerBound }, reference: date, isUntil: true)
  }
}

/// A value of a time source in a format, with the time of its next change.
private struct TimeSourceText<Format: DiscreteFormatStyle>: ComputedText, @unchecked Sendable {
  // Formats are values.
  let source: TimeDataSource<Format.FormatInput>
  let format: Format
  let append: @Sendable (inout TextResolution, TextRunStyle, Format.FormatOutput) -> Void

  func append(to resolution: inout TextResolution, style: TextRunStyle) {
    let format = format.adapted(to: resolution.environment, "Text")
    let now = source.value(resolution.date)
    if let next = format.discreteInput(after: now) {
      // The format may return an input with the same text as the current one; the text then queries it again a moment later.
      resolution.changes(at: max(source.date(next), resolution.date.addingTimeInterval(Self.shortestTime)))
    }
    append(&resolution, style, format.usableFormat(now, "Text"))
  }

  /// Least time between changes in seconds: a format whose next change is always immediate changes in each frame.
  private static var shortestTime: TimeInterval { 1e-3 }

  static func == (a: Self, b: Self) -> Bool {
    a.source.reference == b.source.reference && a.source.isUntil == b.source.isUntil && a.format == b.format
  }
}

extension Text {
  /// A value that changes as time passes, in a format, in the environment's locale.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(TimeSourceText(source: source, format: format) { $0.append($2, $1) })
  }

  /// A value that changes as time passes, in a format with attributes for its parts.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(TimeSourceText(source: source, format: format) { $0.append($2, $1) })
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds `%@` and a value that changes as time passes.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds `%@` and a value that changes as time passes.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}
