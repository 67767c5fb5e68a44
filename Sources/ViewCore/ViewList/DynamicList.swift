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
  package func leave() {
    if holders > 1 { subgraph.freeze { $0.item is ListItem } }
    release()
  }

  /// The last one to let go ends the views.
  package func release() {
    holders -= 1
    if holders == 0 { subgraph.destroy() }
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
    made = stillThere
  }

  override func map(_ transform: @escaping @MainActor (ViewListElement) -> ViewListElement) -> ViewList {
    MappedList(base: self, transform: transform)
  }
}
