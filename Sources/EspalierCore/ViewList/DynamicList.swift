// SPDX-License-Identifier: MIT

import EspalierGraph

/// A list whose members come and go: a condition, a `ForEach`, an erased view, an id.
package final class DynamicList: ViewList {
  /// The current members of the list. An item lives as long as its identity.
  package struct Items: Equatable {
    package var items: [ListItem]
    package static func == (a: Items, b: Items) -> Bool {
      a.items.count == b.items.count && zip(a.items, b.items).allSatisfy { $0 === $1 }
    }
  }

  private let items: Attribute<Items>

  package init(_ items: Attribute<Items>) { self.items = items }

  package override var isStatic: Bool { false }

  package override func forEachElement(_ visit: (ViewListElement) -> Void) {
    for item in items.value.items { item.list?.forEachElement(visit) }
  }

  package override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    MappedList(base: self, transform: transform)
  }

  // A loop: a closure would be checked for its actor at each call.
  package override func count() -> Int {
    var count = 0
    for item in items.value.items { count += item.list?.count() ?? 0 }
    return count
  }
  package override func element(at index: Int) -> ViewListElement {
    var index = index
    let items = items.value.items
    for item in items.dropLast() {
      let count = item.list?.count() ?? 0
      if index < count { return item.list!.element(at: index) }
      index -= count
    }
    // A condition has one item: counting it at each element takes as long as its lists are nested.
    guard let last = items.last?.list else { fatalError("the list has no element that far") }
    return last.element(at: index)
  }
  package override func forEachRun(_ visit: (ListRun) -> Void) {
    for item in items.value.items { item.list?.forEachRun(visit) }
  }
  package override func id(at index: Int) -> AnyHashable? {
    var index = index
    for item in items.value.items {
      let count = item.list?.count() ?? 0
      if index < count { return item.list?.id(at: index) ?? item.id }
      index -= count
    }
    return nil
  }
  package override func forEachMade(from start: Int, _ visit: (Int, ViewListElement) -> Void) {
    var start = start
    for item in items.value.items {
      item.list?.forEachMade(from: start, visit)
      start += item.list?.count() ?? 0
    }
  }
  package override func index(of id: AnyHashable) -> Int? {
    var start = 0
    for item in items.value.items {
      let count = item.list?.count() ?? 0
      if count > 0, item.id == id { return start }
      if let index = item.list?.index(of: id) { return start + index }
      start += count
    }
    return nil
  }
  package override func forEachSection(from start: Int, _ visit: (ListSection) -> Void) {
    var start = start
    for item in items.value.items {
      item.list?.forEachSection(from: start, visit)
      start += item.list?.count() ?? 0
    }
  }
  package override func forEachSectionElement(_ visit: (ViewListElement) -> Void) {
    for item in items.value.items { item.list?.forEachSectionElement(visit) }
  }
}

/// A member with an id.
package final class KeyedListItem<ID: Hashable>: ListItem {
  private let key: ID
  /// The element's place in a collection whose elements are made one by one.
  var place: ForEachPlace?

  package init(_ key: ID, in parent: Subgraph, make: () -> ViewList?) {
    self.key = key
    super.init(in: parent, make: make)
  }

  package override var id: AnyHashable? { AnyHashable(key) }
}

/// Items that their list has dropped while a container still shows them, by their ids.
@MainActor
package struct LeavingItems<ID: Hashable> {
  private struct Entry {
    weak var item: ListItem?
  }

  private var entries = IDTable<ID, Entry>()
  private var pruningSize = 32

  package nonisolated init() {}

  /// Takes an item that the list drops. O(1), amortised.
  package mutating func drop(_ item: ListItem, _ id: ID) {
    guard item.leave() else { return }
    entries[id] = Entry(item: item)
    if entries.count >= pruningSize {
      entries.removeAll { $1.item == nil }
      pruningSize = max(32, entries.count * 2)
    }
  }

  /// The leaving item for `id`, taken back; nil if there is none.
  package mutating func takeBack(_ id: ID) -> ListItem? {
    guard !entries.isEmpty, let item = entries.removeValue(for: id)?.item else { return nil }
    return item.comeBack() ? item : nil
  }
}
