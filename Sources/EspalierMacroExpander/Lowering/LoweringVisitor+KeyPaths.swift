// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// `#keyPath(Type.property.other)`: a string with the Objective-C names of the properties.
  func lowerKeyPath(_ node: some FreestandingMacroExpansionSyntax) {
    guard var expression = node.arguments.first?.expression else { return }
    var names: [String] = []
    var type = enclosingClass?.fullName
    while let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.plainText
      guard let base = access.base, !isType(expression) else { break }
      names.append(name)
      expression = base
    }
    if isType(expression) {
      type = expression.singleLine
    } else if let reference = expression.as(DeclReferenceExprSyntax.self), reference.baseName.text != "self" {
      names.append(reference.baseName.plainText)
    }
    guard let first = names.popLast() else { return }
    let path = [declarations.accessor(isSetter: false, of: first, type: type, in: types)] + names.reversed()
    replace(node, with: "\"\(path.joined(separator: "."))\"")
  }
}
