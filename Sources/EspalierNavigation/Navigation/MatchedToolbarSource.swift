// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// Items of a toolbar that are the source of a transition.
private struct MatchedToolbarSource<Content: ToolbarContent, ID: Hashable>: _PrimitiveToolbarContent {
  let content: Content
  let id: ID
  let namespace: Namespace.ID

  var _items: [_ToolbarEntry] {
    content._items.map { entry in
      entry.withContent(AnyView(entry.content.matchedTransitionSource(id: id, in: namespace)))
    }
  }
}

extension ToolbarContent {
  /// Makes the items the source of a transition with the same identity: a sheet or a page that zooms begins at their place.
  @MainActor @preconcurrency public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    MatchedToolbarSource(content: self, id: id, namespace: namespace)
  }
}
