// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// A variable of a model that its store keeps.
struct ModelProperty {
  let name: String
  /// The expression of the initial value; nil also for an optional that begins with nil.
  let initialValue: String?
  private let attributes: AttributeListSyntax

  /// Nil if the declaration is no stored variable, or is marked `@Transient`.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), !Self.isOfType(variable),
      variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name != "_modelStorage"
    else { return nil }
    self.name = name
    attributes = variable.attributes
    let value = binding.initializer?.value.trimmedDescription
    initialValue = value == "nil" ? nil : value
    if Self.hasAttribute("Transient", variable) { return nil }
  }

  /// The variables of a class that its store keeps, in the order of the declaration.
  static func all(of declaration: ClassDeclSyntax) -> [ModelProperty] {
    declaration.memberBlock.members.compactMap { ModelProperty($0.decl) }
  }

  /// Reports members that the store would have to keep and cannot.
  static func reportMisuse(in declaration: ClassDeclSyntax, _ context: some MacroExpansionContext) {
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !isOfType(variable),
        !hasAttribute("Transient", variable)
      else { continue }
      let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
      if variable.bindingSpecifier.tokenKind == .keyword(.let) {
        MacroError.report(
          "'@Model' keeps variables: declare '\(name)' as 'var', or mark it '@Transient'", name: "let", at: variable,
          in: context)
      } else if variable.bindings.count > 1 {
        MacroError.report(
          "'@Model' needs one declaration for each of the variables '\(variable.bindings.trimmedDescription)'",
          name: "several", at: variable, in: context)
      } else if let list = variable.bindings.first?.accessorBlock?.accessors.as(AccessorDeclListSyntax.self),
        list.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
      {
        MacroError.report(
          "a variable that '@Model' keeps cannot have 'willSet' or 'didSet': mark '\(name)' '@Transient', or observe it "
            + "with 'withObservationTracking'", name: "observers", at: variable, in: context)
      }
    }
  }

  /// The arguments of an attribute of the variable; empty if it has none, nil without the attribute.
  func arguments(of attribute: String) -> String? {
    for case .attribute(let each) in attributes where Self.isNamed(attribute, each) {
      return each.arguments?.trimmedDescription ?? ""
    }
    return nil
  }

  private static func isOfType(_ variable: VariableDeclSyntax) -> Bool {
    variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
  }

  private static func hasAttribute(_ name: String, _ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.contains { if case .attribute(let each) = $0 { isNamed(name, each) } else { false } }
  }

  private static func isNamed(_ name: String, _ attribute: AttributeSyntax) -> Bool {
    let written = attribute.attributeName.trimmedDescription
    return written == name || written == "SwiftData." + name
  }
}
