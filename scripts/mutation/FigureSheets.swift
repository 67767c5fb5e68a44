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
    for line in input.split(separator: "\n") {
      let words = line.split(separator: " ")
      let found = try cell(showing: Int(words[0]) ?? 0, looks: words[1].split(separator: ","), known: &known)
      print("figure \(words[0]) \(found ?? "-")")
      // The runner ends a process that writes nothing.
      fflush(nil)
    }
  }

  private func cell(showing figure: Int, looks: [Substring], known: inout [String: Int]) throws -> String? {
    for sheet in Sheet.all where looks.contains(Substring(sheet.look.rawValue)) {
      guard [.light, .dark, .highContrast, .darkHighContrast].contains(sheet.appearance) else { continue }
      for exhibit in sheet.kind.exhibits {
        let name = "\(sheet)/\(exhibit.name.replacingOccurrences(of: " ", with: "/"))"
        func pixels(_ mutant: Int) throws -> Int {
          Mutants.forced = mutant
          defer { Mutants.forced = 0 }
          let list = try exhibit.host(look: sheet.look, appearance: sheet.appearance).displayList
          return try CairoRenderer.pixels(list, size: exhibit.size, scale: 1).rgba.hashValue
        }
        if known[name] == nil { known[name] = try pixels(0) }
        if try pixels(figure) != known[name] { return name }
      }
    }
    return nil
  }
}
