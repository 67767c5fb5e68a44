// SPDX-License-Identifier: MIT

import Foundation

/// `espalier doctor`: lists the requirements that this machine meets and lacks.
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
  /// The only feature that needs it, such as windows: pictures and tests do without. Nil if every feature needs it.
  var use: String?

  var isNeeded: Bool { use == nil }
  var isPresent: Bool { detail != nil }

  /// `ok cairo 1.16.0`, or `missing cairo: apt-get install libcairo2-dev`.
  var text: String {
    if let detail { return "ok       \(name)\(detail.isEmpty ? "" : " ")\(detail)" }
    return "missing  \(name)\(use.map { " (\($0) only)" } ?? ""): \(fix)"
  }
}
