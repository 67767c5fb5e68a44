// SPDX-License-Identifier: MIT

import Foundation

/// A function of the language of predicates.
enum PredicateFunction {
  static let names: Set = [
    "abs", "average", "avg", "cast", "ceiling", "count", "exp", "floor", "length", "ln", "log", "lowercase", "max",
    "median", "min", "now", "random", "sqrt", "sum", "trunc", "uppercase",
  ]

  /// The value of a function; nil for arguments without one.
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    let first = arguments.first ?? nil
    switch name {
    case "now": return Date()
    case "random": return Double.random(in: 0..<1)
    case "lowercase": return PredicateValue.text(first)?.lowercased()
    case "uppercase": return PredicateValue.text(first)?.uppercased()
    case "length": return PredicateValue.text(first)?.utf16.count
    case "cast": return cast(first, to: PredicateValue.text(arguments.last ?? nil) ?? "")
    case "count", "sum", "average", "avg", "min", "max", "median":
      // Elements of one collection, or the arguments.
      let values = arguments.count == 1 ? PredicateValue.elements(first) ?? arguments : arguments
      return aggregate(name, values)
    default: return PredicateValue.number(first).flatMap { number(name, $0) }
    }
  }

  /// The value of an operator of collections, which key paths name `@sum` and functions `sum`.
  static func aggregate(_ name: String, _ values: [Any?]) -> Any? {
    if name == "count" { return values.count }
    let present = values.compactMap { PredicateValue.unwrapped($0) }
    if name == "min" { return present.min { PredicateValue.order($0, $1) == .orderedAscending } }
    if name == "max" { return present.max { PredicateValue.order($0, $1) == .orderedAscending } }
    let numbers = present.compactMap { PredicateValue.number($0) }
    let sum = numbers.reduce(0, +)
    switch name {
    case "sum": return sum
    case "median":
      guard !numbers.isEmpty else { return nil }
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    default: return numbers.isEmpty ? nil : sum / Double(numbers.count)
    }
  }

  private static func number(_ name: String, _ value: Double) -> Double? {
    switch name {
    case "abs": abs(value)
    case "ceiling": value.rounded(.up)
    case "floor": value.rounded(.down)
    case "trunc": value.rounded(.towardZero)
    case "sqrt": value.squareRoot()
    case "exp": Foundation.exp(value)
    case "ln": Foundation.log(value)
    case "log": Foundation.log10(value)
    default: nil
    }
  }

  private static func cast(_ value: Any?, to type: String) -> Any? {
    switch type {
    case "NSDate": PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) } ?? value
    case "NSNumber", "NSDecimalNumber":
      PredicateValue.number(value) ?? PredicateValue.text(value).flatMap { Double($0) }
        ?? (PredicateValue.unwrapped(value) as? Date)?.timeIntervalSinceReferenceDate
    case "NSString": PredicateValue.unwrapped(value).map { "\($0)" }
    default: value
    }
  }
}
