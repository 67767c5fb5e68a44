// SPDX-License-Identifier: MIT

// Part of the copy that `scripts/mutants` compiles: the sheets, drawn once for each changed figure.

import EspalierCairo
import EspalierGraph
import Foundation
import Testing

@MainActor
@Suite struct FigureSheets {
  nonisolated private static let environment = ProcessInfo.processInfo.environment

  /// Writes a line for each figure of `ESPALIER_FIGURES`, with the first cell that shows it, or "-".
  @Test("sheets with a changed figure", .enabled(if: environment["ESPALIER_FIGURES"] != nil))
  func sheets() throws {
    let input = try String(contentsOfFile: Self.environment["ESPALIER_FIGURES"] ?? "", encoding: .utf8)
    var known: [String: Int] = [:]
    var shown: [Substring: [(Sheet, Exhibit)]] = [:]
    for line in input.split(separator: "\n") {
      let words = line.split(separator: " ")
      let (looks, family) = (words[1].split(separator: ","), words[2])
      let cells = Self.cells(ofColors: family == "palette").filter { looks.contains("\($0.0.look.rawValue)") }
      // What shows a figure mostly shows the next one of its family.
      let likely = (shown[family] ?? []).reversed().filter { looks.contains("\($0.0.look.rawValue)") }
      let found = try (likely + cells).first { try shows(Int(words[0]) ?? 0, $0, known: &known) }
      if let found { shown[family, default: []].append(found) }
      print("figure \(words[0]) \(found.map { Self.name($0) } ?? "-")")
      // The runner ends a process that writes nothing.
      fflush(nil)
    }
  }

  /// Colours have all appearances; lengths and durations are the same in each. The controls come last, for they show the least.
  private static func cells(ofColors: Bool) -> [(Sheet, Exhibit)] {
    let sheets =
      ofColors
      ? Sheet.all.filter { $0.kind == .colors }
      : Sheet.all.filter { $0.appearance == .light && ![.colors, .controls].contains($0.kind) }
        + Sheet.all.filter { [.light, .highContrast].contains($0.appearance) && $0.kind == .controls }
    return sheets.flatMap { sheet in sheet.kind.exhibits.map { (sheet, $0) } }
  }

  private static func name(_ cell: (Sheet, Exhibit)) -> String {
    "\(cell.0)/\(cell.1.name.replacingOccurrences(of: " ", with: "/"))"
  }

  private func shows(_ figure: Int, _ cell: (Sheet, Exhibit), known: inout [String: Int]) throws -> Bool {
    func pixels(_ mutant: Int) throws -> Int {
      Mutants.forced = mutant
      defer { Mutants.forced = 0 }
      let list = try cell.1.host(look: cell.0.look, appearance: cell.0.appearance).displayList
      return try CairoRenderer.pixels(list, size: cell.1.size, scale: 1).rgba.hashValue
    }
    let name = Self.name(cell)
    if known[name] == nil { known[name] = try pixels(0) }
    return try pixels(figure) != known[name]
  }
}
