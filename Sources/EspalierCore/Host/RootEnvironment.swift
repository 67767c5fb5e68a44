// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// The environment of a host's root: the owner's values, changed by the preferences that the root adopts.
@MainActor
package final class RootEnvironment {
  package let attribute: Attribute<EnvironmentValues>
  /// The environment before any preference is adopted.
  package var base: EnvironmentValues
  private var adoptions: [(inout EnvironmentValues) -> Void] = []

  init(_ subgraph: Subgraph, _ values: EnvironmentValues) {
    base = values
    attribute = subgraph.apply { .input(values) }
  }

  /// The current environment of the root.
  package var values: EnvironmentValues { attribute.peek() }

  /// Changes the base, and with it the root's environment.
  package func change(_ change: (inout EnvironmentValues) -> Void) {
    change(&base)
    attribute.set(adopted)
  }

  /// - Returns: whether the adopted preferences change the environment now.
  package func adopt() -> Bool {
    if adoptions.isEmpty { return false }
    let values = adopted
    if values == attribute.peek() { return false }
    attribute.set(values)
    return true
  }

  fileprivate func add(_ adoption: @escaping (inout EnvironmentValues) -> Void) { adoptions.append(adoption) }

  private var adopted: EnvironmentValues {
    var values = base
    for adoption in adoptions { adoption(&values) }
    return values
  }
}

extension ViewGraph {
  /// Lets a preference at the root change the environment of the whole tree. Costs nothing if no view can write the
  /// key.
  package func adopt<Key: PreferenceKey>(
    _ key: Key.Type, _ apply: @escaping (Key.Value, inout EnvironmentValues) -> Void
  ) {
    guard let value = subgraph.apply({ root.outputs.preferences?.attribute(for: key) }) else { return }
    environment.add { apply(value.peek(), &$0) }
  }

  /// Changes the root's environment, as the desktop's settings do. Takes effect with the next update.
  package func changeEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    work.enqueue(Transaction()) { [weak self] in self?.environment.change(change) }
  }
}
