// SPDX-License-Identifier: MIT

import EspalierGraph

/// A member of a dynamic list: the views that one identity stands for, and the subgraph they live in.
@MainActor
package class ListItem {
  package final let subgraph: Subgraph
  package final private(set) var list: ViewList?
  /// The id that the program gives it.
  package var id: AnyHashable? { nil }
  /// The update in which it came into a list that was there already; nil for what a list began with.
  package final var arrival: Int?
  private var holders = 1
  private var isInList = true

  /// Makes the views of a new identity inside `parent`.
  package init(in parent: Subgraph, make: () -> ViewList?) {
    subgraph = Subgraph(parent: parent)
    subgraph.item = self
    list = subgraph.apply { Graph.making(make) }
  }

  /// A container shows the item: it stays alive, for a removal transition, even after its list has dropped it.
  package final func retain() { holders += 1 }

  /// Its list drops the item. What a container still shows of it stays as it is: a body that reads what the item stood
  /// for must not run again when that is gone.
  /// - Returns: whether something still shows it, so that it may come back.
  @discardableResult package final func leave() -> Bool {
    isInList = false
    let isShown = holders > 1
    if isShown { subgraph.freeze { $0.item is ListItem } }
    release()
    return isShown
  }

  /// The list takes back an item that it dropped and that is still shown, with all its state (specification M53).
  /// - Returns: false if it is too late.
  package final func comeBack() -> Bool {
    guard !isInList, holders > 0, !subgraph.isDestroyed else { return false }
    isInList = true
    holders += 1
    subgraph.thaw { $0.item is ListItem }
    return true
  }

  /// The last one to let go ends the views.
  package final func release() {
    holders -= 1
    if holders == 0 { subgraph.destroy() }
  }
}

extension ViewListElement {
  /// The ids that the program gives it, the innermost first, up to the subgraph of the container that shows it.
  package func ids(upTo container: Subgraph) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    forEachIdentity(upTo: container) { if let id = $0.id { ids.append(id) } }
    return ids
  }

  /// Whether it has come into its list in an update.
  package func isNew(in container: Subgraph, update: Int) -> Bool {
    var isNew = false
    forEachIdentity(upTo: container) { if $0.arrival == update { isNew = true } }
    return isNew
  }
}
