import Graph

/// A list whose members come and go: a condition, a `ForEach`, an erased view, an id.
package final class DynamicList: ViewList {
  /// What is in the list now. An item lives as long as its identity.
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
}

/// A member of a dynamic list: the views that one identity stands for, and the subgraph they live in.
@MainActor
package final class ListItem {
  package let subgraph: Subgraph
  package fileprivate(set) var list: ViewList?
  private var holders = 1
  private var isInList = true

  /// Makes the views of a new identity inside `parent`.
  package init(in parent: Subgraph, make: () -> ViewList?) {
    subgraph = Subgraph(parent: parent)
    subgraph.item = self
    list = subgraph.apply(make)
  }

  /// A container shows the item: it stays alive, for a removal transition, even after its list has dropped it.
  package func retain() { holders += 1 }

  /// Its list drops the item. What a container still shows of it stays as it is: a body that reads what the item stood
  /// for must not run again when that is gone.
  /// - Returns: whether something still shows it, so that it may come back.
  @discardableResult package func leave() -> Bool {
    isInList = false
    let isShown = holders > 1
    if isShown { subgraph.freeze { $0.item is ListItem } }
    release()
    return isShown
  }

  /// The list takes back an item that it dropped and that is still shown, with all its state (oracle M53).
  /// - Returns: false if it is too late.
  package func comeBack() -> Bool {
    guard !isInList, holders > 0, !subgraph.isDestroyed else { return false }
    isInList = true
    holders += 1
    subgraph.thaw { $0.item is ListItem }
    return true
  }

  /// The last one to let go ends the views.
  package func release() {
    holders -= 1
    if holders == 0 { subgraph.destroy() }
  }
}

/// Items that their list has dropped while something still shows them, by what they stand for.
@MainActor
package struct LeavingItems<ID: Hashable> {
  private struct Entry {
    weak var item: ListItem?
  }

  private var entries: [ID: Entry] = [:]
  private var pruningSize = 32

  package nonisolated init() {}

  /// The list drops an item. O(1), amortised.
  package mutating func drop(_ item: ListItem, _ id: ID) {
    guard item.leave() else { return }
    entries[id] = Entry(item: item)
    if entries.count >= pruningSize {
      entries = entries.filter { $0.value.item != nil }
      pruningSize = max(32, entries.count * 2)
    }
  }

  /// The item for `id` as it is on its way out, taken back; nil if there is none.
  package mutating func takeBack(_ id: ID) -> ListItem? {
    guard !entries.isEmpty, let item = entries.removeValue(forKey: id)?.item else { return nil }
    return item.comeBack() ? item : nil
  }
}

/// A changing list with something applied to each element, made once per element.
private final class MappedList: ViewList {
  let base: ViewList
  let transform: @MainActor (ViewListElement) -> ViewListElement
  var made: [ObjectIdentifier: (base: ViewListElement, result: ViewListElement)] = [:]

  init(base: ViewList, transform: @escaping @MainActor (ViewListElement) -> ViewListElement) {
    self.base = base
    self.transform = transform
  }

  override var isStatic: Bool { false }

  override func forEachElement(_ visit: (ViewListElement) -> Void) {
    var stillThere: [ObjectIdentifier: (base: ViewListElement, result: ViewListElement)] = [:]
    base.forEachElement { element in
      let entry =
        made[ObjectIdentifier(element)]
        ?? (element, element.subgraph.apply { Graph.untracked { transform(element) } })
      stillThere[ObjectIdentifier(element)] = entry
      visit(entry.result)
    }
    // What leaves may come back as what it was.
    for (key, entry) in made where stillThere[key] == nil && !entry.base.subgraph.isDestroyed {
      stillThere[key] = entry
    }
    made = stillThere
  }

  override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    MappedList(base: self, transform: transform)
  }
}
