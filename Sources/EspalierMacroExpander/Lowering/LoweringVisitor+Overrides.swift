// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Methods of Objective-C that extensions declare and classes override: a method of Swift in an extension cannot be overridden.
extension LoweringVisitor {
  /// `extension A { @objc func f() {…} }` with `class B: A { override func f() {…} }`: the method of the extension calls
  /// `_override_f()` of an object of the class, which is the new name of the override.
  func lowerExtensionMethod(_ node: FunctionDeclSyntax) {
    let name = node.labelledName
    guard declarations.extensionMethods.contains(name), let classes = declarations.overrides[name] else { return }
    if node.isOverridableInExtension, let brace = node.body?.leftBrace {
      let arguments = node.signature.parameterClause.parameters.map { parameter in
        let value = (parameter.secondName ?? parameter.firstName).text
        return parameter.firstName.tokenKind == .wildcard ? value : "\(parameter.firstName.text): \(value)"
      }
      let call = "\(node.effectMarks)own._override_\(node.name.text)(\(arguments.joined(separator: ", ")))"
      for type in classes { insert(" if let own = self as? \(type) { return \(call) };", after: brace) }
    } else if let modifier = node.overrideModifier, node.overridingClass != nil {
      remove(modifier)
      insert("_override_", before: node.name)
    }
  }
}

extension FunctionDeclSyntax {
  /// `f(_:b:)`.
  var labelledName: String { "\(name.plainText)(\(signature.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))" }

  var overrideModifier: DeclModifierSyntax? { modifiers.first { $0.name.tokenKind == .keyword(.override) } }

  private var owner: Syntax? { parent?.parent?.parent?.parent }

  /// Whether it is a method of Objective-C in an extension, with a body.
  var isOverridableInExtension: Bool {
    guard let owner = owner?.as(ExtensionDeclSyntax.self), body != nil, overrideModifier == nil,
      !modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return false }
    return attributes.named("objc") != nil || owner.attributes.named("objc") != nil
  }

  /// The class of an override that can be called by another name: it has no parameters of types, and does not call the overridden method.
  var overridingClass: ClassDeclSyntax? {
    guard let owner = owner?.as(ClassDeclSyntax.self), owner.genericParameterClause == nil,
      body?.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.super) }) == false
    else { return nil }
    return owner
  }

  /// The marks of a call: `try await `.
  var effectMarks: String {
    let effects = signature.effectSpecifiers
    return (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
  }
}
