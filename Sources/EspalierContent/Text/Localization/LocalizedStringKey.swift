// SPDX-License-Identifier: MIT

import Foundation

/// A string literal in a view: the key of a translation, with values.
///
/// `"\(count) items"` is the key `%lld items`. If no table has it, the key itself is shown, with its values in the format of the
/// environment's locale: 1,234 in English. The literal may use Markdown's inline marks.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, CustomReflectable, Sendable {
  package let format: LocalizedFormat

  /// A key without interpolations.
  public init(_ value: String) { format = LocalizedFormat(value) }
  public init(stringLiteral value: String) { format = LocalizedFormat(value) }
  /// The key of an interpolated literal: each value is a placeholder in the key and an argument of the translation.
  public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

  /// The text without a language.
  package var string: String { Text(self).string }

  /// The parts that programs for Apple systems find by reflection: many have an extension that reads `key` so.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["key": format.key, "hasFormatting": !format.arguments.isEmpty, "arguments": format.arguments],
      displayStyle: .struct)
  }

  /// Collects the key and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var format: LocalizedFormat

    /// An empty key; the counts are not used.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format = LocalizedFormat("")
      format.arguments.reserveCapacity(interpolationCount)
    }

    /// Adds text of the key; a percent sign is kept as one.
    public mutating func appendLiteral(_ literal: String) { format.appendLiteral(literal) }

    /// Adds `%@` and a string.
    public mutating func appendInterpolation(_ string: String) { format.append(.string(string), specifier: "%@") }
    /// Adds the placeholder of a number's type, `%lld` for integers, and the number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      format.append(value._argument.value, specifier: T._specifier)
    }
    /// - Parameter specifier: A specifier as in C: `%.2f`, `%04d`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      format.append(value._argument.value, specifier: specifier)
    }
    /// Adds `%@` and Swift's description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      format.append(.string(described(value)), specifier: "%@")
    }

    /// Adds `%@` and a text, which keeps its own style.
    public mutating func appendInterpolation(_ text: Text) { format.append(.text(text), specifier: "%@") }
    /// Adds `%@` and an attributed string with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Adds `%@` and a text that is translated by itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Adds `%@` and a value in a format of the text's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds `%@` and a value in a format of the text's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds `%@` and the formatter's text for a value; without a formatter, its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let text = formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"
      format.append(.string(text), specifier: "%@")
    }

    /// Adds `%@` and the formatter's text for a value, such as a date, that is not `ReferenceConvertible` in Foundation on Linux.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
      format.append(.string(formatter.string(for: subject) ?? ""), specifier: "%@")
    }

    /// Adds `%@` and the formatter's text for a value; without a formatter, its description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      let text = formatter.map { $0.string(for: subject) ?? "" } ?? subject.description
      format.append(.string(text), specifier: "%@")
    }

    /// Adds `%@` and a date, or the time until it, updated as time passes.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds `%@` and a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
    /// Adds `%@` and an interval between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
    /// Adds `%@` and a timer that counts in the range; `pauseTime` stops it.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
  }
}
