// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierLayout

/// One row that was made.
@MainActor
final class LazyRow {
  let item: ContainerItem
  /// Whether the container shows the row now: a row that was scrolled away keeps its state and may come back.
  let shown: Attribute<ShownState>
  /// The row's place in the list.
  var index: Int

  init(_ item: ContainerItem, index: Int) {
    self.item = item
    self.index = index
    shown = item.subgraph.apply { .input(.scrolledAway) }
  }

  /// The row as a child. In a rule: depends on the row's answers.
  var child: ContainerEngine.Child { Self.child(item, item.outputs.layout?.handle.value) }
  var currentChild: ContainerEngine.Child { Self.child(item, item.outputs.layout?.handle.peek()) }

  private static func child(_ item: ContainerItem, _ handle: LayoutHandle?) -> ContainerEngine.Child {
    let handle = handle ?? LayoutHandle(EmptyEngine.shared, seed: 0)
    return ContainerEngine.Child(
      engine: handle.engine, priority: 0, traits: item.element.traits, seed: handle.seed)
  }
}
