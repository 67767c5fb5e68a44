// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite struct DiagnosticTests {
  @Test func errorsAreReadFromTheCompilersOutput() {
    let output = """
      /a b/c.swift:3:7: error: cannot find 'Gauge' in scope
        Gauge()
        ^~~~~
      /a b/c.swift:1:1: note: did you mean something?
      /a b/c.swift:9:1: warning: unused
      error: emit-module command failed
      <unknown>:0: error: too late
      """
    let errors = Diagnostic.errors(in: output)
    #expect(
      errors.map(\.text) == [
        "/a b/c.swift:3:7: error: cannot find 'Gauge' in scope", "error: emit-module command failed",
        "error: too late",
      ])
    #expect(errors[0].line == 3)
  }

  @Test(arguments: [
    ("cannot find 'Gauge' in scope", "Gauge"),
    ("cannot find type 'UIView' in scope", "UIView"),
    ("value of type 'some View' has no member 'glassEffect'", ".glassEffect"),
    ("type 'Color' has no member 'mint'", ".mint"),
    ("value of type '(Int) -> Void' has no dynamic member 'x'", ".x"),
    ("no such module 'UIKit'", "module UIKit"),
    ("unknown attribute 'Query'", "@Query"),
    ("no macro named 'Preview'", "#Preview"),
    ("'Table' is unavailable: Espalier has no Table yet: use a List.", "Table"),
    ("'undoManager' is unavailable: Espalier has no undoManager yet.", ".undoManager"),
    ("'fileMover(isPresented:file:onCompletion:)' is unavailable: Espalier has no fileMover yet.", ".fileMover"),
  ]) func missingNames(message: String, name: String) {
    #expect(Diagnostic(path: nil, line: nil, column: nil, message: message).missingName == name)
  }

  @Test(arguments: [
    "expected '}'",
    // A binding to something of the user's own.
    "cannot find '$store' in scope",
    "'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable",
  ]) func otherErrorsMissNothing(message: String) {
    #expect(Diagnostic(path: nil, line: nil, column: nil, message: message).missingName == nil)
  }
}
