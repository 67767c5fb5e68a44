// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierScrolling
import Foundation

/// Clips a stack of pages, whose pages slide in from outside. Safe areas adjacent to the stack's edges are included.
package nonisolated struct PanelClip: _PrimitiveViewModifier {
  package init() {}

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let frame = inputs.overSafeArea.makeShownFrame()
    outputs.preferences = EffectNode(
      outputs.preferences, effect: frame.map("clip pages") { .clip(path: Path($0), rule: .nonZero) },
      appliesToTouches: false)
    return outputs
  }
}
