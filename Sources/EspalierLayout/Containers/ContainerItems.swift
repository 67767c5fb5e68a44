// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

// Reads: the view list, and every changing list in it.
// Produces: the children; new elements are made, and removed ones end, at once or after their transition.
// Costs: O(n) when the list changed, and the making of new elements.
struct ContainerItemsRule: Rule {
  let list: ViewList
  let place: ContainerPlace
  let subgraph: Subgraph
  private let state: ContainerItems

  init(list: ViewList, place: ContainerPlace, subgraph: Subgraph, firstItemsArrive: Bool) {
    state = ContainerItems(isFirst: !firstItemsArrive)
    self.list = list
    self.place = place
    self.subgraph = subgraph
  }

  mutating func value() -> ContainerSnapshot {
    state.update(list.elements, place: place, subgraph: subgraph, rule: Graph.currentRule!)
  }

  nonisolated static var label: String { "children" }
}

/// The children of one changing container.
@MainActor
private final class ContainerItems {
  private var snapshot = ContainerSnapshot()
  private var byElement: [ObjectIdentifier: ContainerItem] = [:]
  /// Whether this is the first run: the initial children have no insertion transition.
  private var isFirst: Bool

  nonisolated init(isFirst: Bool) { self.isFirst = isFirst }

  func update(_ elements: [ViewListElement], place: ContainerPlace, subgraph: Subgraph, rule: AnyAttribute)
    -> ContainerSnapshot
  {
    defer { isFirst = false }
    if !isFirst, elements.count == snapshot.items.count,
      zip(elements, snapshot.items).allSatisfy({ $0 === $1.element })
    {
      return snapshot
    }
    var gone = byElement
    for element in elements { gone[ObjectIdentifier(element)] = nil }
    let departures = snapshot.items.filter { gone[ObjectIdentifier($0.element)] != nil }
    for item in departures { byElement[ObjectIdentifier(item.element)] = nil }
    // Without a transition the old view is removed before the new one is inserted; with one (the default), after
    // (specification S7, S8).
    let (atOnce, later) = departures.partitioned { $0.transition.isIdentity }
    for item in atOnce { item.end() }
    var items: [ContainerItem] = []
    items.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      items.append(item(element, index, place: place, subgraph: subgraph))
    }
    for item in later { remove(item, rule) }
    snapshot.items = items
    snapshot.seed += 1
    return snapshot
  }

  private func item(_ element: ViewListElement, _ index: Int, place: ContainerPlace, subgraph: Subgraph)
    -> ContainerItem
  {
    if let item = byElement[ObjectIdentifier(element)] {
      if item.index != index {
        item.index = index
        item.frame?.invalidate()
      }
      return item
    }
    if let returning = snapshot.leaving.firstIndex(where: { $0.element === element }) {
      let item = snapshot.leaving.remove(at: returning)
      item.index = index
      item.frame?.invalidate()
      Graph.untracked { Presence.comeBack(item) }
      byElement[ObjectIdentifier(element)] = item
      return item
    }
    let item = ContainerItem(element, subgraph: Subgraph(parent: element.subgraph), index: index)
    item.hold(upTo: subgraph)
    Graph.untracked {
      item.subgraph.apply {
        item.presence = isFirst ? Presence.resting(item) : Presence.arriving(item)
        place.make(item, fixedIndex: nil)
      }
    }
    byElement[ObjectIdentifier(element)] = item
    return item
  }

  private func remove(_ item: ContainerItem, _ rule: AnyAttribute) {
    let rule = WeakAnyAttribute(rule)
    let isLeaving = Graph.untracked {
      Presence.leave(item) { [weak self] in
        self?.snapshot.leaving.removeAll { $0 === item }
        self?.snapshot.seed += 1
        item.end()
        rule.attribute?.invalidate()
      }
    }
    if isLeaving { snapshot.leaving.append(item) } else { item.end() }
  }
}

extension Array {
  /// The elements that fulfil a condition, and the others.
  fileprivate func partitioned(by condition: (Element) -> Bool) -> ([Element], [Element]) {
    reduce(into: ([], [])) { result, element in
      if condition(element) { result.0.append(element) } else { result.1.append(element) }
    }
  }
}
