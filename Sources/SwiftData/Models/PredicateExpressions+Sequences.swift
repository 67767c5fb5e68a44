// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

extension PredicateTranslation {
  /// The objects of a sequence, and the condition of a closure for one of them.
  func condition(_ sequence: Any, _ variable: PredicateExpressions.VariableID, _ test: Any) throws
    -> (entity: _ModelEntity, alias: String, rows: String, test: String)
  {
    guard case .objects(let entity, let alias, let rows) = try term(sequence) else {
      throw UntranslatablePredicate(reason: "a closure for values that are no objects")
    }
    bind(variable, .object(PredicateObject(entity: entity, alias: alias, row: "\(alias)._id")))
    return (entity, alias, rows, try sql(test))
  }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let parts = try translation.condition(sequence, variable.key, test)
    return .expression(
      "(EXISTS (SELECT 1 FROM \(quoted(parts.entity.name)) \(parts.alias) WHERE \(parts.rows) AND \(parts.test)))")
  }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let parts = try translation.condition(sequence, variable.key, test)
    return .expression(
      "(NOT EXISTS (SELECT 1 FROM \(quoted(parts.entity.name)) \(parts.alias) WHERE \(parts.rows) AND NOT \(parts.test)))"
    )
  }
}

extension PredicateExpressions.Filter: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let parts = try translation.condition(sequence, variable.key, filter)
    return .objects(entity: parts.entity, alias: parts.alias, condition: "\(parts.rows) AND \(parts.test)")
  }
}

extension PredicateExpressions.SequenceContains: TranslatableExpression {
  /// SQLite's limit of parameters is 32,766.
  private static var limit: Int { 10_000 }

  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let element = try translation.term(element)
    switch try translation.term(sequence) {
    case .objects(let entity, let alias, let condition):
      let row = try translation.sql(of: element, like: nil)
      return .expression("(\(row) IN (SELECT \(alias)._id FROM \(quoted(entity.name)) \(alias) WHERE \(condition)))")
    case .constant(let value):
      guard let values = value as? any Sequence else { break }
      var form: AnyPropertyForm?
      if case .column(_, let each) = element {
        guard each.isComparable else { break }
        form = each
      }
      let all = list(values)
      guard all.count <= Self.limit, !all.contains(where: { translation.unwrap($0) == nil }) else { break }
      let items = try all.map { try translation.sql(of: .constant($0), like: form) }
      // IN is neither true nor false for a missing value.
      return .expression(
        "coalesce(\(try translation.sql(of: element, like: nil)) IN (\(items.joined(separator: ", "))), 0)")
    default: break
    }
    throw UntranslatablePredicate(reason: "contains of a sequence that is neither objects nor values of the program")
  }

  private func list<S: Sequence>(_ sequence: S) -> [Any] { sequence.map { $0 } }
}

extension PredicateTranslation {
  /// Both texts of an operation.
  func texts(_ base: Any, _ other: Any) throws -> (String, String) {
    func text(_ expression: Any) throws -> String {
      switch try term(expression) {
      case .column(let sql, let form) where form.columnType == "TEXT" && form.isComparable: return sql
      case .constant(let value) where value is String: return parameter(.text(value as! String))
      case .expression(let sql): return sql
      default: throw UntranslatablePredicate(reason: "an operation of values that are no texts")
      }
    }
    return (try text(base), try text(other))
  }
}

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let (base, other) = try translation.texts(base, other)
    return .expression("(instr(\(base), \(other)) > 0)")
  }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let (base, prefix) = try translation.texts(base, prefix)
    return .expression("(substr(\(base), 1, length(\(prefix))) = \(prefix))")
  }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let element = try translation.term(element)
    guard case .column(let sql, let form) = element, form.isOrderedInStore else {
      throw UntranslatablePredicate(reason: "contains of a range")
    }
    let bounds: (Any, Any, String)
    if let expression = range as? any RangeParts {
      bounds = (expression.low, expression.high, expression.sign)
    } else if case .constant(let value) = try translation.term(range), let parts = value as? any RangeParts {
      bounds = (parts.low, parts.high, parts.sign)
    } else {
      throw UntranslatablePredicate(reason: "contains of a range")
    }
    func bound(_ value: Any) throws -> String {
      if value is any TranslatableExpression { return try translation.sql(of: translation.term(value), like: form) }
      return try translation.sql(of: .constant(value), like: form)
    }
    return .expression("(\(sql) >= \(try bound(bounds.0)) AND \(sql) \(bounds.2) \(try bound(bounds.1)))")
  }
}

/// A range: its bounds, and the comparison with the upper one.
private protocol RangeParts {
  var low: Any { get }
  var high: Any { get }
  var sign: String { get }
}

extension Range: RangeParts {
  fileprivate var low: Any { lowerBound }
  fileprivate var high: Any { upperBound }
  fileprivate var sign: String { "<" }
}

extension ClosedRange: RangeParts {
  fileprivate var low: Any { lowerBound }
  fileprivate var high: Any { upperBound }
  fileprivate var sign: String { "<=" }
}

extension PredicateExpressions.Range: RangeParts {
  fileprivate var low: Any { lower }
  fileprivate var high: Any { upper }
  fileprivate var sign: String { "<" }
}

extension PredicateExpressions.ClosedRange: RangeParts {
  fileprivate var low: Any { lower }
  fileprivate var high: Any { upper }
  fileprivate var sign: String { "<=" }
}
