// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// `delegate.f?(x)` of an optional requirement `f(_:)` that some file declares: `delegate.f (x)`, for the requirement is no
  /// optional closure on Linux.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chaining.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText,
      let requirements = declarations.optionalMethods[method]
    else { return }
    // Trailing closures have parameters at the end.
    let labels = node.arguments.map { $0.label?.plainText ?? "" }
    guard requirements.contains(where: { $0.starts(with: labels) }) else { return }
    remove(chaining.questionMark)
  }
}
