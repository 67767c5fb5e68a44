// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import Foundation

/// Calls an action when the pointer comes and goes.
nonisolated public struct _HoverModifier: _PrimitiveViewModifier {
  let action: (Bool) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let responder = HoverResponder(modifier.attribute.weak)
    outputs.preferences = TransformingNode<ResponderKey>(outputs.preferences, label: "hover") { below, view in
      responder.view = view
      return Attribute(Child(responder: responder, content: below))
    }
    return outputs
  }

  private struct Child: Rule {
    let responder: HoverResponder
    let content: Attribute<ResponderList>?
    mutating func value() -> ResponderList {
      responder.content = content?.value ?? ResponderList()
      return ResponderList([responder])
    }
    nonisolated static var label: String { "hover" }
  }

  private final class HoverResponder: Responder {
    var content = ResponderList()
    private let modifier: WeakAttribute<_HoverModifier>

    init(_ modifier: WeakAttribute<_HoverModifier>) { self.modifier = modifier }

    override func hitTest(_ point: CGPoint) -> [Responder]? { content.hitTest(point).map { $0 + [self] } }
    override func hoverChanged(_ isInside: Bool) { modifier.attribute?.peek().action(isInside) }
  }
}

extension View {
  /// Calls `action` with true when the pointer comes over this view, with false when it goes.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
}
