// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// Calls an action when another button of the pointer than the first is pressed on a view, with the point of the root.
nonisolated package struct ButtonPressModifier: _PrimitiveViewModifier {
  let button: PointerButton
  let handle: @MainActor (CGPoint) -> Bool

  package init(_ button: PointerButton, action: @escaping @MainActor (CGPoint) -> Void) {
    self.button = button
    handle = {
      action($0)
      return true
    }
  }

  /// - Parameter handle: Returns false if the press has no effect; then it goes to the views around.
  package init(_ button: PointerButton, handle: @escaping @MainActor (CGPoint) -> Bool) {
    self.button = button
    self.handle = handle
  }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(
      in: ButtonPressResponder(modifier.live, inputs.environment.live), label: "button press")
    return outputs
  }

  private final class ButtonPressResponder: WrappingResponder {
    private let modifier: LiveValue<ButtonPressModifier>
    private let environment: LiveValue<EnvironmentValues>

    init(_ modifier: LiveValue<ButtonPressModifier>, _ environment: LiveValue<EnvironmentValues>) {
      self.modifier = modifier
      self.environment = environment
    }

    override func press(_ button: PointerButton, at point: CGPoint) -> Bool {
      guard environment.value?.isEnabled == true, let modifier = modifier.value,
        modifier.button == button
      else { return false }
      return modifier.handle(point)
    }
  }
}
