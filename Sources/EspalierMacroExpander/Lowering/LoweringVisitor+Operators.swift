// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// `func < (a: NSNumber, b: NSNumber) -> Bool { … }` at the top level: `extension NSNumber { static func < … }`. Foundation on Linux
  /// has this operator as a member, so that a function beside it is ambiguous; a member of the program's module is preferred.
  func lowerNumberOperator(_ node: FunctionDeclSyntax) {
    let types = node.signature.parameterClause.parameters.map(\.type.singleLine)
    guard node.name.text == "<", types == ["NSNumber", "NSNumber"],
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return }
    insert("extension NSNumber { static ", before: node.funcKeyword)
    insert(" }", after: node)
  }
}
