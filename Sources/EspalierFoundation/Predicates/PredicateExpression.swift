// SPDX-License-Identifier: MIT

import Foundation

/// A part of a predicate that has a value for each object.
package indirect enum PredicateExpression {
  /// A value in the format, or an argument.
  case value(Any?)
  /// `SELF`.
  case object
  /// `$NAME`, set when the predicate is evaluated.
  case variable(String)
  /// The value of a key of another one; `@count` and its like have the mark.
  case key(PredicateExpression, String)
  /// `list[0]`, `list[FIRST]`, `list[SIZE]`.
  case element(PredicateExpression, PredicateExpression)
  /// `{1, 2}`.
  case aggregate([PredicateExpression])
  /// `+`, `-`, `*`, `/`, `**`.
  case arithmetic(String, PredicateExpression, PredicateExpression)
  /// `lowercase(name)`.
  case function(String, [PredicateExpression])
  /// `SUBQUERY(list, $x, $x.age > 3)`: the elements for which a predicate is true.
  case subquery(PredicateExpression, variable: String, PredicateNode)

  /// A key path: the value of its first key, of which its second key's, and so on.
  package static func path(_ path: String, of base: PredicateExpression = .object) -> PredicateExpression {
    path.split(separator: ".").reduce(base) { $1.uppercased() == "SELF" ? $0 : .key($0, String($1)) }
  }

  /// The keys of a path that begins at the object, joined with dots; nil for any other expression.
  package var path: String? {
    switch self {
    case .object: ""
    case .key(let base, let key): base.path.map { $0.isEmpty ? key : $0 + "." + key }
    default: nil
    }
  }
}

/// A statement of a predicate.
package indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and([PredicateNode])
  case or([PredicateNode])
  case comparison(PredicateComparison)
}

/// A comparison of two values.
package struct PredicateComparison {
  /// The elements of the left side that are compared.
  package enum Modifier {
    case direct, any, all, none
  }

  /// The question about the two values. Foundation's own type on Linux is deprecated.
  package enum Operation {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, between
    case contains, `in`, beginsWith, endsWith, like, matches
  }

  /// The differences between texts that do not count, in brackets after the operator.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let caseInsensitive = Options(rawValue: 1)
    package static let diacriticInsensitive = Options(rawValue: 2)
  }

  package var modifier = Modifier.direct
  package var left: PredicateExpression
  package var operation: Operation
  package var right: PredicateExpression
  package var options: Options = []
}
