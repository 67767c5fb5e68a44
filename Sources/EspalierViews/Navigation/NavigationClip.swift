// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierScrolling
import Foundation

/// Cuts off what lies outside of a stack of pages: pages come from beside it. What the stack's edges touch of the safe area
/// belongs to it.
nonisolated struct NavigationClip: _PrimitiveViewModifier {
  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let frame = Attribute(AnimatedFrame(inputs: inputs.overSafeArea))
    outputs.preferences = EffectNode(
      outputs.preferences, effect: Attribute(Clip(frame: frame)), appliesToTouches: false)
    return outputs
  }

  // Reads: the stack's frame on screen, with what is covered beside it.
  // Produces: the clip.
  private struct Clip: Rule {
    let frame: Attribute<CGRect>
    mutating func value() -> DisplayEffect { .clip(path: Path(frame.value), rule: .nonZero) }
    nonisolated static var label: String { "clip pages" }
  }
}
