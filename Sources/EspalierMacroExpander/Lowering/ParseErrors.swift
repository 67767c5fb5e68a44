// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Search for errors that the compiler reports for every configuration. A branch of `#if` may contain what this version of
/// the compiler cannot read.
final class ParseErrors: SyntaxAnyVisitor {
  private var isFound = false

  static func exist(in node: some SyntaxProtocol) -> Bool {
    guard node.hasError else { return false }
    let visitor = ParseErrors(viewMode: .all)
    visitor.walk(node)
    return visitor.isFound
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if isFound || !node.hasError { return .skipChildren }
    if node.is(UnexpectedNodesSyntax.self) { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.condition?.hasError == true { isFound = true }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.hasError { isFound = true }
    return .skipChildren
  }
}
