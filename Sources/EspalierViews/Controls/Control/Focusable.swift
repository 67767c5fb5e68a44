// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import Foundation

/// Makes a view a place that the keyboard's input can go to, with a ring around it while it does.
nonisolated public struct _FocusableModifier: _PrimitiveViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var own = inputs
    own.environment = Attribute(Allowed(modifier: modifier.attribute, environment: inputs.environment))
    let keyboard = ControlKeyboard(own, interactions: modifier.attribute.peek().interactions) { _, _ in false }
    var inner = inputs
    inner.environment = Attribute(FocusedEnvironment(environment: inputs.environment, isFocused: keyboard.isFocused))
    var outputs = body(_Graph(), inner)
    outputs.preferences = TransformingNode<AccessibilityKey>(outputs.preferences, label: "focusable") { below, view in
      Attribute(
        Described(
          modifier: modifier.attribute, frame: Attribute(AnimatedFrame(inputs: inputs)), content: below,
          target: keyboard.target, view: view))
    }
    outputs.preferences = FocusRing.node(
      around: outputs.preferences, radius: { 8 }, isFocused: keyboard.isFocused, inputs: inputs)
    let shown = outputs
    let tap = TapGesture().onEnded { keyboard.target.focus() }
    let gesture = Attribute.input(AddGestureModifier(tap, precedence: .simultaneous))
    return AddGestureModifier._makeView(modifier: _GraphValue(gesture), inputs: inputs) { _, _ in shown }
  }

  // Reads: whether the keyboard may come.
  // Produces: the environment of the place where it would go.
  private struct Allowed: Rule {
    let modifier: Attribute<_FocusableModifier>
    let environment: Attribute<EnvironmentValues>
    mutating func value() -> EnvironmentValues {
      var environment = self.environment.value
      if !modifier.value.isFocusable { environment.isEnabled = false }
      return environment
    }
    nonisolated static var label: String { "focusable" }
  }

  private struct Described: Rule {
    let modifier: Attribute<_FocusableModifier>
    let frame: Attribute<CGRect>
    let content: Attribute<AccessibilityList>?
    let target: FocusTarget
    let view: ObjectIdentifier
    mutating func value() -> AccessibilityList {
      let inside = content?.value.nodes ?? []
      guard modifier.value.isFocusable else { return AccessibilityList(inside) }
      if inside.count == 1, inside[0].focusTarget == nil {
        var node = inside[0]
        node.focusTarget = target
        return AccessibilityList([node])
      }
      var node = AccessibilityNode(role: inside.isEmpty ? .other : .group, frame: frame.value, view: view)
      node.children = inside
      node.focusTarget = target
      return AccessibilityList([node])
    }
    nonisolated static var label: String { "describe focusable" }
  }
}

extension View {
  /// Whether the keyboard's input can go to this view: with the Tab key, by a press, through a `FocusState`. What keys
  /// do there is set by `onKeyPress`.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// - Parameter interactions: What the view uses the keyboard for, which decides when it gets it.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
