// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// The lines that are laid out.
extension LazyContainer {
  /// Lays out the lines that are visible, and returns their numbers.
  func measureLines(_ low: CGFloat, _ high: CGFloat) -> [Int] {
    let margin = engine.margins.start
    var (line, start) = engine.lengths.line(at: max(low - margin, 0))
    start += Double(margin)
    var needed: [Int] = []
    // Outside of a scroll view all lines are visible, and so are lines without a length: of a huge range without end.
    var limit = engine.lines.count > ElementCount.most ? ElementCount.shown : .max
    // A line without a length may grow: at the end of a viewport that is as long as its content, nothing else would show it.
    while line < engine.lines.count, CGFloat(start) < high || CGFloat(start) == high && engine.lengths[line] == 0 {
      if limit == 0 {
        warnOfLimit()
        break
      }
      limit -= 1
      measure(line)
      let length = engine.lengths[line] ?? 0
      let realised = engine.realised[line]
      let begins = CGFloat(start) + (realised?.gap ?? 0)
      let isInside = begins < high || begins == high && realised?.layout.length == 0
      if isInside, CGFloat(start + length) > low || length == 0 { needed.append(line) }
      start += length
      line += 1
    }
    return needed
  }

  private func warnOfLimit() {
    Diagnostics.warnOnce(
      "A \(Layout.label) of \(engine.lines.count) lines shows \(ElementCount.shown) of those that are visible. "
        + "Put it into a ScrollView, and give its lines a length.", subject: Layout.label)
  }

  func measure(_ number: Int) {
    if let known = engine.realised[number], !known.gapIsEstimated || number == 0 { return }
    let children = engine.lines[number].items.map { row(at: $0).currentChild }
    engine.measure(number, children) { [self] in
      // The previous line may have been made once, though it is not shown.
      let rows = engine.lines[number - 1].items.map { rowsByIndex[$0] }
      return rows.contains { $0 == nil } ? nil : rows.map { $0!.currentChild }
    }
  }

  /// Measures as many of the first lines as a window can show.
  func takeSample(besides needed: [Int]) {
    let old = engine.sample.count
    engine.sample = []
    if needed.isEmpty, engine.breadthWasRequested == nil {
      let window = host.window.frame.peek().size.size[axis]
      var length: CGFloat = 0
      for number in 0..<engine.lines.count {
        measure(number)
        guard let line = engine.realised[number] else { break }
        engine.sample.append(line)
        length += line.gap + line.layout.length
        // Lines without a length, such as those of lazy containers that were never shown, do not fill a window.
        if length >= window || engine.sample.count == 64 { break }
      }
    }
    if engine.sample.count != old { layoutIsStale = true }
  }

  /// Adds the headers and footers that stay visible with their section.
  func addPinned(to needed: [Int]) -> [Int] {
    let pinned = engine.lazyLayout.pinnedViews
    if pinned.isEmpty || engine.lines.sections.isEmpty { return needed }
    var lines = Set(needed)
    for section in Set(needed.compactMap { engine.lines[$0].section }) {
      let parts = engine.lines.sections[section]
      if pinned.contains(.sectionHeaders) { for item in parts.header { lines.insert(engine.lines.line(ofItem: item)) } }
      if pinned.contains(.sectionFooters) { for item in parts.footer { lines.insert(engine.lines.line(ofItem: item)) } }
    }
    for line in lines { measure(line) }
    return lines.sorted()
  }
}
