// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

extension PredicateExpressions.Variable: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm { try translation.meaning(key) }
}

extension PredicateExpressions.Value: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm { .constant(value) }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm { .null }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    switch try translation.term(root) {
    case .object(let object): return try translation.property(keyPath, of: object, Output.self)
    case .objects(let entity, let alias, let condition):
      let rows = "FROM \(quoted(entity.name)) \(alias) WHERE \(condition)"
      // The properties of an array that predicates have.
      if Output.self == Int.self { return .expression("(SELECT count(*) \(rows))") }
      if Output.self == Bool.self { return .expression("(NOT EXISTS (SELECT 1 \(rows)))") }
    case .constant(let value):
      if let base = value as? Root.Output { return .constant(base[keyPath: keyPath]) }
    case .column(let sql, let form):
      if Output.self == Bool.self, form.columnType == "TEXT", keyPath == \String.isEmpty as AnyKeyPath {
        return .expression("(\(sql) = '')")
      }
    default: break
    }
    throw UntranslatablePredicate(reason: "\(keyPath)")
  }
}

extension PredicateTranslation {
  /// Both sides of a comparison.
  func comparison(_ lhs: Any, _ rhs: Any, _ sign: String, isOrder: Bool) throws -> PredicateTerm {
    let (left, right) = (try term(lhs), try term(rhs))
    var form: AnyPropertyForm?
    for case .column(_, let each) in [left, right] {
      guard each.isComparable || !isOrder && (isNil(left) || isNil(right)), each.isOrderedInStore || !isOrder else {
        throw UntranslatablePredicate(reason: "a comparison of values that the store keeps as text")
      }
      form = form ?? each
    }
    return .expression("(\(try sql(of: left, like: form)) \(sign) \(try sql(of: right, like: form)))")
  }
}

extension PredicateExpressions.Equal: TranslatableExpression {
  // IS, unlike =, is true for two values that are missing.
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    try translation.comparison(lhs, rhs, "IS", isOrder: false)
  }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    try translation.comparison(lhs, rhs, "IS NOT", isOrder: false)
  }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw UntranslatablePredicate(reason: "a comparison")
      }
    return try translation.comparison(lhs, rhs, sign, isOrder: true)
  }
}

extension PredicateExpressions.Conjunction: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    .expression("(\(try translation.sql(lhs)) AND \(try translation.sql(rhs)))")
  }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    .expression("(\(try translation.sql(lhs)) OR \(try translation.sql(rhs)))")
  }
}

extension PredicateExpressions.Negation: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    .expression("(NOT \(try translation.sql(wrapped)))")
  }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    .expression(
      "(CASE WHEN \(try translation.sql(test)) THEN \(try translation.sql(trueBranch)) ELSE \(try translation.sql(falseBranch)) END)"
    )
  }
}

extension PredicateExpressions.Arithmetic: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let sign =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw UntranslatablePredicate(reason: "an operation")
      }
    for case .column(_, let form) in [try translation.term(lhs), try translation.term(rhs)]
    where form.columnType == "TEXT" {
      throw UntranslatablePredicate(reason: "an operation with values that the store keeps as text")
    }
    return .expression("(\(try translation.sql(lhs)) \(sign) \(try translation.sql(rhs)))")
  }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    .expression("(- \(try translation.sql(wrapped)))")
  }
}
