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

  /// Each error in the code of a macro is followed by the place of the macro's use.
  @Test func errorsInTheCodeOfMacrosStandAtTheUsesOfTheMacros() {
    let errors = Diagnostic.errors(
      in: """
        /t/@__swiftmacro_1m7Journal10ObservablefMm_.swift:1:70: error: type 'Observation' has no member 'ObservationRegistrar'
        private let r = Observation.ObservationRegistrar()
        /a/b.swift:3:1: note: in expansion of macro 'Observable' on class 'Journal' here
        /t/@__swiftmacro_1m7Journal10ObservablefMe_.swift:1:44: error: 'Observable' is not a member type of enum 'm.Observation'
        /a/b.swift:3:1: note: in expansion of macro 'Observable' on class 'Journal' here
        /a/b.swift:2:8: note: 'Observation' declared here
        /t/@__swiftmacro_1m7JournalC18ObservationTrackedfMa_.swift:21:53: error: cannot infer key path type from context
        /t/@__swiftmacro_1m7JournalC10ObservablefMr_.swift:1:1: note: in expansion of macro 'ObservationTracked' on property 'a' here
        /a/b.swift:9:2: error: cannot find 'Gauge' in scope
        /t/@__swiftmacro_3EntryfMp_.swift:1:5: error: cannot convert value of type 'Int' to specified type 'String'
        /a/b.swift:12:3: note: in expansion of macro 'Entry' on property 'x' here
        """)
    #expect(
      errors.map(\.text) == [
        "/a/b.swift:3:1: error: in the code of the macro 'Observable': it names the module 'Observation', which the type "
          + "'Observation' hides: the type needs another name (type 'Observation' has no member 'ObservationRegistrar')",
        "/a/b.swift:9:2: error: cannot find 'Gauge' in scope",
        "/a/b.swift:12:3: error: in the code of the macro 'Entry': cannot convert value of type 'Int' to specified type 'String'",
      ])
    #expect(errors.map(\.missingName) == [nil, "Gauge", nil])
  }

  /// docs/previews.md has the pattern by which editors find errors.
  @Test func aNoteOfAFurtherSearchIsNoErrorForEditors() {
    let error = Diagnostic(path: "/a/b.swift", line: 3, column: 7, message: "unable to type-check this expression")
    let note = error.noteOfSearch(beyond: .first)
    #expect(note.hasPrefix("/a/b.swift:3:7: note: ") && !note.contains("error"))
    #expect(Diagnostic.errors(in: note).isEmpty)
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

  @Test("Errors about isolation are those of language mode 6 alone") func isolation() {
    func error(_ message: String) -> Diagnostic { Diagnostic(path: nil, line: nil, column: nil, message: message) }
    #expect(error("reference to var 'stderr' is not concurrency-safe because it …").isAboutIsolation)
    #expect(error("sending 'value' risks causing data races").isAboutIsolation)
    #expect(error("call to main actor-isolated instance method 'f()' in a nonisolated context").isAboutIsolation)
    #expect(!error("cannot find 'Gauge' in scope").isAboutIsolation)
  }
}
