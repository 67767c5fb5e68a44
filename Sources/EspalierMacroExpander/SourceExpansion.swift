// SPDX-License-Identifier: MIT

import Foundation
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A source text with all macros expanded, and the errors that they reported: `--expand` prints it as JSON, for tests.
struct SourceExpansion: Encodable {
  let source: String
  let errors: [String]

  init(_ source: String, macros: [String: any Macro.Type]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Module", fullFilePath: "Folder/File.swift")])
    let expanded = file.expand(macros: macros) { syntax in
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
    }
    self.source = expanded.formatted().description
    errors = context.diagnostics.map(\.message)
  }
}
