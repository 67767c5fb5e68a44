// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import Foundation

/// Calls an action when another button of the pointer than the first is pressed on a view, with the point of the root.
nonisolated package struct ButtonPressModifier: _PrimitiveViewModifier {
  let button: PointerButton
  let action: @MainActor (CGPoint) -> Void

  package init(_ button: PointerButton, action: @escaping @MainActor (CGPoint) -> Void) {
    self.button = button
    self.action = action
  }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let responder = ButtonPressResponder(modifier.attribute.weak, inputs.environment.weak)
    outputs.preferences = TransformingNode<ResponderKey>(outputs.preferences, label: "button press") { below, view in
      responder.view = view
      return Attribute(Child(responder: responder, content: below))
    }
    return outputs
  }

  private struct Child: Rule {
    let responder: ButtonPressResponder
    let content: Attribute<ResponderList>?
    mutating func value() -> ResponderList {
      responder.content = content?.value ?? ResponderList()
      return ResponderList([responder])
    }
    nonisolated static var label: String { "button press" }
  }

  private final class ButtonPressResponder: Responder {
    var content = ResponderList()
    private let modifier: WeakAttribute<ButtonPressModifier>
    private let environment: WeakAttribute<EnvironmentValues>

    init(_ modifier: WeakAttribute<ButtonPressModifier>, _ environment: WeakAttribute<EnvironmentValues>) {
      self.modifier = modifier
      self.environment = environment
    }

    override func hitTest(_ point: CGPoint) -> [Responder]? { content.hitTest(point).map { $0 + [self] } }

    override func press(_ button: PointerButton, at point: CGPoint) -> Bool {
      guard environment.attribute?.peek().isEnabled == true, let modifier = modifier.attribute?.peek(),
        modifier.button == button
      else { return false }
      modifier.action(point)
      return true
    }
  }
}
