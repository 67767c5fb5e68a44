// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// Calls an action when the pointer enters and leaves.
nonisolated public struct _HoverModifier: _PrimitiveViewModifier {
  let action: (Bool) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(in: HoverResponder(modifier.live), label: "hover")
    return outputs
  }

  private final class HoverResponder: WrappingResponder {
    private let modifier: LiveValue<_HoverModifier>

    init(_ modifier: LiveValue<_HoverModifier>) { self.modifier = modifier }

    override func hoverChanged(_ isInside: Bool) { modifier.value?.action(isInside) }
  }
}

extension View {
  /// Calls `action` with true when the pointer enters this view, with false when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
}
