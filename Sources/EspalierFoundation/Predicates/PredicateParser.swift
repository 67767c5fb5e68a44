// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Parses the language of predicates: `name BEGINSWITH[c] %@ AND age >= 18`.
///
/// Source of the grammar: Apple's Predicate Programming Guide, *Predicate Format String Syntax* and its BNF definition.
struct PredicateParser {
  var tokens: [PredicateToken]
  var position = 0
  private var arguments: [Any?]
  private var nextArgument = 0

  /// The predicate of a format with its arguments.
  /// - Throws: An error if the format is not one, or has more places for arguments than there are.
  static func predicate(_ format: String, _ arguments: [Any?]) throws -> PredicateNode {
    var parser = PredicateParser(tokens: try PredicateToken.all(in: format), arguments: arguments)
    let node = try parser.disjunction()
    try parser.end()
    return node
  }

  /// The expression of a format with its arguments, such as `2 * (3 + x)`.
  static func expression(_ format: String, _ arguments: [Any?]) throws -> PredicateExpression {
    var parser = PredicateParser(tokens: try PredicateToken.all(in: format), arguments: arguments)
    let expression = try parser.expression()
    try parser.end()
    return expression
  }

  private init(tokens: [PredicateToken], arguments: [Any?]) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: - Words

  var token: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  mutating func take(_ symbols: String...) -> Bool {
    guard case .symbol(let symbol) = token, symbols.contains(symbol) else { return false }
    position += 1
    return true
  }

  mutating func takeKeyword(_ name: String) -> Bool {
    guard token?.isKeyword(name) == true else { return false }
    position += 1
    return true
  }

  mutating func expect(_ symbol: String) throws {
    guard take(symbol) else { throw PredicateFormatError(reason: "“\(symbol)” is missing") }
  }

  mutating func argument() throws -> Any? {
    guard nextArgument < arguments.count else {
      throw PredicateFormatError(reason: "there are more places for arguments than arguments")
    }
    defer { nextArgument += 1 }
    return arguments[nextArgument]
  }

  private func end() throws {
    if position < tokens.count { throw PredicateFormatError(reason: "something follows a whole predicate") }
  }

  // MARK: - Statements

  mutating func disjunction() throws -> PredicateNode {
    var parts = [try conjunction()]
    while take("||") || takeKeyword("OR") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws -> PredicateNode {
    var parts = [try negation()]
    while take("&&") || takeKeyword("AND") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws -> PredicateNode {
    if take("!") || takeKeyword("NOT") { return .not(try negation()) }
    if takeKeyword("TRUEPREDICATE") { return .constant(true) }
    if takeKeyword("FALSEPREDICATE") { return .constant(false) }
    // A bracket begins a statement or an expression: only its end decides.
    let (start, firstArgument) = (position, nextArgument)
    if take("("), let node = try? disjunction(), take(")"), operation() == nil { return node }
    (position, nextArgument) = (start, firstArgument)
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateNode {
    let modifier: PredicateComparison.Modifier =
      if takeKeyword("ANY") || takeKeyword("SOME") {
        .any
      } else if takeKeyword("ALL") {
        .all
      } else if takeKeyword("NONE") {
        .none
      } else {
        .direct
      }
    let left = try expression()
    guard let operation = operation() else { throw PredicateFormatError(reason: "a comparison has no operator") }
    position += 1
    var comparison = PredicateComparison(modifier: modifier, left: left, operation: operation, right: left)
    comparison.options = try options()
    comparison.right = try expression()
    return .comparison(comparison)
  }

  private func operation() -> PredicateComparison.Operation? {
    switch token {
    case .symbol(let symbol): Self.symbols[symbol]
    case .word(let word): Self.words[word.uppercased()]
    default: nil
    }
  }

  private static let symbols: [String: PredicateComparison.Operation] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, ">": .greaterThan,
    "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
  ]

  private static let words: [String: PredicateComparison.Operation] = [
    "BETWEEN": .between, "CONTAINS": .contains, "IN": .in, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
    "LIKE": .like, "MATCHES": .matches,
  ]

  /// `[cd]` after an operator.
  private mutating func options() throws -> PredicateComparison.Options {
    guard case .symbol("[") = token, position + 2 < tokens.count, case .word(let letters) = tokens[position + 1] else {
      return []
    }
    position += 2
    try expect("]")
    var options: PredicateComparison.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      // Texts that are normalised already, and the order of the locale: no difference here.
      case "n", "l": break
      default: throw PredicateFormatError(reason: "“\(letter)” is no option of a comparison")
      }
    }
    return options
  }
}
