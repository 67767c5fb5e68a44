// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An error in the use of a macro, as the compiler shows it.
struct MacroError: DiagnosticMessage {
  let message: String
  let name: String
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "EspalierMacros", id: name) }

  /// Reports an error at `node`.
  static func report(
    _ message: String, name: String, at node: some SyntaxProtocol, in context: some MacroExpansionContext
  ) {
    context.diagnose(Diagnostic(node: Syntax(node), message: MacroError(message: message, name: name)))
  }
}
