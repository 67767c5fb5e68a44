// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierLayout
import Foundation

extension LazyContainer {
  /// Finds the rows that were made in a list that changed; those that are no longer in it end.
  func restructure(_ structure: LazyStructure, across: CGFloat?, keepsLengths: Bool) {
    structureVersion = structure.version
    let isSameWidth = keepsLengths && engine.across == across
    engine.across = across
    let old = engine.lengths
    let oldLines = engine.lines
    engine.lines = LazyLines(
      itemCount: structure.count, sections: structure.sections,
      itemsPerLine: engine.lazyLayout.itemsPerLine(across: across))
    var known: [Int: Double] = [:]
    for row in rows.values where isSameWidth && row.index < oldItemCount {
      let line = oldLines.line(ofItem: row.index)
      if oldLines[line].items.count == 1, let length = old[line] { known[row.index] = length }
    }
    let oldCount = oldItemCount
    oldItemCount = structure.count
    engine.lengths = LazyLengths(count: engine.lines.count, estimate: isSameWidth ? old.measuredEstimate : nil)
    engine.realised = [:]
    rowsByIndex = [:]
    var gone = rows
    list.forEachMade(from: 0) { index, element in
      guard let row = gone.removeValue(forKey: ObjectIdentifier(element)) else { return }
      let line = engine.lines.line(ofItem: index)
      // The first line has no gap before it: its length does not apply to another place, nor another line's length to
      // this place.
      let wasFirst = oldLines.count > 0 && row.index < oldCount && oldLines.line(ofItem: row.index) == 0
      if engine.lines[line].items.count == 1, wasFirst == (line == 0), let length = known[row.index] {
        engine.lengths[line] = length
      }
      row.index = index
      rowsByIndex[index] = row
    }
    for (id, row) in gone {
      rows[id] = nil
      end(row)
    }
    shown.removeAll { gone[ObjectIdentifier($0.item.element)] != nil }
    layoutIsStale = true
  }

  private func end(_ row: LazyRow) {
    let item = row.item
    let id = ObjectIdentifier(item.element)
    let isLeaving =
      row.shown.peek() == .shown && inputs.shown?.peek() ?? .shown == .shown
      && Presence.leave(item) { [weak self] in
        if let self, isAlive {
          leaving[id] = nil
          current.leaving.removeAll { $0 === item }
          current.seed += 1
          snapshot.set(current)
        }
        item.end()
      }
    guard isLeaving else { return ended.append(item) }
    current.leaving.append(item)
    leaving[id] = row
  }
}

/// The structure of a list: the number of its elements, and its sections.
struct LazyStructure: Equatable {
  var version = 0
  var count = 0
  var sections: [ListSection] = []
}

// Reads: the list, and every changing list in it.
// Produces: its structure; a new version whenever a part of the list may have changed.
// Costs: O(lists and sections).
struct LazyStructureRule: Rule {
  let list: ViewList
  var version = 0

  init(list: ViewList) { self.list = list }

  mutating func value() -> LazyStructure {
    version += 1
    var structure = LazyStructure(version: version, count: list.count())
    list.forEachSection(from: 0) { structure.sections.append($0) }
    return structure
  }

  nonisolated static var label: String { "structure of lazy container" }
}
