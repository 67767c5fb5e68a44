import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import SwiftUIMacros

/// Source with all macros expanded, and what they complained about.
struct Expansion {
  let source: String
  let errors: [String]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Module", fullFilePath: "Folder/File.swift")])
    let macros: [String: any Macro.Type] = [
      "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self, "Entry": EntryMacro.self,
      "Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self,
    ]
    let expanded = file.expand(macros: macros) { syntax in
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
    }
    self.source = expanded.formatted().description
    errors = context.diagnostics.map(\.message)
  }

  /// The expanded source as one line, every space one.
  var line: String { source.split { $0.isWhitespace }.joined(separator: " ") }
}
