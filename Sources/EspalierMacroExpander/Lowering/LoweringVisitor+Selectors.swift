// SPDX-License-Identifier: MIT

import SwiftSyntax

extension LoweringVisitor {
  /// `#selector(handle(_:))`: `Selector("handle:", { (target: Type) in target.handle(_:) })`. The closure is the method of a
  /// target, with which the selector can call it; its type names the class that `#selector` finds the method in.
  ///
  /// A method of a value, `#selector(delegate.handle)`, has a type that only the compiler finds:
  /// `Selector("handle", of: delegate, { $0.handle })`, where the value is never read.
  func lowerSelector(_ node: some FreestandingMacroExpansionSyntax) {
    guard let argument = node.arguments.first else { return }
    guard argument.label == nil else {
      if let selector = accessorSelector(argument) { replace(node, with: "Selector(\"\(selector)\")") }
      return
    }
    guard let method = MethodReference(argument.expression) else {
      note("a method is expected in '#selector'", at: node)
      return
    }
    let member = method.name.singleLine + (method.resultType.map { " as \($0)" } ?? "")
    let name = method.name.baseName.plainText
    func selector(_ type: String?) -> String {
      declarations.selector(of: name, labels: method.labels, type: type, in: types)
    }
    if let base = method.base, !isType(base) {
      replace(node, with: "Selector(\"\(selector(nil))\", of: \(base.singleLine), { $0.\(member) })")
    } else if let type = method.base.map(\.singleLine) ?? enclosingClass(declaring: name)?.name {
      // The application is the only object with a name that looks like that of a type.
      let type = type == "NSApp" ? "NSApplication" : type
      replace(node, with: "Selector(\"\(selector(type))\", { (target: \(type)) in target.\(member) })")
    } else {
      replace(node, with: "Selector(\"\(selector(nil))\")")
    }
  }

  /// The selector in `#selector(getter: Type.property)`: it has a name only.
  private func accessorSelector(_ argument: LabeledExprSyntax) -> String? {
    let access = argument.expression.as(MemberAccessExprSyntax.self)
    guard let property = access?.declName ?? argument.expression.as(DeclReferenceExprSyntax.self) else { return nil }
    let type = access?.base.flatMap { isType($0) ? $0.singleLine : nil } ?? enclosingClass?.fullName
    return declarations.accessor(
      isSetter: argument.label?.text == "setter", of: property.baseName.plainText, type: type, in: types)
  }

  /// The innermost class around the node.
  var enclosingClass: EnclosingType? { types.last { $0.mayBeClass } }

  /// The innermost class around the node that declares a method or inherits it; without one, the innermost class.
  private func enclosingClass(declaring method: String) -> EnclosingType? {
    types.last { $0.mayBeClass && declarations.declares(method, in: $0, types) } ?? enclosingClass
  }

  /// Whether an expression names a type: all its names begin with capital letters.
  func isType(_ expression: ExprSyntax) -> Bool {
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { return isType(generic.expression) }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text.first?.isUppercase == true && access.base.map(isType) == true
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}
