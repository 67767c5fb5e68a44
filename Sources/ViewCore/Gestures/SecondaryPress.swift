import Foundation
import Graph

/// Calls an action when the secondary button of the pointer is pressed on a view.
nonisolated package struct SecondaryPressModifier: _PrimitiveViewModifier {
  let action: @MainActor () -> Void
  package init(action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let responder = SecondaryPressResponder(modifier.attribute.weak, inputs.environment.weak)
    outputs.preferences = RespondingNode(outputs.preferences, label: "secondary press") { below, view in
      responder.view = view
      return Attribute(Child(responder: responder, content: below))
    }
    return outputs
  }

  private struct Child: Rule {
    let responder: SecondaryPressResponder
    let content: Attribute<ResponderList>?
    mutating func value() -> ResponderList {
      responder.content = content?.value ?? ResponderList()
      return ResponderList([responder])
    }
    nonisolated static var label: String { "secondary press" }
  }

  private final class SecondaryPressResponder: Responder {
    var content = ResponderList()
    private let modifier: WeakAttribute<SecondaryPressModifier>
    private let environment: WeakAttribute<EnvironmentValues>

    init(_ modifier: WeakAttribute<SecondaryPressModifier>, _ environment: WeakAttribute<EnvironmentValues>) {
      self.modifier = modifier
      self.environment = environment
    }

    override func hitTest(_ point: CGPoint) -> [Responder]? { content.hitTest(point).map { $0 + [self] } }

    override func secondaryPress() -> Bool {
      guard environment.attribute?.peek().isEnabled == true, let modifier = modifier.attribute?.peek() else {
        return false
      }
      modifier.action()
      return true
    }
  }
}
