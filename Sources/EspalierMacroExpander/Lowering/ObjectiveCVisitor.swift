// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Reads ``ObjectiveCDeclarations`` of a file.
final class ObjectiveCVisitor: PlatformVisitor {
  private(set) var declarations: ObjectiveCDeclarations

  init(_ conditions: PlatformConditions, addingTo declarations: ObjectiveCDeclarations) {
    self.declarations = declarations
    super.init(conditions)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = super.visit(node)
    if let type = types.last, let first = node.inheritanceClause?.inheritedTypes.first {
      declarations.superclasses[type.fullName] = first.type.singleLine
    }
    return result
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types.last, type.mayBeClass else { return .visitChildren }
    let name = node.name.plainText
    let labels = node.signature.labels
    let effects = node.signature.effectSpecifiers
    let selector =
      node.attributes.named("objc")?.objectiveCName
      ?? ObjectiveCName.method(
        name, labels: labels, isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil)
    declarations.methods[type.fullName, default: [:]][name, default: []]
      .append(ObjectiveCDeclarations.Method(labels: labels, selector: selector))
    if node.isOverridableInExtension { declarations.extensionMethods.insert(node.labelledName) }
    if node.overrideModifier != nil, node.overridingClass != nil {
      declarations.overrides[node.labelledName, default: []].append(type.fullName)
    }
    if node.modifiers.contains(where: { $0.name.text == "optional" }) {
      declarations.optionalMethods[name, default: []].insert(labels)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = types.last, type.mayBeClass, let binding = node.bindings.first,
      let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    else { return .visitChildren }
    if let name = node.attributes.named("objc")?.objectiveCName {
      declarations.properties[type.fullName, default: [:]][property] = name
    }
    if case .accessors(let accessors) = binding.accessorBlock?.accessors {
      for accessor in accessors {
        guard let name = accessor.attributes.named("objc")?.objectiveCName else { continue }
        let kind = accessor.accessorSpecifier.tokenKind == .keyword(.get) ? "getter" : "setter"
        declarations.properties[type.fullName, default: [:]]["\(kind):\(property)"] = name
      }
    }
    if node.attributes.named("NSManaged") != nil, binding.typeAnnotation?.type.singleLine.contains("OrderedSet") == true
    {
      declarations.orderedRelationships.insert(property)
    }
    return .visitChildren
  }
}

extension FunctionSignatureSyntax {
  /// The labels of the parameters; an empty one for `_`.
  var labels: [String] {
    parameterClause.parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.plainText }
  }
}
