// SPDX-License-Identifier: MIT

import Foundation

/// One line of the table.
struct Line: Codable {
  let name: String
  let value: Double
  let unit: String
  /// Nil for a figure without a goal, which shows growth.
  let goal: Double?
  var counters: String?

  var verdict: String {
    guard let goal else { return "" }
    return value <= goal ? "met" : "missed ×" + String(format: "%.1f", value / goal)
  }
}

/// Writes to standard error, beside the table.
func log(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

/// Collects lines, prints the table and writes `bench.json`.
@MainActor
final class Report {
  private var lines: [Line] = []

  func add(_ name: String, _ value: Double, _ unit: String, goal: Double? = nil, counters: String? = nil) {
    lines.append(Line(name: name, value: value, unit: unit, goal: goal, counters: counters))
    log(".")
  }

  func finish() throws {
    log("\n")
    let width = lines.map(\.name.count).max() ?? 0
    for line in lines {
      let value = String(format: line.value < 1 ? "%.4f" : "%.2f", line.value)
      let goal = line.goal.map { "≤ " + ($0 < 1 ? "\($0)" : String(format: "%.0f", $0)) } ?? ""
      print(
        line.name.padding(toLength: width, withPad: " ", startingAt: 0)
          + "  " + String(repeating: " ", count: max(0, 10 - value.count)) + value + " " + line.unit
          + "  " + goal.padding(toLength: 8, withPad: " ", startingAt: 0)
          + "  " + line.verdict.padding(toLength: 12, withPad: " ", startingAt: 0) + "  " + (line.counters ?? ""))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinite", negativeInfinity: "-infinite", nan: "not measured")
    try encoder.encode(lines).write(to: URL(fileURLWithPath: "bench.json"))
  }
}
