// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// The layout values that modifiers have given to one element of a list, whatever their keys.
///
/// A user's layout reads values while it runs on behalf of others, so its container depends on all of them instead:
/// a layout value that changes makes the layout run again.
@MainActor
package final class LayoutValues {
  private var readers: [@MainActor () -> Void] = []

  private init() {}

  /// Makes `value` a layout value of the element that has `traits`.
  package static func add<Key: _ViewTraitKey>(
    _ key: Key.Type, _ value: Attribute<Key.Value>, to traits: inout ViewTraits, of element: ViewListElement
  ) {
    traits.setIfUnset(key, value)
    let values: LayoutValues
    if let known = traits[LayoutValuesTraitKey.self]?.peek() {
      values = known
    } else {
      values = LayoutValues()
      traits.setIfUnset(LayoutValuesTraitKey.self, element.subgraph.apply { .input(values) })
    }
    values.readers.append { _ = value.value }
  }

  /// Lets the running rule depend on the layout and container values of an element; false if it has none.
  static func read(_ traits: ViewTraits) -> Bool {
    let containerValues = traits[ContainerValuesTraitKey.self]
    let tag = traits[TagTraitKey.self]
    _ = containerValues?.value
    _ = tag?.value
    guard let values = traits[LayoutValuesTraitKey.self]?.peek() else { return containerValues != nil || tag != nil }
    for read in values.readers { read() }
    return true
  }
}

private enum LayoutValuesTraitKey: _ViewTraitKey {
  nonisolated static var defaultValue: LayoutValues? { nil }
}
