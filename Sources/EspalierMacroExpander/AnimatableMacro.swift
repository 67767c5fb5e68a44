// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable struct Wave: Shape { var phase: Double; … }`: `animatableData` made of all stored variables except those
/// marked `@AnimatableIgnored`, and the conformance to `Animatable`.
struct AnimatableMacro {
  private struct Property {
    let name: String
    let type: String
  }

  /// Frequent types that cannot be interpolated.
  private static let discrete: Set = [
    "Bool", "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "Character", "UUID", "Date", "URL",
  ]

  /// The stored variables that are animated, in the order of the declaration.
  private static func properties(
    of declaration: some DeclGroupSyntax, reportingIn context: (some MacroExpansionContext)?
  ) -> [Property] {
    declaration.memberBlock.members.flatMap { member -> [Property] in
      guard let variable = member.decl.as(VariableDeclSyntax.self), isStored(variable) else { return [] }
      var properties: [Property] = []
      // `var x, y: Double` states the type once, at the end.
      var type: String?
      for binding in variable.bindings.reversed() where !isComputed(binding) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        type =
          binding.typeAnnotation?.type.trimmedDescription
          ?? binding.initializer.flatMap { inferredType(of: $0.value) } ?? type
        guard let type else {
          context.map {
            MacroError.report(
              "'@Animatable' needs the type of '\(name)': write it, or mark the variable '@AnimatableIgnored'",
              name: "type", at: binding, in: $0)
          }
          continue
        }
        if discrete.contains(type) {
          context.map {
            MacroError.report(
              "'\(name)' of type '\(type)' cannot be animated: mark it '@AnimatableIgnored'", name: "discrete",
              at: binding, in: $0)
          }
          continue
        }
        properties.insert(Property(name: name, type: type), at: 0)
      }
      return properties
    }
  }

  /// The type of a value whose form determines it: a literal, or a call of a type's initializer.
  private static func inferredType(of value: ExprSyntax) -> String? {
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let sign = value.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-" {
      return inferredType(of: sign.expression)
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
      return nil
    }
    return call.calledExpression.trimmedDescription
  }

  private static func isStored(_ variable: VariableDeclSyntax) -> Bool {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
    let fixed: Set = ["static", "class", "lazy"]
    if variable.modifiers.contains(where: { fixed.contains($0.name.text) }) { return false }
    // A wrapped variable is state or environment, and an ignored one has an attribute.
    return !variable.attributes.contains { if case .attribute = $0 { true } else { false } }
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return false }
    guard let list = accessors.as(AccessorDeclListSyntax.self) else { return true }
    return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension AnimatableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard !declaration.is(ProtocolDeclSyntax.self), !declaration.is(EnumDeclSyntax.self) else {
      MacroError.report(
        "'@Animatable' can only be attached to a struct or class", name: "struct", at: node, in: context)
      return []
    }
    let properties = properties(of: declaration, reportingIn: context)
    let access =
      declaration.modifiers.first { ["public", "package", "open"].contains($0.name.text) }
      .map { ($0.name.text == "open" ? "public" : $0.name.text) + " " } ?? ""
    guard let first = properties.first else {
      return [
        """
        \(raw: access)var animatableData: SwiftUI.EmptyAnimatableData {
          get { SwiftUI.EmptyAnimatableData() }
          set {}
        }
        """
      ]
    }
    if properties.count == 1 {
      return [
        """
        \(raw: access)var animatableData: \(raw: Self.type(of: first)).AnimatableData {
          get { \(raw: first.name).animatableData }
          set { \(raw: first.name).animatableData = newValue }
        }
        """
      ]
    }
    let types = properties.map { "\(Self.type(of: $0)).AnimatableData" }.joined(separator: ", ")
    let parts = properties.map { "\($0.name).animatableData" }
    let assignments = parts.enumerated().map { "\($1) = newValue.value.\($0)" }.joined(separator: "\n    ")
    return [
      """
      \(raw: access)var animatableData: SwiftUI.AnimatableValues<\(raw: types)> {
        get { SwiftUI.AnimatableValues(\(raw: parts.joined(separator: ", "))) }
        set {
          \(raw: assignments)
        }
      }
      """
    ]
  }

  /// The type as it is written before a member's name: `[Double]` and `Double?` cannot be written before a dot.
  private static func type(of property: Property) -> String {
    property.type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>, ".contains($0) }
      ? property.type : "(\(property.type))"
  }
}

extension AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // A shape is animatable already; a view is, too, except for its isolation to the main actor.
    guard !protocols.isEmpty else { return [] }
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isIsolated = inherited.contains { name in
      ["View", "ViewModifier"].contains { name == $0 || name == "SwiftUI." + $0 }
    }
    let conformance = (isIsolated ? "@preconcurrency " : "") + "SwiftUI.Animatable"
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: conformance) {}")]
  }
}

/// `@AnimatableIgnored var isOn = false`: a mark for ``AnimatableMacro``. Expands to nothing itself.
struct AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(VariableDeclSyntax.self) {
      MacroError.report(
        "'@AnimatableIgnored' can only be attached to a variable", name: "variable", at: node, in: context)
    }
    return []
  }
}
