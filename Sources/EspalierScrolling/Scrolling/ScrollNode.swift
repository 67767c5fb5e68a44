// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// The scroll views in a part of the tree, outer ones first, for modifiers around them.
package enum ScrollViewsKey: PreferenceKey {
  package static var defaultValue: ScrollViews { ScrollViews() }
  package static func reduce(value: inout ScrollViews, nextValue: () -> ScrollViews) {
    value.states += nextValue().states
  }
}

package struct ScrollViews: Equatable {
  package var states: [ScrollState] = []
  package static func == (a: ScrollViews, b: ScrollViews) -> Bool {
    a.states.count == b.states.count && zip(a.states, b.states).allSatisfy { $0 === $1 }
  }
}

/// Marks a scroll view in the preference tree.
package final class ScrollNode: PassingNode {
  package let state: ScrollState
  private var memo = PreferenceMemo()

  init(_ content: PreferenceNode?, state: ScrollState) {
    self.state = state
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard Key.self == ScrollViewsKey.self else { return super.attribute(for: key) }
    return memo.attribute(for: key) {
      let below = content?.attribute(for: ScrollViewsKey.self)
      let states = subgraph.apply { [state] in
        Attribute("scroll views") { ScrollViews(states: [state] + (below?.value.states ?? [])) }
      }
      return states.any.as(Key.Value.self)
    }
  }

  package override var label: String { "scroll view" }
}
