// SPDX-License-Identifier: MIT

import Foundation

/// A string literal in a view: the key of a translation, with values.
///
/// `"\(count) items"` is the key `%lld items`. Where no table has it, the key itself is shown, its values written as
/// the environment's locale writes them: 1,234 in English. The literal may use Markdown's inline marks.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  package let format: LocalizedFormat

  public init(_ value: String) { format = LocalizedFormat(value) }
  public init(stringLiteral value: String) { format = LocalizedFormat(value) }
  public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

  /// Its text where no language is set.
  package var string: String { Text(self).string }

  /// Collects the key and its values.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var format: LocalizedFormat

    public init(literalCapacity: Int, interpolationCount: Int) {
      format = LocalizedFormat("")
      format.arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { format.appendLiteral(literal) }

    public mutating func appendInterpolation(_ string: String) { format.append(.string(string), specifier: "%@") }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      format.append(value._argument.value, specifier: T._specifier)
    }
    /// - Parameter specifier: As in C: `%.2f`, `%04d`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      format.append(value._argument.value, specifier: specifier)
    }
    /// Any other value as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      format.append(.string("\(value)"), specifier: "%@")
    }
    public mutating func appendInterpolation(_ text: Text) { format.append(.text(text), specifier: "%@") }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      appendInterpolation(Text(input, format: format))
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let text = formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)"
      format.append(.string(text), specifier: "%@")
    }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      let text = formatter.map { $0.string(for: subject) ?? "" } ?? subject.description
      format.append(.string(text), specifier: "%@")
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
  }
}
