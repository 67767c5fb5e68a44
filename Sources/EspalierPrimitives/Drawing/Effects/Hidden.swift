// SPDX-License-Identifier: MIT

import EspalierCore

/// Makes a view invisible and unreachable for touches and screen readers; its layout and preferences are unchanged (specification
/// P62, I23).
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
  /// Hides the view; it keeps its place in the layout.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}
