// SPDX-License-Identifier: MIT

import Foundation

/// `espalier doctor`: what this machine has and lacks.
struct DoctorCommand {
  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: [], flags: [])
    guard parsed.rest.isEmpty else { throw Stop.usage("doctor takes no arguments") }
  }

  func run() throws {
    let findings = Finding.all()
    for finding in findings { Console.print(finding.text) }
    let missing = findings.filter { $0.isNeeded && !$0.isPresent }
    guard !missing.isEmpty else { return }
    throw Stop.missing("\(missing.count) needed \(missing.count == 1 ? "thing is" : "things are") missing")
  }
}

/// One line of the doctor.
struct Finding: Equatable {
  let name: String
  /// A version or a place; nil if it is missing.
  let detail: String?
  let fix: String
  /// False for what only windows need: pictures and tests do without.
  var isNeeded = true

  var isPresent: Bool { detail != nil }

  /// `ok cairo 1.16.0`, or `missing cairo: apt-get install libcairo2-dev`.
  var text: String {
    if let detail { return "ok       \(name)\(detail.isEmpty ? "" : " ")\(detail)" }
    return "missing  \(name)\(isNeeded ? "" : " (windows only)"): \(fix)"
  }
}
