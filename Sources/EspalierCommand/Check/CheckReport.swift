// SPDX-License-Identifier: MIT

import Foundation

/// The result of type-checking one unit.
struct CheckResult: Codable, Equatable {
  let path: String
  let kind: CheckUnit.Kind
  let compiles: Bool
  let errors: Int
  let firstError: Diagnostic?
  /// The names that the unit lacks, once per use.
  let missing: [String]
  /// The error of each use, in the order of `missing`.
  let uses: [Diagnostic]
  /// The names of the files that do not compile and are left out, as the others compile without them; nil for none.
  var omitted: String?
  /// The first errors that neither miss a name nor follow from one that does.
  let others: [Diagnostic]

  /// The greatest number of other errors in a result.
  private static let longestList = 5

  init(path: String, kind: CheckUnit.Kind, errors: [Diagnostic]) {
    self.path = path
    self.kind = kind
    self.errors = errors.count
    compiles = errors.isEmpty
    firstError = errors.first
    // A broken file may have thousands of errors, and finding a name is slow.
    let names = errors.map(\.missingName)
    uses = zip(errors, names).filter { $1 != nil }.map(\.0)
    missing = names.compactMap { $0 }
    let rest = zip(errors, names).filter { $1 == nil }.map(\.0)
    // If nothing is missing, even an apparent consequence is a cause.
    others = Array(
      rest.lazy.filter { [hasUses = !uses.isEmpty] in !hasUses || !$0.isConsequence }.prefix(Self.longestList))
  }

  /// `ok PATH`, or `failed PATH` and below it the errors: every missing name with its place, then others.
  var text: String {
    guard !compiles else {
      return "ok \(path)" + (omitted.map { ", without files that do not compile: \($0)" } ?? "")
    }
    let listed = uses + others
    let unlisted = errors - listed.count
    let more =
      unlisted == 0
      ? []
      : [uses.isEmpty ? "and \(unlisted) more errors" : "and \(unlisted) more errors, which may follow from these"]
    return (["failed \(path)"] + listed.map(\.text) + more).joined(separator: "\n  ")
  }
}

/// A name that units lack, with the number of uses and of units that use it.
struct MissingName: Codable, Equatable {
  let name: String
  let uses: Int
  let units: Int
}

/// All results, and totals.
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
