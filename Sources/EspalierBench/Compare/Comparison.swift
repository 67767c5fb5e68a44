// SPDX-License-Identifier: MIT

import Foundation

/// The results of the runs of all toolkits.
struct Comparison {
  let toolkits: [Toolkit]
  let machine: String
  let rounds: Int
  private let load = Machine.load
  private var samples: [Sample] = []

  init(toolkits: [Toolkit], machine: String, rounds: Int) {
    self.toolkits = toolkits
    self.machine = machine
    self.rounds = rounds
  }

  /// Adds the lines of one run. A figure with several lines, one of each step, is represented by their median.
  mutating func add(_ lines: String, _ program: WindowKind, _ toolkit: Toolkit) {
    var found: [String: [Double]] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      // The processor time of the program and of the server.
      found[String(words[0]), default: []].append(words.dropFirst().compactMap { Double($0) }.reduce(0, +))
    }
    for (name, values) in found {
      let value = EspalierBench.median(values) / (name.hasSuffix("memory") ? 1_048_576 : 1)
      if let index = samples.firstIndex(where: { ($0.program, $0.toolkit, $0.name) == (program, toolkit, name) }) {
        samples[index].values.append(value)
      } else {
        samples.append(Sample(program: program, toolkit: toolkit, name: name, values: [value]))
      }
    }
  }

  /// The text for a page: medians, as multiples of Espalier's; then the lowest and the highest.
  var text: String {
    """
    \(rounds) rounds. \(machine) The load average was \(load) before the run and \(Machine.load) after it.

    \(table(cell: median))

    The lowest and the highest of the rounds:

    \(table(cell: spread))
    """
  }

  private func table(cell: (Figure, Toolkit) -> String) -> String {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let head = [row([""] + toolkits.map(\.title)), row(["--"] + toolkits.map { _ in "--" })]
    let body = Figure.groups.flatMap { group in
      [row(["**\(group.title)**"] + toolkits.map { _ in "" })]
        + group.figures.map { figure in row([figure.title] + toolkits.map { cell(figure, $0) }) }
    }
    return (head + body).joined(separator: "\n")
  }

  private func sample(_ figure: Figure, _ toolkit: Toolkit) -> Sample? {
    samples.first { ($0.program, $0.toolkit, $0.name) == (figure.program, toolkit, figure.name) }
  }

  private func median(_ figure: Figure, _ toolkit: Toolkit) -> String {
    guard let sample = sample(figure, toolkit) else { return "–" }
    let value = figure.text(sample.median) + " " + figure.unit.rawValue
    guard toolkit != .espalier, let own = self.sample(figure, .espalier) else { return value }
    return value + String(format: " **×%.2f**", sample.median / own.median)
  }

  private func spread(_ figure: Figure, _ toolkit: Toolkit) -> String {
    guard let values = sample(figure, toolkit)?.values, let low = values.min(), let high = values.max() else {
      return "–"
    }
    return "\(figure.text(low))–\(figure.text(high))"
  }

  /// Replaces the table of a page, which is between two comments.
  func write(into page: URL) throws {
    let (begin, end) = ("<!-- make compare: begin -->\n", "\n<!-- make compare: end -->")
    let text = try String(contentsOf: page, encoding: .utf8)
    guard let head = text.range(of: begin), let tail = text.range(of: end, range: head.upperBound..<text.endIndex)
    else {
      return log("\(page.path) has no marks for the table\n")
    }
    try (text[..<head.upperBound] + "\n" + self.text + "\n" + text[tail.lowerBound...])
      .write(to: page, atomically: true, encoding: .utf8)
  }
}
