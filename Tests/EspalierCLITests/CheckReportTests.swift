// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCommand

@Suite struct CheckReportTests {
  private func result(_ path: String, _ missing: [String], kind: CheckUnit.Kind = .file) -> CheckResult {
    let error = missing.first.map {
      Diagnostic(path: path, line: 1, column: 2, message: "cannot find '\($0)' in scope")
    }
    return CheckResult(
      path: path, kind: kind, compiles: missing.isEmpty, errors: missing.count, firstError: error, missing: missing)
  }

  @Test func oneLinePerFileAndTheFirstError() {
    #expect(result("a.swift", []).text == "ok a.swift")
    #expect(
      result("a.swift", ["Gauge"]).text == "failed a.swift\n  a.swift:1:2: error: cannot find 'Gauge' in scope")
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
