// SPDX-License-Identifier: MIT

import Foundation

/// A value that is computed for an object, in the language of predicates: `2 * (3 + x)`.
///
/// Foundation on Linux has a class of this name, all of whose initializers are unavailable: calls of initializers find this
/// one. In the place of a type, as in `var expression: NSExpression`, the name is ambiguous.
open class NSExpression: NSObject {
  private let expression: PredicateExpression

  /// An expression in the language of predicates. A format with an error ends the program.
  public init(format expressionFormat: String, _ args: (any CVarArg)?...) {
    expression = Self.parsed(expressionFormat, args)
  }

  /// An expression in the language of predicates, with its arguments in an array.
  public init(format expressionFormat: String, argumentArray arguments: [Any]) {
    expression = Self.parsed(expressionFormat, arguments)
  }

  /// A value that is the same for each object.
  public init(forConstantValue obj: Any?) { expression = .value(obj) }

  /// The value of a path of keys.
  public init(forKeyPath keyPath: String) { expression = .path(keyPath) }

  /// The value that a predicate's variable has.
  public init(forVariable string: String) { expression = .variable(string) }

  /// The expression's value for an object; nil if it has none.
  /// - Parameter context: The values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { variables["\(key)"] = value }
    return PredicateValue.unwrapped(expression.value(PredicateContext(object: object, variables: variables)))
  }

  private static func parsed(_ format: String, _ arguments: [Any?]) -> PredicateExpression {
    do {
      return try PredicateParser.expression(format, arguments)
    } catch {
      let reason = (error as? PredicateFormatError)?.reason ?? "\(error)"
      fatalError("NSExpression cannot parse the format “\(format)”: \(reason).")
    }
  }
}
