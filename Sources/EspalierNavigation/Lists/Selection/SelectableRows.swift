// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierScrolling

/// The rows of a list with their values in the selection, for one event. Not for use in rules.
///
/// A row is made if its value is needed, which may be that of a tag. If the values of many rows are needed, they are taken from
/// the rows' ids, provided that the values of all shown rows are their ids.
@MainActor
struct SelectableRows {
  private let list: ViewList
  private let shown: any LazyRows
  private let selection: ListSelection
  private let container: Subgraph
  private let lines: LazyLines
  /// Number of all elements, headers and footers included.
  let count: Int

  /// O(sections).
  init(_ list: ViewList, shown: any LazyRows, selection: ListSelection, container: Subgraph) {
    self.list = list
    self.shown = shown
    self.selection = selection
    self.container = container
    count = list.count()
    var sections: [ListSection] = []
    list.forEachSection(from: 0) { sections.append($0) }
    lines = LazyLines(itemCount: count, sections: sections, itemsPerLine: 1)
  }

  /// The value of a row; nil for a row that cannot be selected, and for headers and footers.
  func value(at index: Int) -> AnyHashable? {
    guard index < count, lines[lines.line(ofItem: index)].part == .row else { return nil }
    return value(of: list.element(at: index))
  }

  private func value(of element: ViewListElement) -> AnyHashable? {
    if element.traits.value(IsSelectionDisabledTraitKey.self) { return nil }
    return RowIdentity(traits: element.traits, ids: element.ids(upTo: container)).value(in: selection)
  }

  private func depth(at index: Int) -> Int { list.element(at: index).traits.value(OutlineDepthTraitKey.self) }

  /// The row that opens the group around a row; nil if there is no group, or that row cannot be selected. O(rows between).
  func parent(of index: Int) -> Int? {
    let depth = depth(at: index)
    guard depth > 0 else { return nil }
    let parent = (0..<index).last { self.depth(at: $0) < depth }
    return parent.flatMap { value(at: $0) == nil ? nil : $0 }
  }

  /// The first selectable row in the group that a row opens; nil if the row opens none.
  func firstChild(of index: Int) -> Int? {
    guard let next = next(from: index, isDown: true), depth(at: next) > depth(at: index) else { return nil }
    return next
  }

  /// The indices of the shown rows.
  var shownRows: [Int] {
    shown.shownLines.lazy.filter { $0.line.part == .row }.map(\.line.items.lowerBound).filter { $0 < count }
  }

  /// Whether values are ids: no shown row has a tag or is a link, and all can be selected. O(shown rows).
  private var idsAreValues: Bool {
    let rows = shownRows
    return !rows.isEmpty && rows.allSatisfy { list.id(at: $0) != nil && value(at: $0) == list.id(at: $0) }
  }

  /// The values of some rows. O(rows).
  func values(in range: Range<Int>) -> [AnyHashable] {
    let range = range.prefix(ElementCount.searched(of: range.count))
    guard idsAreValues else { return range.compactMap(value) }
    return range.compactMap { index in
      guard lines[lines.line(ofItem: index)].part == .row, let id = list.id(at: index), selection.accepts(id) else {
        return value(at: index)
      }
      return id
    }
  }

  /// The row with a value; nil if there is none, as for a value that only the program has selected.
  /// - Parameter guess: The row's last known index. O(1) if the row is still there, or among the shown ones; else O(n) if rows
  ///   have tags.
  func index(of value: AnyHashable, guess: Int? = nil) -> Int? {
    if let guess, self.value(at: guess) == value { return guess }
    if let near = shownRows.first(where: { self.value(at: $0) == value }) { return near }
    if let found = list.index(of: value), self.value(at: found) == value { return found }
    return idsAreValues ? nil : (0..<ElementCount.searched(of: count)).first { self.value(at: $0) == value }
  }

  /// The next selectable row, down or up; from the ends: -1 and `count`.
  func next(from index: Int, isDown: Bool) -> Int? {
    var next = index
    repeat {
      next += isDown ? 1 : -1
      if next < 0 || next >= count || abs(next - index) > ElementCount.most { return nil }
    } while value(at: next) == nil
    return next
  }
}
