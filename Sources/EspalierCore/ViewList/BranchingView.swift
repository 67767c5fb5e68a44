// SPDX-License-Identifier: MIT

import EspalierGraph

/// A view with the views of one of several branches, each with an identity of its own.
@MainActor
package protocol BranchingView: _PrimitiveView {
  associatedtype BranchID: Hashable
  /// The current branch; nil shows nothing.
  static func branch(of view: Self) -> BranchID?
  /// The views of a branch. The view's stored content belongs to it only while it is the current one.
  static func makeBranch(_ id: BranchID, of view: Attribute<Self>, inputs: _ViewListInputs) -> ViewList?
  /// Whether two ids belong to the same branch.
  static func isSame(_ a: BranchID, _ b: BranchID) -> Bool
  /// The member of the list for a branch.
  static func makeItem(_ id: BranchID, in parent: Subgraph, make: () -> ViewList?) -> ListItem
}

extension BranchingView {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let rule = BranchItems<Self>(
      view: view.attribute, inputs: inputs.entering(Self.self), parent: Subgraph.current!)
    return _ViewListOutputs(DynamicList(Attribute(rule)))
  }

  public static var _isUnary: Bool { false }

  package static func isSame(_ a: BranchID, _ b: BranchID) -> Bool { a == b }

  package static func makeItem(_ id: BranchID, in parent: Subgraph, make: () -> ViewList?) -> ListItem {
    ListItem(in: parent, make: make)
  }
}

// Reads: the view's value.
// Produces: the one item of the current branch; a new one when the branch's identity changed.
// Costs: O(1), and the making of a branch that is new.
private struct BranchItems<V: BranchingView>: Rule {
  let view: Attribute<V>
  let inputs: _ViewListInputs
  let parent: Subgraph
  var current: (id: V.BranchID, item: ListItem)?
  var leaving = LeavingItems<V.BranchID>()
  /// Whether this is the first run: the initial item is not new.
  var isFirst = true

  init(view: Attribute<V>, inputs: _ViewListInputs, parent: Subgraph) {
    self.view = view
    self.inputs = inputs
    self.parent = parent
  }

  mutating func value() -> DynamicList.Items {
    let id = V.branch(of: view.value)
    defer { isFirst = false }
    guard let id else {
      if let current { leaving.drop(current.item, current.id) }
      current = nil
      return DynamicList.Items(items: [])
    }
    if let current, V.isSame(current.id, id) { return DynamicList.Items(items: [current.item]) }
    let old = current
    let item =
      leaving.takeBack(id)
      ?? Graph.untracked {
        V.makeItem(id, in: parent) { V.makeBranch(id, of: view, inputs: inputs.entering(element: id)) }
      }
    if !isFirst { item.arrival = inputs.base.host.updateSeed.peek() }
    current = (id, item)
    if let old { leaving.drop(old.item, old.id) }
    return DynamicList.Items(items: [item])
  }

  nonisolated static var label: String { "branch of \(V.self)" }
}

/// The content of a branch: it follows the view while the branch is the current one, and keeps its last value while the
/// branch leaves. A branch may leave before its content was read: then the content is the one at the time the branch was made.
package struct BranchContent<V, Content>: Rule {
  let view: Attribute<V>
  let content: @MainActor (V) -> Content?
  var last: Content

  /// - Parameters:
  ///   - view: A view whose current branch is this one.
  ///   - first: The current content, if the branch is made by code for which `content` may find none.
  @MainActor
  package init(
    _ view: Attribute<V>, first: (@MainActor (V) -> Content)? = nil, _ content: @escaping @MainActor (V) -> Content?
  ) {
    let current = view.peek()
    guard let last = content(current) ?? first?(current) else {
      preconditionFailure("a branch is made while it is the current one")
    }
    self.view = view
    self.content = content
    self.last = last
  }

  package mutating func value() -> Content {
    if let content = content(view.value) { last = content }
    return last
  }
}
