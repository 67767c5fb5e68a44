// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A value in a format, in the environment's locale.
///
/// A format with a locale, calendar or time zone of its own keeps it.
private struct FormattedText<Format: FormatStyle>: ComputedText, @unchecked Sendable
where Format.FormatInput: Equatable {
  // Inputs of formats are values.
  let input: Format.FormatInput
  let format: Format
  let append: (inout TextResolution, TextRunStyle, Format.FormatOutput) -> Void

  func append(to resolution: inout TextResolution, style: TextRunStyle) {
    append(&resolution, style, format.adapted(to: resolution.environment, "Text").usableFormat(input, "Text"))
  }

  static func == (a: Self, b: Self) -> Bool { a.input == b.input && a.format == b.format }
}

/// A format whose days are those of a calendar.
private protocol CalendarFormat {
  var calendar: Calendar { get }
  func calendar(_ calendar: Calendar) -> Self
}
extension SystemFormatStyle.DateOffset: CalendarFormat {}
extension SystemFormatStyle.DateReference: CalendarFormat {}

extension FormatStyle {
  /// The format in a locale, unless it has one of its own.
  package func adapted(to locale: Locale) -> Self {
    self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
  }

  /// The format with the environment's conventions in place of the system's, and with parameters that Foundation can use.
  /// - Parameter view: The view whose parameter the format is.
  package func adapted(to environment: EnvironmentValues, _ view: String) -> Self {
    var result = adapted(to: environment.locale).usable(view)
    if let dated = result as? any CalendarFormat, dated.calendar == .autoupdatingCurrent {
      var calendar = environment.calendar
      calendar.timeZone = environment.timeZone
      if let dated = dated.calendar(calendar) as? Self { result = dated }
    }
    guard var date = result as? Date.FormatStyle else { return result }
    if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
    if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
    if let date = date as? Self { result = date }
    return result
  }
}

extension Text {
  /// A value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedText(input: input, format: format) { $0.append($2, $1) })
  }

  /// A value in a format, with attributes for its parts.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(FormattedText(input: input, format: format) { $0.append($2, $1) })
  }

  /// The formatter's text for a value; empty if there is none. The text does not follow the environment's locale.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = .plain(formatter.string(for: subject) ?? "")
  }

  /// The formatter's text for a value, such as a date, that is not `ReferenceConvertible` in Foundation on Linux; empty if there
  /// is none.
  @_disfavoredOverload
  public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
    content = .plain(formatter.string(for: subject) ?? "")
  }

  /// The formatter's text for a value; empty if there is none. The text does not follow the environment's locale.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = .plain(formatter.string(for: subject) ?? "")
  }
}

extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
  /// The calendar of dates; the locale's unless it is set.
  public var calendar: Calendar {
    get {
      if let own = self[CalendarKey.self] { return own }
      var calendar = locale.calendar
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of times of day.
  @EnvironmentEntry public var timeZone: TimeZone = .autoupdatingCurrent
}
