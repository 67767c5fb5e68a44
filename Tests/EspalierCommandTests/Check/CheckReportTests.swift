// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCommand

@Suite struct CheckReportTests {
  private func result(_ path: String, _ missing: [String], kind: CheckUnit.Kind = .file) -> CheckResult {
    CheckResult(
      path: path, kind: kind,
      errors: missing.enumerated().map { index, name in
        Diagnostic(path: path, line: index + 1, column: 2, message: "cannot find '\(name)' in scope")
      })
  }

  private func error(_ message: String, line: Int) -> Diagnostic {
    Diagnostic(path: "a.swift", line: line, column: 2, message: message)
  }

  @Test func oneLinePerFileAndTheFirstError() {
    #expect(result("a.swift", []).text == "ok a.swift")
    #expect(
      result("a.swift", ["Gauge"]).text == "failed a.swift\n  a.swift:1:2: error: cannot find 'Gauge' in scope")
  }

  /// All missing names of a module are listed with their lines, whatever else is wrong with it.
  @Test func everyMissingNameHasItsLine() {
    let result = CheckResult(
      path: "App", kind: .module,
      errors: [
        error("cannot infer contextual base in reference to member 'vertical'", line: 3),
        error("value of type 'some View' has no member 'nosuch'", line: 4),
        error("missing argument for parameter 'id' in call", line: 5),
        error(
          "'inspector(isPresented:content:)' is unavailable: Espalier has no inspector yet: use an HStack.", line: 9),
        error("generic parameter 'Content' could not be inferred", line: 9),
      ])
    #expect(result.missing == [".nosuch", ".inspector"])
    #expect(result.uses.map(\.line) == [4, 9])
    #expect(
      result.text == """
        failed App
          a.swift:4:2: error: value of type 'some View' has no member 'nosuch'
          a.swift:9:2: error: 'inspector(isPresented:content:)' is unavailable: Espalier has no inspector yet: use an HStack.
          a.swift:5:2: error: missing argument for parameter 'id' in call
          and 2 more errors, which may follow from these
        """)
  }

  @Test func ofErrorsThatMissNothingTheFirstFiveAreListed() {
    let result = CheckResult(path: "App", kind: .module, errors: (1...7).map { error("expected '}'", line: $0) })
    #expect(result.others.map(\.line) == [1, 2, 3, 4, 5])
    #expect(result.text.hasSuffix("\n  and 2 more errors"))
    #expect(result.missing.isEmpty)
  }

  @Test func missingNamesAreSortedByUse() {
    let report = CheckReport([result("a", ["X", "X", "Y"]), result("b", ["Y", "Z", "X"]), result("c", [])])
    #expect(
      report.missing == [
        MissingName(name: "X", uses: 3, units: 2), MissingName(name: "Y", uses: 2, units: 2),
        MissingName(name: "Z", uses: 1, units: 1),
      ])
    #expect(
      report.missingTable == """

        missing names by use
            uses    files  name
               3        2  X
               2        2  Y
               1        1  Z

        """)
    #expect(report.summary == "1 of 3 files compile")
  }

  @Test func modulesAreCountedAsModules() {
    #expect(CheckReport([result("p", [], kind: .module)]).summary == "1 of 1 modules compile")
  }

  @Test func jsonIsOneDocument() throws {
    let report = CheckReport([result("a/b.swift", ["X"])])
    #expect(try JSONDecoder().decode(CheckReport.self, from: Data(report.json.utf8)) == report)
    #expect(report.json.contains("\"path\" : \"a/b.swift\""))
  }
}
