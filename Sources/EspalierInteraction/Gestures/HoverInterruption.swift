// SPDX-License-Identifier: MIT

import EspalierCore

/// Calls an action when the user presses, scrolls or types while the pointer is over a view: it no longer rests there.
nonisolated package struct HoverInterruption: _PrimitiveViewModifier {
  let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(in: InterruptedResponder(modifier.live), label: "hover interruption")
    return outputs
  }

  private final class InterruptedResponder: WrappingResponder {
    private let modifier: LiveValue<HoverInterruption>

    init(_ modifier: LiveValue<HoverInterruption>) { self.modifier = modifier }

    override func hoverInterrupted() { modifier.value?.action() }
  }
}
