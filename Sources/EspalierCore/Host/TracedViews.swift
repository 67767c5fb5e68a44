// SPDX-License-Identifier: MIT

import EspalierGraph

/// The views of a host that is traced, to find those that a frame makes and destroys.
///
/// Reads: the preference tree, after a frame in which nodes of the graph came or went.
/// Produces: the views that exist now and did not before, and the other way round.
/// Costs: O(nodes of the tree) in such a frame.
@MainActor
struct TracedViews {
  /// The nodes are retained, so that no new node gets the address of one that is gone.
  private var views: [ObjectIdentifier: (order: Int, node: PreferenceNode, type: Any.Type)] = [:]

  init(_ root: PreferenceNode?) {
    if let root { collect(root) }
  }

  private mutating func collect(_ node: PreferenceNode) {
    if let type = node.typeOfView {
      views[ObjectIdentifier(node)] = (views.count, node, type)
    }
    for child in node.children { collect(child) }
  }

  /// The types of the views here that `other` does not have, in view-tree order.
  func subtracting(_ other: TracedViews) -> [Any.Type] {
    views.filter { other.views[$0.key] == nil }.values.sorted { $0.order < $1.order }.map(\.type)
  }
}
