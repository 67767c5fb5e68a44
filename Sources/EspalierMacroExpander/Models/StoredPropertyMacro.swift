// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_StoredProperty(2) var name: String`, which ``ModelMacro`` adds: accessors that read and write the third value of the object's
/// storage, and a mark of no size that Swift initializes instead of the variable.
struct StoredPropertyMacro {
  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension StoredPropertyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration), let index = node.arguments?.trimmedDescription else { return [] }
    return [
      """
      @storageRestrictions(accesses: _modelStorage, initializes: _\(raw: name))
      init(initialValue) {
        _modelStorage.initialize(\(raw: index), initialValue)
        _\(raw: name) = SwiftData._StoredElsewhere()
      }
      """,
      "get { _modelStorage.read(\(raw: index), of: self, \\.\(raw: name)) }",
      "set { _modelStorage.write(\(raw: index), of: self, \\.\(raw: name), newValue) }",
    ]
  }
}

extension StoredPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    return ["@SwiftData.Transient private var _\(raw: name): SwiftData._StoredElsewhere"]
  }
}

/// `@Attribute`, `@Relationship`, `@Transient`, `#Unique` and `#Index`: marks for ``ModelMacro``. Expand to nothing themselves.
struct ModelMarkMacro: PeerMacro, DeclarationMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
