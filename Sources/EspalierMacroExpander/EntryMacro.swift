// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = default` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`: the key type, and a property that reads and writes under that key. The modules below `SwiftUI` cannot name
/// it: their `@EnvironmentEntry` expands to the same without the module's name.
struct EntryMacro {
  /// The structs that entries extend, and the protocol of their keys.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  /// The parts of the declaration, or nil if an accessor cannot be made; ``PeerMacro`` reports the reason.
  private static func name(of declaration: some DeclSyntaxProtocol) -> TokenSyntax? {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
    return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  private static func key(_ name: TokenSyntax) -> String {
    "__Key_" + name.text.filter { $0 != "`" }
  }

  private static func module(of node: AttributeSyntax) -> String {
    node.attributeName.trimmedDescription == "EnvironmentEntry" ? "" : "SwiftUI."
  }

  /// The name of the extended type, without its module.
  private static func container(in context: some MacroExpansionContext) -> String? {
    context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
      .flatMap { $0.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) }
  }
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    let key = key(name)
    return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    func fail(_ message: String, _ name: String) -> [DeclSyntax] {
      MacroError.report(message, name: name, at: node, in: context)
      return []
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let name = name(of: declaration)
    else { return fail("'@Entry' can only be attached to a single variable with a name", "variable") }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      return fail("'@Entry' can only be attached to a 'var' declaration", "let")
    }
    guard binding.accessorBlock == nil else {
      return fail("'@Entry' makes the accessors itself: '\(name.text)' must be a stored variable", "accessors")
    }
    guard let container = container(in: context), let keyProtocol = keyProtocols[container] else {
      return fail(
        "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, "
          + "ContainerValues, or FocusedValues", "container")
    }
    let module = module(of: node)
    let type = binding.typeAnnotation?.type
    if container == "FocusedValues" {
      guard let wrapped = type.flatMap(wrapped) else {
        return fail("an entry of FocusedValues is optional: give '\(name.text)' a type such as 'String?'", "focused")
      }
      return [
        "private struct \(raw: key(name)): \(raw: module)\(raw: keyProtocol) { typealias Value = \(raw: wrapped) }"
      ]
    }
    guard let value = binding.initializer?.value.trimmedDescription ?? type.flatMap(wrapped).map({ _ in "nil" }) else {
      return fail("'@Entry' needs a default value: var \(name.text): Type = value", "value")
    }
    // Without a type the compiler infers it from the initial value, which the second macro then turns into a getter.
    let member =
      type.map { "typealias Value = \($0.trimmedDescription)\n  static var defaultValue: Value { \(value) }" }
      ?? "@\(module)__EntryDefaultValue static var defaultValue = \(value)"
    return [
      """
      private struct \(raw: key(name)): \(raw: module)\(raw: keyProtocol) {
        \(raw: member)
      }
      """
    ]
  }

  /// The type that an optional type wraps.
  private static func wrapped(_ type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmedDescription }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    if let name = type.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
      let argument = name.genericArgumentClause?.arguments.first
    {
      return argument.argument.trimmedDescription
    }
    return nil
  }
}

/// `@__EntryDefaultValue static var defaultValue = value`, in the keys that ``EntryMacro`` makes: a variable whose type is that of
/// the value, and whose getter makes the value anew.
struct EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}
