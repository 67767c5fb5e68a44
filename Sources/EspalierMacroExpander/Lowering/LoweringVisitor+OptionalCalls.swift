// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// The methods of Foundation's delegates of network requests, which have default implementations on Linux.
  private static let delegateMethods: Set = ["urlSession"]

  /// `delegate.f?(x)` of an optional requirement `f(_:)` that some file or Foundation declares: `delegate.f (x)`, for the
  /// requirement is no optional closure on Linux.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let method = chaining.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    else { return }
    if Self.delegateMethods.contains(method) { return remove(chaining.questionMark) }
    // Trailing closures have parameters at the end.
    let labels = node.arguments.map { $0.label?.plainText ?? "" }
    let requirements = declarations.optionalMethods[method] ?? []
    guard requirements.contains(where: { $0.starts(with: labels) }) else { return }
    remove(chaining.questionMark)
  }
}
