// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable @State var count = 0` inside `#Preview`: a mark for ``PreviewMacro``, which makes the variable a property
/// of the view that it shows. Expands to nothing itself.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self) else {
      MacroError.report("'@Previewable' can only be attached to a variable", name: "variable", at: node, in: context)
      return []
    }
    // Nearest first. A use without a context from the compiler cannot be refused.
    if let nearest = context.lexicalContext.first, !isPreview(nearest) {
      MacroError.report(
        "'@Previewable' can only be used at the top level of a '#Preview' closure", name: "place", at: node, in: context
      )
    }
    return []
  }

  /// Whether a node is the closure of a preview, or represents it.
  private static func isPreview(_ node: Syntax) -> Bool {
    if let macro = node.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
    if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
    return node.is(ClosureExprSyntax.self)
  }

  /// Whether a variable carries the attribute.
  static func marks(_ variable: VariableDeclSyntax) -> Bool { variable.attributes.contains(where: isMark) }

  /// The variable without the attribute.
  static func unmarked(_ variable: VariableDeclSyntax) -> VariableDeclSyntax {
    var result = variable
    result.attributes = variable.attributes.filter { !isMark($0) }
    return result.trimmed
  }

  private static func isMark(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    return attribute.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
  }
}
