// SPDX-License-Identifier: MIT

import Foundation

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let left = try translation.term(lhs)
    let right = try translation.term(rhs)
    var form: AnyPropertyForm?
    if case .column(_, let each) = left { form = each }
    let sql = "coalesce(\(try translation.sql(of: left, like: nil)), \(try translation.sql(of: right, like: form)))"
    return form.map { .column(sql, $0) } ?? .expression(sql)
  }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm { try translation.term(inner) }
}

// `a?.b`, and `if let`: no value if the optional has none, whatever the rest is.
extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm {
    let base = try translation.term(wrapped)
    translation.bind(variable.key, base)
    let result = try translation.term(transform)
    // A value of a missing object, or the missing value itself, is missing already.
    if case .object = base { if case .column = result { return result } }
    switch result {
    case .object, .objects: return result
    case .column(let sql, let form):
      return .column("(CASE WHEN \(try translation.sql(of: base, like: nil)) IS NOT NULL THEN \(sql) END)", form)
    default:
      let sql = try translation.sql(of: result, like: nil)
      return .expression("(CASE WHEN \(try translation.sql(of: base, like: nil)) IS NOT NULL THEN \(sql) END)")
    }
  }
}
