import Foundation

/// A string literal in a view: shown as it is written, with its interpolated values.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  package let string: String

  public init(_ value: String) { string = value }
  public init(stringLiteral value: String) { string = value }
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  public struct StringInterpolation: StringInterpolationProtocol {
    package var string = ""

    public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { string += literal }
    public mutating func appendInterpolation(_ value: String) { string += value }
    public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String { string += format.format(value) }
    public mutating func appendInterpolation(_ text: Text) { string += text.string }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
      string += formatter.string(for: subject) ?? ""
    }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      string += formatter.string(for: subject) ?? ""
    }
  }
}
