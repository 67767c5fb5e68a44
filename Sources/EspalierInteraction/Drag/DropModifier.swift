// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Lets items be dropped on a view.
nonisolated package struct DropModifier: _PrimitiveViewModifier {
  let actions: @MainActor () -> DropActions
  package init(_ actions: @escaping @MainActor () -> DropActions) { self.actions = actions }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(in: DropResponder(modifier.live, inputs), label: "drop")
    return outputs
  }
}

/// One view on which items can be dropped, as long as it lives.
@MainActor
package final class DropResponder: WrappingResponder {
  private let modifier: LiveValue<DropModifier>
  private let environment: LiveValue<EnvironmentValues>
  private let frame: LiveValue<ViewFrame>
  private let place: GesturePlace

  init(_ modifier: LiveValue<DropModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    environment = inputs.environment.live
    frame = inputs.frame.live
    place = GesturePlace(inputs)
    super.init()
  }

  /// Presses only hit the view's drawings; drops hit its whole frame.
  package override func hitTest(_ point: CGPoint) -> [Responder]? {
    if let hit = content.hitTest(point) { return hit + [self] }
    return DragEvents.isSearching && frame.value?.rect.holds(point) == true ? [self] : nil
  }

  /// Whether the dragged items could be dropped here.
  func accepts(_ session: OngoingDrag) -> Bool {
    environment.value?.isEnabled == true && actions?.accepts(session) == true
  }

  var actions: DropActions? { modifier.value?.actions() }

  func place(of session: OngoingDrag, at point: CGPoint) -> DropPlace {
    DropPlace(session: session, location: place.convert(point, to: .local), size: place.size ?? .zero)
  }
}
