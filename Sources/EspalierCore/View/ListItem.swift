// SPDX-License-Identifier: MIT

import EspalierGraph

/// A member of a dynamic list: the views of one identity, and the subgraph they live in.
@MainActor
package class ListItem {
  package final let subgraph: Subgraph
  package final private(set) var list: ViewList?
  /// The id that the program gives the item.
  package var id: AnyHashable? { nil }
  /// The update in which the item was inserted into a list that existed already; nil for the initial items.
  package final var arrival: Int?
  private var holders = 1
  private var isInList = true

  /// Makes the views of a new identity inside `parent`.
  package init(in parent: Subgraph, make: () -> ViewList?) {
    subgraph = Subgraph(parent: parent)
    subgraph.item = self
    list = subgraph.apply { Graph.making(make) }
  }

  /// Keeps the item alive for a container that shows it, for a removal transition, even after its list has dropped it.
  package final func retain() { holders += 1 }

  /// Removes the item from its list. If a container still shows it, its views stay as they are: a body that reads the
  /// item's data must not run again when the data are gone.
  /// - Returns: whether a container still shows it, so that it may come back.
  @discardableResult package final func leave() -> Bool {
    isInList = false
    let isShown = holders > 1
    if isShown { subgraph.freeze { $0.item is ListItem } }
    release()
    return isShown
  }

  /// Takes an item back that the list dropped and that is still shown, with all its state (specification M53).
  /// - Returns: false if it is too late.
  package final func comeBack() -> Bool {
    guard !isInList, holders > 0, !subgraph.isDestroyed else { return false }
    isInList = true
    holders += 1
    subgraph.thaw { $0.item is ListItem }
    return true
  }

  /// Ends the views when the last holder releases the item.
  package final func release() {
    holders -= 1
    if holders == 0 { subgraph.destroy() }
  }
}

extension ViewListElement {
  /// The ids that the program gives the view, the innermost first, up to the subgraph of the container that shows it.
  package func ids(upTo container: Subgraph) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    forEachIdentity(upTo: container) { if let id = $0.id { ids.append(id) } }
    return ids
  }

  /// Whether the view was inserted into its list in an update.
  package func isNew(in container: Subgraph, update: Int) -> Bool {
    var isNew = false
    forEachIdentity(upTo: container) { if $0.arrival == update { isNew = true } }
    return isNew
  }
}
