// SPDX-License-Identifier: MIT

import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// The types that a file declares, and the names that it uses: `--outline FILE…` prints them as JSON, one for each file. In
/// them the command finds the view that a program made of the files shows.
struct SourceOutline: Encodable {
  /// A type, or an extension of one. Types within functions are left out: no other code can name them.
  struct TypeDeclaration: Encodable {
    let keyword: String
    /// The name with those of the types around it: `Outer.Inner`.
    let name: String
    /// The types after the colon, last components only: `SwiftUI.View` is `View`.
    let inherited: [String]
    let isMain: Bool
    /// Whether it or a type around it is private to the file.
    var isPrivate: Bool
    /// Whether it or a type around it has type parameters.
    var isGeneric: Bool
  }

  /// A method that XCTest runs if its type is a test case: its name begins with `test`, and it has no parameters.
  struct TestMethod: Encodable {
    let name: String
    let isAsync: Bool
  }

  let types: [TypeDeclaration]
  /// The methods that may be tests, by the names of their types.
  let tests: [String: [TestMethod]]
  /// The used names by the type whose declaration contains them; an empty name outside types. `Name.member` is no use of
  /// `Name`, and `#Preview` uses nothing.
  let uses: [String: Set<String>]

  /// Reads a source. Of a condition's branches only those are read that may be compiled on Linux.
  init(_ source: String) {
    let visitor = OutlineVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    types = visitor.types
    tests = visitor.tests
    uses = visitor.uses
  }
}

private final class OutlineVisitor: SyntaxVisitor {
  private(set) var types: [SourceOutline.TypeDeclaration] = []
  private(set) var tests: [String: [SourceOutline.TestMethod]] = [:]
  private(set) var uses: [String: Set<String>] = [:]
  /// The types around the node, from the outside in.
  private var open: [SourceOutline.TypeDeclaration] = []
  /// The number of blocks of code around the node.
  private var blocks = 0

  private let configuration = StaticBuildConfiguration(
    targetOSs: ["Linux"], languageVersion: VersionTuple(5), compilerVersion: VersionTuple(6, 3))

  // MARK: - Declarations

  private func begin(
    _ node: some DeclGroupSyntax, _ keyword: String, _ name: String, generics: GenericParameterClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    guard blocks == 0 else { return .visitChildren }
    let modifiers = node.modifiers.map(\.name.text)
    let outer = open.last
    let type = SourceOutline.TypeDeclaration(
      keyword: keyword, name: (outer.map { [$0.name] } ?? []).joined() + (outer == nil ? "" : ".") + name,
      inherited: node.inheritanceClause?.inheritedTypes.flatMap { Self.names(of: $0.type) } ?? [],
      isMain: node.attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main" },
      isPrivate: outer?.isPrivate == true || modifiers.contains("private") || modifiers.contains("fileprivate"),
      isGeneric: outer?.isGeneric == true || generics != nil)
    types.append(type)
    open.append(type)
    return .visitChildren
  }

  private func end() { if blocks == 0 { open.removeLast() } }

  private static func names(of type: TypeSyntax) -> [String] {
    if let type = type.as(IdentifierTypeSyntax.self) { return [type.name.identifier?.name ?? type.name.text] }
    if let type = type.as(MemberTypeSyntax.self) { return [type.name.identifier?.name ?? type.name.text] }
    if let type = type.as(AttributedTypeSyntax.self) { return names(of: type.baseType) }
    if let type = type.as(CompositionTypeSyntax.self) { return type.elements.flatMap { names(of: $0.type) } }
    return []
  }

  private func name(_ token: TokenSyntax) -> String { token.identifier?.name ?? token.text }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, "struct", name(node.name), generics: node.genericParameterClause)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, "class", name(node.name), generics: node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, "enum", name(node.name), generics: node.genericParameterClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, "actor", name(node.name), generics: node.genericParameterClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, "protocol", name(node.name))
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, "extension", node.extendedType.trimmedDescription.filter { $0 != "`" })
  }
  override func visitPost(_ node: StructDeclSyntax) { end() }
  override func visitPost(_ node: ClassDeclSyntax) { end() }
  override func visitPost(_ node: EnumDeclSyntax) { end() }
  override func visitPost(_ node: ActorDeclSyntax) { end() }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let method = name(node.name)
    let hidden = ["private", "fileprivate", "static", "class"]
    if blocks == 0, let type = open.last, method.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.returnClause == nil, node.genericParameterClause == nil,
      !node.modifiers.contains(where: { hidden.contains($0.name.text) })
    {
      let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      tests[type.name, default: []].append(SourceOutline.TestMethod(name: method, isAsync: isAsync))
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
  override func visitPost(_ node: CodeBlockSyntax) { blocks -= 1 }
  override func visitPost(_ node: AccessorBlockSyntax) { blocks -= 1 }
  override func visitPost(_ node: ClosureExprSyntax) { blocks -= 1 }

  private func enterBlock() -> SyntaxVisitorContinueKind {
    blocks += 1
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      var isKnown = true
      if let condition = clause.condition {
        let (state, _, problems) = IfConfigRegionState.evaluating(condition, in: configuration)
        // `canImport` depends on the installed modules.
        isKnown = problems.isEmpty
        if isKnown, state != .active { continue }
      }
      if let elements = clause.elements { walk(elements) }
      if isKnown { break }
    }
    return .skipChildren
  }

  // MARK: - Uses

  private func use(_ token: TokenSyntax) { uses[open.last?.name ?? "", default: []].insert(name(token)) }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name)
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name)
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let isBase = access?.base?.id == node.id
    if !isBase, access == nil || access?.base != nil { use(node.baseName) }
    return .visitChildren
  }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.components)
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }
}
