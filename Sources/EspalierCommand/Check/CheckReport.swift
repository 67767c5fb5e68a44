// SPDX-License-Identifier: MIT

import Foundation

/// What came of type-checking one unit.
struct CheckResult: Codable, Equatable {
  let path: String
  let kind: CheckUnit.Kind
  let compiles: Bool
  let errors: Int
  let firstError: Diagnostic?
  /// The names that the unit lacks, once per use.
  let missing: [String]

  /// `ok PATH`, or `failed PATH` and the first error below it.
  var text: String {
    guard !compiles else { return "ok \(path)" }
    return "failed \(path)" + (firstError.map { "\n  " + $0.text } ?? "")
  }
}

/// A name that units lack, with how often and in how many they use it.
struct MissingName: Codable, Equatable {
  let name: String
  let uses: Int
  let units: Int
}

/// All results, and what they have in common.
struct CheckReport: Codable, Equatable {
  let results: [CheckResult]
  /// Most used first.
  let missing: [MissingName]
  let compiled: Int
  let total: Int

  init(_ results: [CheckResult]) {
    self.results = results
    var uses: [String: Int] = [:]
    var units: [String: Int] = [:]
    for result in results {
      for name in result.missing { uses[name, default: 0] += 1 }
      for name in Set(result.missing) { units[name, default: 0] += 1 }
    }
    missing = uses.map { MissingName(name: $0.key, uses: $0.value, units: units[$0.key] ?? 0) }
      .sorted { ($0.uses, $0.units, $1.name) > ($1.uses, $1.units, $0.name) }
    compiled = results.count { $0.compiles }
    total = results.count
  }

  private var unitName: String { results.contains { $0.kind == .module } ? "modules" : "files" }

  /// The table of missing names; empty if none is missing.
  var missingTable: String {
    guard !missing.isEmpty else { return "" }
    let header = ("uses", unitName, "name")
    let rows = [header] + missing.map { (String($0.uses), String($0.units), $0.name) }
    let lines = rows.map { uses, units, name in pad(uses, 8) + pad(units, 9) + "  " + name }
    return "\nmissing names by use\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Exactly `N of M files compile`, or `modules` if a module is among them.
  var summary: String { "\(compiled) of \(total) \(unitName) compile" }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
