// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

/// Makes a view a target of the keyboard focus, with a ring while it has the focus.
nonisolated public struct _FocusableModifier: _PrimitiveViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var own = inputs
    own.changeEnvironment("focusable") { if !modifier.value.isFocusable { $0.isEnabled = false } }
    let keyboard = ControlKeyboard(own, interactions: modifier.attribute.peek().interactions) { _, _ in false }
    var inner = inputs
    keyboard.writeFocus(to: &inner)
    var outputs = body(_Graph(), inner)
    outputs.describe("focusable", inputs: inputs) { view in
      let inside = view.elements
      guard modifier.value.isFocusable else { return inside }
      // The existing element, or a new one around several.
      let isElement = inside.count == 1 && inside[0].focusTarget == nil
      var node = isElement ? inside[0] : view.element(inside.isEmpty ? .other : .group)
      if !isElement { node.children = inside }
      node.focusTarget = keyboard.target
      return [node]
    }
    outputs.preferences = FocusRing.node(
      around: outputs.preferences, radius: { 8 }, isFocused: keyboard.isFocused, inputs: inputs)
    let tap = TapGesture().onEnded { keyboard.target.focus() }
    return outputs.modified(by: AddGestureModifier(tap, precedence: .simultaneous), inputs: inputs)
  }
}

extension View {
  /// Sets whether this view can take the keyboard focus: with the Tab key, by a press, through a `FocusState`. `onKeyPress`
  /// handles the keys.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// - Parameter interactions: Purposes of the keyboard in this view, which decide when it takes the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
