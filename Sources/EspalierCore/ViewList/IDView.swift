// SPDX-License-Identifier: MIT

import EspalierGraph

/// A view whose identity is a value: when the value changes, the view ends and a new one begins (specification S5).
nonisolated package struct IDView<Content: View, ID: Hashable>: BranchingView {
  package var content: Content
  package var id: ID

  package init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  @MainActor package static func branch(of view: Self) -> ID? { view.id }

  /// Whether two ids are equal, or both are not equal to themselves: the view then keeps its identity.
  @MainActor package static func isSame(_ a: ID, _ b: ID) -> Bool {
    if a == b { return true }
    guard a != a, b != b else { return false }
    UnusableID.warnOfIdentity(b, of: "\(Content.self)")
    return true
  }

  @MainActor package static func makeItem(_ id: ID, in parent: Subgraph, make: () -> ViewList?) -> ListItem {
    KeyedListItem(id, in: parent, make: make)
  }

  @MainActor public static var _viewListCount: Int? { Content._viewListCount }

  @MainActor package static func makeBranch(_ id: ID, of view: Attribute<Self>, inputs: _ViewListInputs) -> ViewList? {
    let content = BranchContent<Self, Content>(view, first: { $0.content }) { isSame($0.id, id) ? $0.content : nil }
    return Content._makeViewList(view: _GraphValue(Attribute(content)), inputs: inputs).list
  }
}

extension View {
  /// Gives this view the identity `id`.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
}
