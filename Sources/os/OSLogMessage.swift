// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A string literal for a log, whose values have a privacy, a format and a width.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  package let text: String

  public init(stringLiteral value: String) { text = value }
  /// The text of an interpolated literal.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The visibility of a value in a log.
public struct OSLogPrivacy: Sendable, Equatable {
  enum Kind: Equatable { case open, hidden, hashed }
  let kind: Kind

  /// The replacement of a private value.
  public struct Mask: Sendable, Equatable {
    let isHash: Bool
    /// A hash, the same for equal values.
    public static let hash = Mask(isHash: true)
    /// No trace of the value.
    public static let none = Mask(isHash: false)
  }

  /// The value is shown, since standard error belongs to the user.
  public static let auto = OSLogPrivacy(kind: .open)
  /// The value is shown.
  public static let `public` = OSLogPrivacy(kind: .open)
  /// The value is hidden.
  public static let `private` = OSLogPrivacy(kind: .hidden)
  /// The value is hidden.
  public static let sensitive = OSLogPrivacy(kind: .hidden)
  /// The value is hidden, except for the hash of the mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask.isHash ? .hashed : .hidden) }
  /// The value is hidden, except for the hash of the mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { `private`(mask: mask) }
  /// The value is shown, or replaced by its hash if the mask is one.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask.isHash ? .hashed : .open) }
}

/// The side of its column at which a value stands.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  /// A column as wide as the value.
  public static let none = OSLogStringAlignment(columns: 0, isRight: true)
  /// The right side of a column of a number of characters.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }
  /// The left side of a column of a number of characters.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let prefix: String
  let isUppercase: Bool
  let minDigits: Int

  /// Decimal.
  public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, minDigits: 0)
  /// Hexadecimal.
  public static let hex = OSLogIntegerFormatting(radix: 16, prefix: "", isUppercase: false, minDigits: 0)
  /// Octal.
  public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "", isUppercase: false, minDigits: 0)
  /// Decimal, with at least `minDigits` digits.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, minDigits: minDigits)
  }
  /// Hexadecimal, preceded by `0x` if `includePrefix` is true.
  public static func hex(
    includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minDigits: minDigits)
  }

  func string(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: min(max(minDigits.clampedDifference(digits.count), 0), 1000))
    return (value < 0 ? "-" : "") + prefix + zeros + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  let specifier: String

  /// Six digits after the point.
  public static let fixed = OSLogFloatFormatting(specifier: "%f")
  /// `precision` digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(precision)f")
  }
  /// An exponent of ten.
  public static let exponential = OSLogFloatFormatting(specifier: "%e")
  /// An exponent of ten, with `precision` digits after the point.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(precision)e")
  }
  /// The shorter of both forms.
  public static let hybrid = OSLogFloatFormatting(specifier: "%g")
}

/// The format of a Boolean.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
}

/// Collects the text of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// An empty message; the counts are not used.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds a part of the literal.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a string.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value(), align, privacy) }

  /// Adds a value by its description.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(value().description, align, privacy) }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append("\(value())", align, privacy) }

  /// Adds an integer.
  public mutating func appendInterpolation<T: BinaryInteger & CustomStringConvertible>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.string(number()), align, privacy) }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(String(format: format.specifier, number()), align, privacy) }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(String(format: format.specifier, Double(number())), align, privacy) }

  /// Adds a Boolean.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    append(format == .truth ? "\(value)" : value ? "yes" : "no", .none, privacy)
  }

  /// Adds an object by its description; `nil` if there is none.
  public mutating func appendInterpolation(_ object: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto) {
    append(object().map(\.description) ?? "nil", .none, privacy)
  }

  /// Adds an error by its description.
  public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
    append("\(error())", .none, privacy)
  }

  private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    let shown =
      switch privacy.kind {
      case .open: value
      case .hidden: "<private>"
      case .hashed: "<mask.hash: \(Self.hash(value))>"
      }
    let padding = String(repeating: " ", count: min(max(align.columns.clampedDifference(shown.count), 0), 1000))
    text += align.isRight ? padding + shown : shown + padding
  }

  /// FNV-1a: the same in each run, so that lines of several runs can be compared.
  private static func hash(_ value: String) -> String {
    let hash = value.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
