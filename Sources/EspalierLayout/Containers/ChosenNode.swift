// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// Siblings of which only one is visible from outside: its preferences are those of all (specification P69).
package final class ChosenNode: PreferenceNode {
  private let items: ContainerChildren
  private let choice: Attribute<Int>
  private var memo = PreferenceMemo()

  init(_ items: ContainerChildren, choice: Attribute<Int>) {
    self.items = items
    self.choice = choice
    super.init()
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    memo.attribute(for: key) { subgraph.apply { Attribute(ChosenValue<Key>(items: items, choice: choice)) } }
  }

  private var chosen: PreferenceNode? {
    Graph.untracked {
      guard let index = choice.peekIfKnown() else { return nil }
      let items = items.items
      return items.indices.contains(index) ? items[index].outputs.preferences : nil
    }
  }

  package override var children: [PreferenceNode] { chosen.map { [$0] } ?? [] }
  package override var label: String { "chosen" }
}

// Reads: the choice, the value of the chosen one.
// Produces: that value; the default if no view writes it.
// Costs: O(1).
private struct ChosenValue<Key: PreferenceKey>: Rule {
  let items: ContainerChildren
  let choice: Attribute<Int>
  mutating func value() -> Key.Value {
    let items = self.items.items
    let index = choice.value
    guard items.indices.contains(index) else { return Key.defaultValue }
    let value = Graph.untracked { items[index].outputs.preferences?.attribute(for: Key.self) }
    return value?.value ?? Key.defaultValue
  }
  nonisolated static var label: String { "chosen \(Key.self)" }
}
