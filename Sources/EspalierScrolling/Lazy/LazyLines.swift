// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers

/// One line of a lazy container: the elements side by side.
package struct LazyLine: Equatable {
  package enum Part { case header, row, footer }

  /// The elements in it.
  package var items: Range<Int>
  package var part: Part
  /// The section of the line; nil for a line outside of sections.
  package var section: Int?
  /// Whether the line is the first or last row of its section, or of the rows outside of sections.
  package var isFirst: Bool
  package var isLast: Bool
}

/// The division of the elements of a list into lines. Costs O(sections), however many elements there are.
package struct LazyLines: Equatable {
  /// Elements of one kind that follow each other.
  private struct Run: Equatable {
    var items: Range<Int>
    var firstLine: Int
    var perLine: Int
    var part: LazyLine.Part
    var section: Int?
    var lineCount: Int { items.isEmpty ? 0 : (items.count - 1) / perLine + 1 }
  }

  private var runs: [Run] = []
  package private(set) var sections: [ListSection]
  package private(set) var count = 0

  package init(itemCount: Int, sections: [ListSection], itemsPerLine: Int) {
    self.sections = sections.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var next = 0
    for (number, section) in self.sections.enumerated() where section.range.lowerBound >= next {
      add(next..<section.range.lowerBound, itemsPerLine, .row, nil)
      add(section.header, 1, .header, number)
      add(section.rows, itemsPerLine, .row, number)
      add(section.footer, 1, .footer, number)
      next = section.range.upperBound
    }
    add(next..<max(next, itemCount), itemsPerLine, .row, nil)
  }

  private mutating func add(_ items: Range<Int>, _ perLine: Int, _ part: LazyLine.Part, _ section: Int?) {
    if items.isEmpty { return }
    let run = Run(items: items, firstLine: count, perLine: max(1, perLine), part: part, section: section)
    count = count.clampedSum(run.lineCount)
    runs.append(run)
  }

  package subscript(line: Int) -> LazyLine {
    let run = runs[search { $0.firstLine <= line }]
    let number = line - run.firstLine
    let start = run.items.lowerBound + number * run.perLine
    let end = start.clampedSum(run.perLine)
    return LazyLine(
      items: start..<min(end, run.items.upperBound), part: run.part, section: run.section,
      isFirst: number == 0, isLast: number == run.lineCount - 1)
  }

  /// The line of an element.
  package func line(ofItem item: Int) -> Int {
    let run = runs[search { $0.items.lowerBound <= item }]
    return run.firstLine + (item - run.items.lowerBound) / run.perLine
  }

  /// The last run that fulfils a condition which holds for all runs before it.
  private func search(_ isBefore: (Run) -> Bool) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(runs[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
