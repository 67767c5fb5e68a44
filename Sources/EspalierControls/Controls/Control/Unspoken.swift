// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// A view that is visible and found by its text, but adds nothing to the accessibility of the enclosing control.
nonisolated struct Unspoken: _PrimitiveViewModifier {
  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.transform(AccessibilityKey.self, label: "unspoken") { $0.nodes = $0.nodes.map(\.silent) }
    return outputs
  }
}

extension AccessibilityNode {
  fileprivate var silent: AccessibilityNode {
    var result = asPart
    result.label = nil
    result.children = children.map(\.silent)
    return result
  }
}
