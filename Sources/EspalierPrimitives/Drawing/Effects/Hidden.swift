// SPDX-License-Identifier: MIT

import EspalierCore

/// Takes a view off the screen, out of reach of touches and screen readers; its layout and preferences stay
/// (specification P62, I23).
nonisolated public struct _HiddenModifier: _PrimitiveViewModifier, Equatable {
  public init() {}

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    if outputs.preferences != nil { outputs.preferences = HidingNode(outputs.preferences) }
    return outputs
  }
}

extension View {
  /// Hides the view for good; it keeps its place.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}
