// SPDX-License-Identifier: MIT

import EspalierGraph

/// The views of a `ForEach` in which every element has the same number of views: they can be counted, and found by
/// their place, without being made.
///
/// A container that shows all views requests the elements all at once; one that shows a part requests single ones.
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
  private let all: DynamicList
  private let viewsPerElement: Int
  private let rows: Attribute<ForEachRows<Data, ID, Content>.Version>
  private let table: ForEachRows<Data, ID, Content>
  private let subgraph: Subgraph
  /// The replaced views, if the views are shown elsewhere.
  private var replacements: ForEachReplacements?

  init(
    all: DynamicList, viewsPerElement: Int, snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>,
    inputs: _ViewListInputs, parent: Subgraph
  ) {
    self.all = all
    self.viewsPerElement = viewsPerElement
    table = ForEachRows()
    subgraph = parent
    rows = Attribute(ForEachRowsRule(snapshot: snapshot, inputs: inputs, parent: parent, table: table))
  }

  override var isStatic: Bool { false }
  override func forEachElement(_ visit: (ViewListElement) -> Void) { all.forEachElement(visit) }
  override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    MappedList(base: self, transform: transform)
  }

  override func count() -> Int { rows.value.count * viewsPerElement }

  override func element(at index: Int) -> ViewListElement {
    _ = rows.peek()
    return row(at: index / viewsPerElement)!.item.list!.element(at: index % viewsPerElement)
  }

  /// The row at an offset; nil for a new row of a list that is frozen, because it is about to end.
  private func row(at offset: Int) -> ForEachRows<Data, ID, Content>.Row? {
    if let row = table.byOffset[offset] { return row }
    // Made by the rule that may end them, so that the graph has their order.
    table.requested = offset
    rows.invalidate()
    _ = rows.peek()
    return table.byOffset[offset]
  }

  override func element(of key: AnyHashable?, part: Int, near offset: Int) -> ViewListElement? {
    guard let key, !subgraph.isDestroyed else { return nil }
    _ = rows.peek()
    guard let offset = table.snapshot?.offset(of: key, near: offset / viewsPerElement), let row = row(at: offset) else {
      return nil
    }
    replacements?.follow(row.item, at: row.place)
    return row.item.list?.element(at: part)
  }

  override func forEachRun(_ visit: (ListRun) -> Void) {
    let version = rows.value
    guard let snapshot = table.snapshot else { return }
    let replacements = self.replacements ?? ForEachReplacements(in: subgraph)
    self.replacements = replacements
    let count = min(version.count, ElementCount.eager(of: snapshot.view)) * viewsPerElement
    visit(
      ListRun(
        self, count: count, ids: snapshot, viewsPerID: viewsPerElement,
        replacements: replacements.byIndex(viewsPerElement: viewsPerElement)))
  }

  override func forEachMade(from start: Int, _ visit: (Int, ViewListElement) -> Void) {
    _ = rows.peek()
    for (offset, row) in table.byOffset {
      row.item.list?.forEachMade(from: start + offset * viewsPerElement, visit)
    }
  }

  override func id(at index: Int) -> AnyHashable? {
    _ = rows.peek()
    guard let snapshot = table.snapshot else { return nil }
    let offset = index / viewsPerElement
    return (snapshot.view.data as? any ListedData)?.listID(at: offset) ?? AnyHashable(snapshot.id(at: offset))
  }

  override func index(of id: AnyHashable) -> Int? {
    _ = rows.peek()
    if let id = id.base as? ID, let offset = table.snapshot?.offset(of: id) { return offset * viewsPerElement }
    for (offset, row) in table.byOffset {
      if let index = row.item.list?.index(of: id) { return offset * viewsPerElement + index }
    }
    return (table.snapshot?.view.data as? any ListedData)?.offset(ofListID: id).map { $0 * viewsPerElement }
  }
}

/// The rows of a `ForEach` that were made so far.
@MainActor
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  /// One value of the `ForEach`.
  struct Version: Equatable {
    var number = 0
    var count = 0
  }

  /// One element whose views were made.
  final class Row {
    let id: ID
    let item: ListItem
    let place: ForEachPlace

    init(id: ID, item: ListItem, place: ForEachPlace) {
      self.id = id
      self.item = item
      self.place = place
    }
  }

  fileprivate(set) var byOffset: [Int: Row] = [:]
  fileprivate(set) var snapshot: ForEachSnapshot<Data, ID, Content>?
  /// The element to make in the next run of the rule.
  var requested: Int?
  /// Elements that were dropped and are still on their way out.
  private var leaving = LeavingItems<ID>()
  /// The value before the last change, and the update of that change.
  private var previous: ForEachSnapshot<Data, ID, Content>?
  fileprivate private(set) var changedIn = -1

  nonisolated init() {}

  /// Finds the rows in a new value; those that are not in it leave.
  fileprivate func follow(_ new: ForEachSnapshot<Data, ID, Content>, _ host: ViewGraph) {
    let old = snapshot
    changedIn = host.updateSeed.peek()
    previous = old
    snapshot = new
    guard let old else { return }
    let rows = byOffset
    byOffset = [:]
    for (offset, row) in rows {
      let guesses = [offset, offset + new.count - old.count]
      if let found = new.offset(of: row.id, guesses: guesses), byOffset[found] == nil {
        byOffset[found] = row
        row.place.offset = found
      } else {
        row.place.offset = nil
        leaving.drop(row.item, row.id)
      }
    }
  }

  /// Whether an id was added by the last change, in this update.
  fileprivate func isNew(_ id: ID, at offset: Int, _ host: ViewGraph) -> Bool {
    guard let previous, let snapshot, changedIn == host.updateSeed.peek() else { return false }
    return previous.offset(of: id, guesses: [offset, offset + previous.count - snapshot.count]) == nil
  }

  fileprivate func takeBack(_ id: ID) -> ListItem? { leaving.takeBack(id) }

  fileprivate func insert(_ row: Row, at offset: Int) { byOffset[offset] = row }
}

/// The current position of an element; nil when it has left.
final class ForEachPlace {
  var offset: Int?
  init(_ offset: Int) { self.offset = offset }
}

// Reads: the value of the `ForEach`.
// Produces: a number per value; the rows that were made follow the value, and one that was requested is made.
// Costs: O(rows made), O(n) once if one of them has changed its position.
private struct ForEachRowsRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>
  let inputs: _ViewListInputs
  let parent: Subgraph
  let table: ForEachRows<Data, ID, Content>
  var version = ForEachRows<Data, ID, Content>.Version()

  init(
    snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>, inputs: _ViewListInputs, parent: Subgraph,
    table: ForEachRows<Data, ID, Content>
  ) {
    self.snapshot = snapshot
    self.inputs = inputs
    self.parent = parent
    self.table = table
  }

  mutating func value() -> ForEachRows<Data, ID, Content>.Version {
    let snapshot = self.snapshot.value
    if table.snapshot !== snapshot {
      table.follow(snapshot, inputs.base.host)
      if snapshot.count == ElementCount.mostLazy { ElementCount.warnOfLeftOut(of: snapshot.view) }
      version.number += 1
      version.count = snapshot.count
    }
    if let offset = table.requested, offset < snapshot.count {
      table.requested = nil
      Graph.untracked { make(snapshot.id(at: offset), at: offset) }
    }
    return version
  }

  private func make(_ id: ID, at offset: Int) {
    let place = ForEachPlace(offset)
    if let item = table.takeBack(id) as? KeyedListItem<ID>, let place = item.place {
      place.offset = offset
      return table.insert(.init(id: id, item: item, place: place), at: offset)
    }
    let item = KeyedListItem(id, in: parent) {
      let content = Attribute(
        LazyElement(
          snapshot: snapshot, id: id, place: place, host: inputs.base.host, origin: table.snapshot!,
          originOffset: offset))
      let list = Content._makeViewList(view: _GraphValue(content), inputs: inputs.entering(element: id)).list
      return inputs.needsTags ? list?.tagged(with: id) : list
    }
    item.place = place
    if table.isNew(id, at: offset, inputs.base.host) { item.arrival = table.changedIn }
    table.insert(.init(id: id, item: item, place: place), at: offset)
  }

  nonisolated static var label: String { "rows of ForEach<\(Data.self)>" }
}

/// The view of one element; kept as it was while the element leaves.
private struct LazyElement<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>
  let id: ID
  let place: ForEachPlace
  @HostReference var host: ViewGraph
  /// The value in which the element was first found; nil once its view is made.
  var origin: ForEachSnapshot<Data, ID, Content>?
  let originOffset: Int
  var last: Content?

  init(
    snapshot: Attribute<ForEachSnapshot<Data, ID, Content>>, id: ID, place: ForEachPlace, host: ViewGraph,
    origin: ForEachSnapshot<Data, ID, Content>, originOffset: Int
  ) {
    self.snapshot = snapshot
    self.id = id
    self.place = place
    self.host = host
    self.origin = origin
    self.originOffset = originOffset
  }

  mutating func value() -> Content {
    let snapshot = self.snapshot.value
    if let origin {
      // The first time, the content is mostly that of the value in which it was found.
      let offset = origin === snapshot ? nil : offset(in: snapshot)
      last = host.observing { offset.map(snapshot.content) ?? origin.content(at: originOffset) }
      self.origin = nil
    } else if let offset = offset(in: snapshot) {
      last = host.observing { snapshot.content(at: offset) }
    }
    return last!
  }

  /// The element's current position. The rows may not have followed this value yet: their place may be that of another
  /// element, or of none.
  private func offset(in snapshot: ForEachSnapshot<Data, ID, Content>) -> Int? {
    guard let guess = place.offset else { return nil }
    return host.observing { snapshot.offset(of: id, guesses: [guess]) }
  }

  nonisolated static var label: String { "element of ForEach<\(Data.self)>" }
}
