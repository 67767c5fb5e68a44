// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Protocols of Objective-C: their types are classes, and their requirements may be optional.
extension LoweringVisitor {
  /// `@objc protocol P { @objc optional func f() }`: `protocol P: AnyObject { func f() }; extension P { func f() {} }`.
  ///
  /// An optional requirement gets a default implementation if its result is nothing or optional. Any other has no value to
  /// return, and a note.
  func lowerProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.named("objc") != nil else { return }
    restrictToClasses(node)
    let access = node.modifiers.first { ["public", "package"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
    var defaults: [String] = []
    for (requirement, isCertain) in requirements(in: node.memberBlock.members, isCertain: true) {
      guard let modifier = requirement.optionalModifier else { continue }
      remove(modifier)
      if isCertain, let implementation = implementation(of: requirement, access: access) {
        defaults.append(implementation)
      } else {
        note(
          isCertain
            ? "an optional requirement with a result is not optional on Linux"
            : "an optional requirement in a condition of the compiler is not optional on Linux", at: requirement)
      }
    }
    guard !defaults.isEmpty, let type = types.last else { return }
    guard !type.isLocal else { return note("a protocol in a function gets no default implementations", at: node) }
    insert("; extension \(type.fullName) { \(defaults.joined(separator: "; ")) }", after: outermostType(around: node))
  }

  private func restrictToClasses(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause, let first = clause.inheritedTypes.first else {
      insert(": AnyObject", after: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name))
      return
    }
    let names = clause.inheritedTypes.map(\.type.singleLine)
    if !names.contains(where: ["AnyObject", "class", "NSObjectProtocol"].contains) {
      insert("AnyObject, ", before: first)
    }
  }

  /// The requirements that may be compiled, and whether the platform alone decides it.
  private func requirements(
    in members: MemberBlockItemListSyntax, isCertain: Bool
  ) -> [(requirement: DeclSyntax, isCertain: Bool)] {
    members.flatMap { member -> [(requirement: DeclSyntax, isCertain: Bool)] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [(member.decl, isCertain)] }
      return compiledClauses(of: condition).flatMap {
        clause, isDecided -> [(requirement: DeclSyntax, isCertain: Bool)] in
        guard case .decls(let members) = clause.elements else { return [] }
        return requirements(in: members, isCertain: isCertain && isDecided)
      }
    }
  }

  /// A default implementation; nil if there is no value to return.
  private func implementation(of requirement: DeclSyntax, access: String) -> String? {
    if let function = requirement.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type
      let isVoid = result.map { ["Void", "()"].contains($0.singleLine) } ?? true
      guard isVoid || result.map(isOptional) == true else { return nil }
      return attributes(function.attributes) + access + modifiers(function.modifiers) + "func \(function.name.text)"
        + "\(function.genericParameterClause?.singleLine ?? "")\(function.signature.singleLine) "
        + (isVoid ? "{}" : "{ nil }")
    }
    guard let variable = requirement.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type, isOptional(type)
    else { return nil }
    let isSettable = binding.accessorBlock?.tokens(viewMode: .sourceAccurate).contains { $0.text == "set" } == true
    return attributes(variable.attributes) + access + modifiers(variable.modifiers)
      + "var \(binding.pattern.singleLine): \(type.singleLine) " + (isSettable ? "{ get { nil } set {} }" : "{ nil }")
  }

  private func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  private func attributes(_ list: AttributeListSyntax) -> String {
    list.compactMap { $0.as(AttributeSyntax.self) }.filter { !["objc", "nonobjc"].contains($0.name) }
      .map { $0.singleLine + " " }.joined()
  }

  private func modifiers(_ list: DeclModifierListSyntax) -> String {
    list.filter { !["optional", "dynamic"].contains($0.name.text) }.map { $0.singleLine + " " }.joined()
  }

  /// The declaration at the top level of the file that contains the node: extensions are allowed only there.
  private func outermostType(around node: ProtocolDeclSyntax) -> Syntax {
    var result = Syntax(node)
    var next = result.parent
    while let ancestor = next {
      if ancestor.asProtocol((any DeclGroupSyntax).self) != nil { result = ancestor }
      next = ancestor.parent
    }
    return result
  }
}

extension DeclSyntax {
  /// The modifier `optional` of a requirement.
  fileprivate var optionalModifier: DeclModifierSyntax? {
    let modifiers =
      self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
      ?? self.as(SubscriptDeclSyntax.self)?.modifiers
    return modifiers?.first { $0.name.tokenKind == .keyword(.optional) }
  }
}
