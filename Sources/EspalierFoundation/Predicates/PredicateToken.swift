// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A word of the language of predicates.
enum PredicateToken: Equatable {
  /// A name or a keyword, which differ by their place only. A name after a `#` is never a keyword, and keeps the mark.
  case word(String)
  case number(NSNumber)
  case text(String)
  /// `%@`, `%d`: the next argument as a value.
  case value
  /// `%K`: the next argument as a key path.
  case key
  /// `$NAME`.
  case variable(String)
  /// An operator or a bracket.
  case symbol(String)

  /// Whether it is a keyword, in upper or lower case.
  func isKeyword(_ names: String...) -> Bool {
    guard case .word(let word) = self else { return false }
    return names.contains(word.uppercased())
  }

  /// The words of a format.
  /// - Throws: An error at a character that begins no word, and for a text without an end.
  static func all(in format: String) throws -> [PredicateToken] {
    var scanner = PredicateScanner(rest: format[...])
    var tokens: [PredicateToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }
}

/// An error in the format of a predicate.
struct PredicateFormatError: Error, Equatable {
  let reason: String
}

private struct PredicateScanner {
  var rest: Substring

  /// Longer ones before their beginnings.
  private static let symbols = [
    "==", "=>", "=<", "!=", "<>", "<=", ">=", "&&", "||", "**", ":=", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]",
    ",", ".", "+", "-", "*", "/", "@", "#",
  ]

  mutating func next() throws -> PredicateToken? {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.first else { return nil }
    if first == "'" || first == "\"" { return .text(try quoted(first)) }
    if first == "%" { return try argument() }
    if first == "$" {
      rest.removeFirst()
      return .variable(name())
    }
    if first.isNumber { return number() }
    if first == "#", rest.dropFirst().first.map(Self.isNameStart) == true {
      // A mark in front of a name that is a keyword, too.
      rest.removeFirst()
      return .word("#" + name())
    }
    if Self.isNameStart(first) { return .word(name()) }
    guard let symbol = Self.symbols.first(where: { rest.hasPrefix($0) }) else {
      throw PredicateFormatError(reason: "“\(first)” begins no word of the language")
    }
    rest.removeFirst(symbol.count)
    return .symbol(symbol)
  }

  private static func isNameStart(_ character: Character) -> Bool { character.isLetter || character == "_" }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func number() -> PredicateToken {
    let pattern = /0[xX][0-9a-fA-F]+|[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/
    let digits = (try? pattern.prefixMatch(in: rest))?.output.0 ?? rest.prefix(1)
    rest = rest[digits.endIndex...]
    if digits.lowercased().hasPrefix("0x") { return .number(NSNumber(value: Int(digits.dropFirst(2), radix: 16) ?? 0)) }
    if let integer = Int(digits) { return .number(NSNumber(value: integer)) }
    return .number(NSNumber(value: Double(digits) ?? 0))
  }

  private mutating func argument() throws -> PredicateToken {
    let pattern = /%(?:(K)|@|[0-9.]*(?:hh|h|ll|l|q|z|t|j|L)?[diuoxXcCsSfFeEgGaA])/
    guard let match = try? pattern.prefixMatch(in: rest) else {
      throw PredicateFormatError(reason: "“%” is followed by no kind of argument")
    }
    rest = rest[match.range.upperBound...]
    return match.output.1 == nil ? .value : .key
  }

  private mutating func quoted(_ mark: Character) throws -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return text }
      guard character == "\\", let next = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch next {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      default: text.append(next)
      }
    }
    throw PredicateFormatError(reason: "a text has no closing quotation mark")
  }
}
