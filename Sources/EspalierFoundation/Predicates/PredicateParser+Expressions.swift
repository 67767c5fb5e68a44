// SPDX-License-Identifier: MIT

import Foundation

extension PredicateParser {
  mutating func expression() throws -> PredicateExpression {
    var left = try product()
    while let symbol = operatorSymbol("+", "-") {
      left = .arithmetic(symbol, left, try product())
    }
    return left
  }

  private mutating func product() throws -> PredicateExpression {
    var left = try power()
    while let symbol = operatorSymbol("*", "/") {
      left = .arithmetic(symbol, left, try power())
    }
    return left
  }

  private mutating func power() throws -> PredicateExpression {
    let base = try signed()
    return take("**") ? .arithmetic("**", base, try power()) : base
  }

  private mutating func operatorSymbol(_ symbols: String...) -> String? {
    guard case .symbol(let symbol) = token, symbols.contains(symbol) else { return nil }
    position += 1
    return symbol
  }

  private mutating func signed() throws -> PredicateExpression {
    if take("-") { return .arithmetic("-", .value(0), try signed()) }
    return try path()
  }

  /// An expression with the keys and the indices after it.
  private mutating func path() throws -> PredicateExpression {
    var result = try atom()
    while true {
      if take(".") {
        result = .key(result, try key())
      } else if take("[") {
        result = .element(result, try index())
        try expect("]")
      } else {
        return result
      }
    }
  }

  private mutating func key() throws -> String {
    let mark = take("@") ? "@" : ""
    switch token {
    case .word(let word):
      position += 1
      return mark + (word.hasPrefix("#") ? String(word.dropFirst()) : word)
    case .key:
      position += 1
      return "\(try argument() ?? "")"
    default: throw PredicateFormatError(reason: "a dot is followed by no key")
    }
  }

  private mutating func index() throws -> PredicateExpression {
    for name in ["FIRST", "LAST", "SIZE"] where takeKeyword(name) { return .value(name) }
    return try expression()
  }

  private mutating func atom() throws -> PredicateExpression {
    guard let token else { throw PredicateFormatError(reason: "the format ends where a value is expected") }
    position += 1
    switch token {
    case .number(let number): return .value(number)
    case .text(let text): return .value(text)
    case .value: return .value(try argument())
    case .key: return .path("\(try argument() ?? "")")
    case .variable(let name): return .variable(name)
    case .symbol("("):
      let inner = try expression()
      try expect(")")
      return inner
    case .symbol("{"): return .aggregate(try list(until: "}"))
    case .symbol("@"):
      position -= 1
      return .key(.object, try key())
    case .word(let word): return try named(word)
    case .symbol(let symbol): throw PredicateFormatError(reason: "“\(symbol)” is in the place of a value")
    }
  }

  private mutating func named(_ word: String) throws -> PredicateExpression {
    switch word.uppercased() {
    case "SELF": return .object
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "NULL", "NIL": return .value(nil)
    case "SUBQUERY": return try subquery()
    default:
      guard take("(") else { return .key(.object, word.hasPrefix("#") ? String(word.dropFirst()) : word) }
      let arguments = try list(until: ")")
      guard PredicateFunction.names.contains(word.lowercased()) else {
        throw PredicateFormatError(reason: "there is no function “\(word)”")
      }
      return .function(word.lowercased(), arguments)
    }
  }

  private mutating func list(until end: String) throws -> [PredicateExpression] {
    var elements: [PredicateExpression] = []
    if take(end) { return [] }
    repeat { elements.append(try expression()) } while take(",")
    try expect(end)
    return elements
  }

  private mutating func subquery() throws -> PredicateExpression {
    try expect("(")
    let collection = try expression()
    try expect(",")
    guard case .variable(let name) = token else {
      throw PredicateFormatError(reason: "the second argument of SUBQUERY is no variable")
    }
    position += 1
    try expect(",")
    let predicate = try disjunction()
    try expect(")")
    return .subquery(collection, variable: name, predicate)
  }
}
