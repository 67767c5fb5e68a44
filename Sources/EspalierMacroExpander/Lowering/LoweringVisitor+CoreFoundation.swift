// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// Functions of Core Foundation whose results are objects of Foundation's on Apple systems.
  private static let functions: Set = ["CFDataCreateMutable"]

  /// `CFDataCreateMutable(nil, 0)`: `_CFDataCreateMutable(nil, 0)`, which returns an `NSMutableData`. A function of the same name would
  /// be ambiguous beside that of C, which Foundation exports.
  func lowerCoreFoundation(_ node: FunctionCallExprSyntax) {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.functions.contains(function.baseName.text)
    else { return }
    insert("_", before: function)
  }
}
