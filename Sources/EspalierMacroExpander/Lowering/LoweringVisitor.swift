// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The edits that prepare a file of an app for the compiler on Linux. Each kind of construct is lowered in an extension of its
/// own; this file lists them.
final class LoweringVisitor: PlatformVisitor {
  let source: LoweredSource
  let declarations: ObjectiveCDeclarations
  let directories: DirectoryFunctions
  /// The modules that the file imports.
  var imported: Set<String> = []
  private(set) var edits: [SourceEdit] = []
  private(set) var notes: [LoweringReport.Note] = []
  private lazy var converter = SourceLocationConverter(fileName: source.path, tree: source.tree)

  init(
    _ source: LoweredSource, _ conditions: PlatformConditions, _ declarations: ObjectiveCDeclarations,
    _ directories: DirectoryFunctions
  ) {
    self.source = source
    self.declarations = declarations
    self.directories = directories
    super.init(conditions)
  }

  // MARK: - Constructs

  override func visitCondition(_ condition: ExprSyntax) { lowerCondition(condition) }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerImport(node)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    lowerAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { remove(node) }
    noteOverride(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = super.visit(node)
    lowerProtocol(node)
    return result
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerManagedProperty(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerManagedMethod(node)
    lowerObserver(node)
    lowerNumberOperator(node)
    lowerExtensionMethod(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalCall(node)
    lowerDirectories(node)
    lowerCoreFoundation(node)
    noteObservation(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { lowerMacro(node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { lowerMacro(node) }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    noteCast(node)
    return .visitChildren
  }

  private func lowerMacro(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": lowerSelector(node)
    case "keyPath": lowerKeyPath(node)
    case "colorLiteral": lowerColorLiteral(node)
    case "imageLiteral": lowerImageLiteral(node)
    case "fileLiteral": lowerFileLiteral(node)
    default: return .visitChildren
    }
    return .skipChildren
  }

  // MARK: - Edits

  /// Replaces a node with spaces.
  func remove(_ node: some SyntaxProtocol) {
    edits.append(SourceEdit(blank: node.contentRange, of: source.bytes))
  }

  func replace(_ node: some SyntaxProtocol, with text: String) { replace(node.contentRange, with: text) }

  func replace(_ range: Range<Int>, with text: String) {
    edits.append(SourceEdit(replace: range, of: source.bytes, with: text))
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    edits.append(SourceEdit(at: node.contentRange.upperBound, insert: text))
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.append(SourceEdit(at: node.contentRange.lowerBound, insert: text))
  }

  func note(_ message: String, at node: some SyntaxProtocol) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    notes.append(LoweringReport.Note(line: location.line, column: location.column, message: message))
  }
}
