// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierScrolling

/// A row's preference while it has a background of its own: it is selected, pressed or under the pointer.
nonisolated struct RowHighlight: _PrimitiveViewModifier {
  let isHighlighted: Bool

  private enum Key: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
  }

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = WritingNode<Key>(outputs.preferences) { modifier[\.isHighlighted].attribute }
    return outputs
  }

  /// Whether a shown row is highlighted. Called in a rule. O(1).
  @MainActor static func isOn(_ row: ShownLine) -> Bool { isOn(row.preferences) }

  /// Whether the row with these preferences is highlighted. Called in a rule. O(1).
  @MainActor static func isOn(_ row: PreferenceNode?) -> Bool { row?.attribute(for: Key.self)?.value ?? false }
}
