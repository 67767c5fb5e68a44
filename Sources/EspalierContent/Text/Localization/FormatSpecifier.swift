// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Synchronization

/// One `%…` in a format.
struct FormatSpecifier: Equatable {
  /// The index of the value from 0, if the format specifies a position; nil is the next value.
  var position: Int?
  /// The characters between `%` and the final letters: flags, width, precision.
  var options = ""
  /// The final letters: `lld`, `@`, `f` …
  var conversion = ""
  /// The variable of `%#@name@`.
  var variable: String?

  /// A piece of a format.
  enum Piece: Equatable {
    case literal(String)
    case value(FormatSpecifier)
  }

  /// Splits a format into pieces. `%%` is a per cent sign; other text is literal.
  ///
  /// O(length) for a new format, one look-up for a known one: a program has few formats and many texts.
  static func pieces(of format: String) -> [Piece] {
    known.withLock { known in
      if let pieces = known[format] { return pieces }
      if known.count == 1000 { known = [:] }
      let pieces = parse(format)
      known[format] = pieces
      return pieces
    }
  }

  private static let known = Mutex<[String: [Piece]]>([:])

  private static func parse(_ format: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
      } else if let (specifier, end) = parse(rest) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.value(specifier))
        rest = rest[end...]
      } else {
        literal += "%"
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// The specifier after a `%`, and the index of its end.
  private static func parse(_ text: Substring) -> (FormatSpecifier, String.Index)? {
    var result = FormatSpecifier()
    var rest = text
    let number = rest.prefix { $0.isASCII && $0.isNumber }
    if let position = Int(number), rest[number.endIndex...].first == "$" {
      result.position = position.clampedDifference(1)
      rest = rest[rest.index(after: number.endIndex)...]
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      result.variable = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
      return (result, rest.index(after: end))
    }
    if rest.hasPrefix("arg") {
      result.variable = "arg"
      return (result, rest.index(rest.startIndex, offsetBy: 3))
    }
    let options = rest.prefix { "-+ 0#'.123456789".contains($0) }
    result.options = isUsable(options) ? String(options) : ""
    rest = rest[options.endIndex...]
    let length = rest.prefix { "hlqLzjt".contains($0) }
    rest = rest[length.endIndex...]
    guard let letter = rest.first, "@diuoxXfFeEgGaAcCsSp".contains(letter) else { return nil }
    result.conversion = length + String(letter)
    return (result, rest.index(after: rest.startIndex))
  }

  /// A width and a precision beyond those of any text are discarded: translations come from elsewhere, and would fill memory with
  /// spaces.
  private static func isUsable(_ options: Substring) -> Bool {
    options.isEmpty || options.wholeMatch(of: /[-+ 0#']*[0-9]{0,3}(?:\.[0-9]{0,2})?/) != nil
  }

  /// A value in the format of this specifier and a locale; nil for a text, which has a style of its own.
  func string(for argument: FormatArgument, locale: Locale) -> String? {
    switch argument {
    case .integer(let value) where isDecimal: return decimal(value, locale)
    case .unsigned(let value) where isDecimal:
      return Int64(exactly: value).map { decimal($0, locale) } ?? value.formatted(.number.locale(locale))
    default: break
    }
    let letter = conversion.last ?? "@"
    switch argument {
    case .text: return nil
    case .string(let string): return padded(string)
    case .integer(let value):
      return isFloating ? printed(Double(value), letter, locale) : printed(value, letter)
    case .unsigned(let value):
      return isFloating
        ? printed(Double(value), letter, locale) : printed(Int64(truncatingIfNeeded: value), letter)
    case .number(let value):
      if isFloating { return printed(value, letter, locale) }
      guard letter != "@", let integer = Int64(exactly: value.rounded(.towardZero)) else {
        return value.formatted(.number.locale(locale))
      }
      return isDecimal ? decimal(integer, locale) : printed(integer, letter)
    }
  }

  /// Whether whole numbers have the locale's separators.
  private var isDecimal: Bool {
    switch conversion.utf8.last {
    case nil, UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): true
    default: false
    }
  }

  private var isFloating: Bool { conversion.last.map("fFeEgGaA".contains) ?? false }

  private func decimal(_ value: Int64, _ locale: Locale) -> String {
    options.isEmpty ? IntegerTemplates.string(value, locale: locale) : printed(value, "d")
  }

  private func printed(_ value: Int64, _ letter: Character) -> String {
    if letter == "c" || letter == "C" {
      return UInt32(exactly: value).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    }
    // A number is not a pointer: a specifier for text formats its digits.
    let letter: Character = "sS".contains(letter) ? "d" : letter
    let options = options.filter { $0 != "'" }
    return String(format: "%\(options)ll\(letter)", value)
  }

  private func printed(_ value: Double, _ letter: Character, _ locale: Locale) -> String {
    let options = options.filter { $0 != "'" }
    return String(format: "%\(options)\(letter)", locale: locale, value)
  }

  private func padded(_ string: String) -> String {
    guard let width = Int(options.filter { $0.isNumber || $0 == "-" }), abs(width) > string.count else { return string }
    let space = String(repeating: " ", count: abs(width) - string.count)
    return width < 0 ? string + space : space + string
  }
}
