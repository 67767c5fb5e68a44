// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The subject of a look-up in a table of translations: a key in which `%lld`, `%@` … are placeholders, and the values.
package struct LocalizedFormat: Equatable, Sendable {
  package var key: String
  package var arguments: [FormatArgument] = []

  package init(_ key: String, arguments: [FormatArgument] = []) {
    self.key = key
    self.arguments = arguments
  }

  mutating func appendLiteral(_ literal: String) {
    // In a format, a per cent sign is doubled; a key without values is not a format.
    key += literal.utf8.contains(37) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
  }

  mutating func append(_ argument: FormatArgument, specifier: String) {
    key += specifier
    arguments.append(argument)
  }
}

/// A value in a localized string.
package indirect enum FormatArgument: Equatable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case string(String)
  case text(Text)

  /// The number that selects a plural form.
  var count: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .string, .text: nil
    }
  }
}

/// A number that can be interpolated directly into a localized string: `"\(count) items"`.
public protocol _FormatSpecifiable: Equatable {
  var _argument: _FormatArgument { get }
  /// The number's placeholder in the key, such as `%lld`.
  static var _specifier: String { get }
}

/// A number in a localized string.
public struct _FormatArgument {
  let value: FormatArgument
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
  public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int64(self))) }
}
extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
  public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(UInt64(self))) }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _argument: _FormatArgument { _FormatArgument(value: .number(Double(self))) }
}

extension Int: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public static var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public static var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public static var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public static var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public static var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public static var _specifier: String { "%lf" } }
