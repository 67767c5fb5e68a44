// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The method in `#selector(Type.method(_:) as (Type) -> (Any?) -> Void)`.
struct MethodReference {
  /// The type or value before the method; nil if the method belongs to a class around the expression.
  let base: ExprSyntax?
  let name: DeclReferenceExprSyntax
  /// The type of the method of a target, if the expression contains one.
  let resultType: String?

  /// The labels with which the method is named; nil if they are left out.
  var labels: [String]? {
    name.argumentNames?.arguments.map { $0.name.tokenKind == .wildcard ? "" : $0.name.plainText }
  }

  init?(_ expression: ExprSyntax) {
    var expression = expression
    var type: TypeSyntax?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first, tuple.elements.count == 1 {
        expression = inner.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let cast = sequence.elements.last?.as(TypeExprSyntax.self), let method = sequence.elements.first
      {
        expression = method
        type = cast.type
      } else {
        break
      }
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let isOwn = base.is(SuperExprSyntax.self) || ["self", "Self"].contains(base.trimmedDescription)
      self.base = isOwn ? nil : base
      name = access.declName
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      base = nil
      name = reference
    } else {
      return nil
    }
    resultType = type.map { Self.methodType(of: $0).singleLine }
  }

  /// `(Any?) -> Void` of `(Type) -> (Any?) -> Void`, and of itself.
  private static func methodType(of type: TypeSyntax) -> TypeSyntax {
    var function = type
    while let tuple = function.as(TupleTypeSyntax.self), let inner = tuple.elements.first, tuple.elements.count == 1 {
      function = inner.type
    }
    guard let result = function.as(FunctionTypeSyntax.self)?.returnClause.type, result.is(FunctionTypeSyntax.self)
    else { return type }
    return result
  }
}
