// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph
import Foundation

/// The outputs of the root view of a host.
@MainActor
package final class HostRoot {
  @exclusivity(unchecked) package var outputs = _ViewOutputs()
  /// The display list that each frame reads.
  @exclusivity(unchecked) package var display: Attribute<DisplayList>?
  /// Lets each frame read the display list of what the root sends up now.
  package var followDisplayList: () -> Void = {}
  private var changes: [() -> Bool] = []

  /// Puts a node above everything that the root sends up, once the tree is there.
  ///
  /// - Parameter makeNode: Gets the root's preferences; called in each pull until it returns a node.
  package func change(_ makeNode: @escaping (PreferenceNode?) -> PreferenceNode?) {
    changes.append { [weak self] in
      guard let self, let node = makeNode(outputs.preferences) else { return false }
      outputs.preferences = node
      return true
    }
  }

  /// - Returns: whether the root's preferences have changed.
  package func applyChanges() -> Bool {
    if changes.isEmpty { return false }
    let waiting = changes
    changes = []
    let left = waiting.filter { !$0() }
    changes = left + changes
    return left.count < waiting.count
  }
}

extension ViewGraph {
  package func sizeThatFits(_ proposal: Proposal) -> CGSize {
    root.outputs.layout?.peek().engine.sizeThatFits(proposal) ?? .zero
  }

  /// The value of a key at the root; its default if no view writes it.
  package func preference<Key: PreferenceKey>(
    _ key: Key.Type, read: (Attribute<Key.Value>) -> Key.Value = { $0.peek() }
  ) -> Key.Value {
    subgraph.apply { root.outputs.preferences?.attribute(for: key).map(read) } ?? Key.defaultValue
  }
}
