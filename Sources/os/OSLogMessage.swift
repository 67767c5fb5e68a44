// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A string literal of a log: its values have a privacy, a form and a width.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  package let text: String

  public init(stringLiteral value: String) { text = value }
  /// The text of an interpolated literal.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Whether others may read a value in a log.
public struct OSLogPrivacy: Sendable, Equatable {
  enum Kind: Equatable { case open, hidden, hashed }
  let kind: Kind

  /// What hides a private value.
  public struct Mask: Sendable, Equatable {
    let isHash: Bool
    /// A number that is the same for the same value.
    public static let hash = Mask(isHash: true)
    /// No trace of the value.
    public static let none = Mask(isHash: false)
  }

  /// Shown: standard error belongs to the user.
  public static let auto = OSLogPrivacy(kind: .open)
  /// Shown.
  public static let `public` = OSLogPrivacy(kind: .open)
  /// Hidden.
  public static let `private` = OSLogPrivacy(kind: .hidden)
  /// Hidden.
  public static let sensitive = OSLogPrivacy(kind: .hidden)
  /// Hidden, but for what the mask leaves.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask.isHash ? .hashed : .hidden) }
  /// Hidden, but for what the mask leaves.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { `private`(mask: mask) }
  /// Shown, but for what the mask hides.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask.isHash ? .hashed : .open) }
}

/// At which side of its column a value stands.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  /// As wide as the value.
  public static let none = OSLogStringAlignment(columns: 0, isRight: true)
  /// At the right of so many characters.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }
  /// At the left of so many characters.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let prefix: String
  let isUppercase: Bool
  let minDigits: Int

  /// In tens.
  public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, minDigits: 0)
  /// In sixteens.
  public static let hex = OSLogIntegerFormatting(radix: 16, prefix: "", isUppercase: false, minDigits: 0)
  /// In eights.
  public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "", isUppercase: false, minDigits: 0)
  /// In tens, with so many digits at least.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, minDigits: minDigits)
  }
  /// In sixteens, with `0x` in front where `includePrefix` is true.
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

/// How a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let specifier: String

  /// With six digits after the point.
  public static let fixed = OSLogFloatFormatting(specifier: "%f")
  /// With so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(precision)f")
  }
  /// As a power of ten.
  public static let exponential = OSLogFloatFormatting(specifier: "%e")
  /// As a power of ten, with so many digits after the point.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(precision)e")
  }
  /// The shorter of both forms.
  public static let hybrid = OSLogFloatFormatting(specifier: "%g")
}

/// How a truth value is written.
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

  /// Adds a value as it describes itself.
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

  /// Adds a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(String(format: format.specifier, number()), align, privacy) }

  /// Adds a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(String(format: format.specifier, Double(number())), align, privacy) }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    append(format == .truth ? "\(value)" : value ? "yes" : "no", .none, privacy)
  }

  /// Adds an object as it describes itself; `nil` for none.
  public mutating func appendInterpolation(_ object: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto) {
    append(object().map(\.description) ?? "nil", .none, privacy)
  }

  /// Adds an error as it describes itself.
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
