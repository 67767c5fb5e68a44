// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name", traits: …) { views }`: a type that a development tool finds by its conformance to `PreviewRegistry`.
///
/// The compiler fills in the place of `#Preview` for `#fileID`, `#line` and `#column` of the expansion, and follows
/// `#sourceLocation`; the context's location does not. At the beginning of a line `#line` would be an old directive.
///
/// Variables marked `@Previewable` become the properties of a view whose body is the rest of the closure.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = closure(of: node) else {
      MacroError.report(
        "'#Preview' needs a closure that makes the view: #Preview { … }", name: "closure", at: node, in: context)
      return []
    }
    let name = context.makeUniqueName("Preview")
    let (properties, statements) = split(body)
    let content =
      properties.isEmpty
      ? body.trimmedDescription
      : "{ Content() }"
    let view: String =
      properties.isEmpty
      ? ""
      : """
      struct Content: SwiftUI.View {
      \(properties.map { PreviewableMacro.unmarked($0).description }.joined(separator: "\n"))
      @SwiftUI.ViewBuilder var body: some SwiftUI.View {\(statements)
      }
      }

      """
    let arguments = node.arguments.filter { $0.label?.text != "body" }
      .map { $0.with(\.trailingComma, nil).trimmedDescription }
    return [
      """
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: String { #fileID }
        static var line: Int { (#line) }
        static var column: Int { (#column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          \(raw: view)return SwiftUI.Preview(\(raw: arguments.joined(separator: ", "))) \(raw: content)
        }
      }
      """
    ]
  }

  private static func closure(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    node.trailingClosure ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }

  /// The marked variables, and the text of all other statements.
  private static func split(_ body: ClosureExprSyntax) -> (properties: [VariableDeclSyntax], statements: String) {
    var properties: [VariableDeclSyntax] = []
    var statements = ""
    for item in body.statements {
      if let variable = item.item.as(VariableDeclSyntax.self), PreviewableMacro.marks(variable) {
        properties.append(variable)
      } else {
        statements += item.description
      }
    }
    return (properties, statements)
  }
}
