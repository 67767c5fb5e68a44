// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model class Trip { var name: String … }`: the storage of the class's objects, the description of its properties for the
/// schema, the initializer of fetched objects, and the conformance to `PersistentModel`.
struct ModelMacro {
  /// The access that members which a protocol requires have in a class.
  private static func access(_ declaration: some DeclGroupSyntax) -> String {
    declaration.modifiers.first { ["public", "package", "open"].contains($0.name.text) }
      .map { ($0.name.text == "open" ? "public" : $0.name.text) + " " } ?? ""
  }

  /// The statements that describe the properties and constraints to an entity.
  private static func description(of properties: [ModelProperty], _ declaration: ClassDeclSyntax) -> String {
    let name = declaration.name.text
    var lines = properties.map { property -> String in
      var arguments = "\"\(property.name)\", \\\(name).\(property.name)"
      if let value = property.initialValue { arguments += ", default: { \(value) }" }
      if let attribute = property.arguments(of: "Attribute") {
        arguments += ", attribute: SwiftData.Schema.Attribute(\(attribute))"
      }
      if let relationship = property.arguments(of: "Relationship") {
        return "entity.relate(\(arguments), relationship: SwiftData.Schema.Relationship(\(relationship)))"
      }
      return "entity.add(\(arguments))"
    }
    for member in declaration.memberBlock.members {
      guard let macro = member.decl.as(MacroExpansionDeclSyntax.self) else { continue }
      if macro.macroName.text == "Unique" { lines.append("entity.unique(\(macro.arguments.trimmedDescription))") }
      if macro.macroName.text == "Index" { lines.append("entity.index(\(macro.arguments.trimmedDescription))") }
    }
    return lines.joined(separator: "\n    ")
  }
}

extension ModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else {
      MacroError.report("'@Model' can only be attached to a class", name: "class", at: node, in: context)
      return []
    }
    guard declaration.genericParameterClause == nil else {
      MacroError.report("'@Model' cannot be attached to a generic class", name: "generic", at: node, in: context)
      return []
    }
    ModelProperty.reportMisuse(in: declaration, context)
    let properties = ModelProperty.all(of: declaration)
    let name = declaration.name.text
    let access = access(declaration)
    let marks = properties.map { "_\($0.name) = SwiftData._StoredElsewhere()" }.joined(separator: "\n  ")
    return [
      """
      \(raw: access)static let _modelEntity = SwiftData._ModelEntity(\(raw: name).self) { entity in
          \(raw: description(of: properties, declaration))
      }
      """,
      "\(raw: access)var _modelStorage = SwiftData._ModelStorage(\(raw: name)._modelEntity)",
      """
      \(raw: access)required init(_modelStorage: SwiftData._ModelStorage) {
        \(raw: marks)
        self._modelStorage = _modelStorage
      }
      """,
    ]
  }
}

extension ModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let declaration = declaration.as(ClassDeclSyntax.self), let property = ModelProperty(member),
      let index = ModelProperty.all(of: declaration).firstIndex(where: { $0.name == property.name })
    else { return [] }
    return ["@SwiftData._StoredProperty(\(raw: index))"]
  }
}

extension ModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")]
  }
}
