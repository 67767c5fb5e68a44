// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A visitor of the code that is compiled for a platform, with the types around each node.
class PlatformVisitor: SyntaxVisitor {
  /// A type whose declaration or extension contains the node.
  struct EnclosingType {
    /// The name as code inside of the declaration can write it; of an extension, the extended type.
    let name: String
    /// The name with those of the types around it: `Outer.Inner`.
    let fullName: String
    /// Whether it may have methods of Objective-C: a class, or an extension, which may be one of a class.
    let mayBeClass: Bool
    /// Whether it or a type around it is declared in a function.
    let isLocal: Bool
  }

  let conditions: PlatformConditions
  /// The types around the node, from the outside in.
  private(set) var types: [EnclosingType] = []
  /// The number of blocks of code around the node.
  private var blocks = 0

  init(_ conditions: PlatformConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  /// Receives each condition of an `#if`, also those of branches that are not compiled.
  func visitCondition(_ condition: ExprSyntax) {}

  /// Visits the branches that may be compiled. A branch that the parser cannot read stays as it is.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for condition in node.clauses.compactMap(\.condition) { visitCondition(condition) }
    for (clause, _) in compiledClauses(of: node) {
      if let elements = clause.elements, !ParseErrors.exist(in: elements) { walk(elements) }
    }
    return .skipChildren
  }

  /// The branches that may be compiled, and whether the platform alone decides that they are.
  func compiledClauses(of node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, isDecided: Bool)] {
    var result: [(clause: IfConfigClauseSyntax, isDecided: Bool)] = []
    for clause in node.clauses {
      let value = clause.condition.map { conditions.value(of: $0) } ?? true
      if value != false { result.append((clause, value == true && result.isEmpty)) }
      if value == true { break }
    }
    return result
  }

  // MARK: - Types

  private func begin(_ name: String, mayBeClass: Bool = false) -> SyntaxVisitorContinueKind {
    let outer = types.last
    types.append(
      EnclosingType(
        name: name, fullName: outer.map { "\($0.fullName).\(name)" } ?? name, mayBeClass: mayBeClass,
        isLocal: blocks > 0))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name.text, mayBeClass: true) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.name.text, mayBeClass: true) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, mayBeClass: true)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.extendedType.singleLine, mayBeClass: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

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
}
