// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction

/// A view that is on screen, and found by what it shows, but adds nothing to the accessibility of the control around it.
nonisolated struct Unspoken: _PrimitiveViewModifier {
  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = TransformingNode<AccessibilityKey>(outputs.preferences, label: "unspoken") { below, _ in
      Attribute(Silent(content: below))
    }
    return outputs
  }

  private struct Silent: Rule {
    let content: Attribute<AccessibilityList>?
    mutating func value() -> AccessibilityList { AccessibilityList((content?.value.nodes ?? []).map(\.silent)) }
    nonisolated static var label: String { "unspoken" }
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
