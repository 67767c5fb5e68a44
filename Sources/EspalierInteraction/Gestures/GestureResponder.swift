// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// A gesture on a view, for as long as the view lives: it continues while the touchable views inside are made anew.
@MainActor
package class GestureResponder: WrappingResponder {
  package let place: GesturePlace
  private let environment: LiveValue<EnvironmentValues>

  init(_ inputs: _ViewInputs) {
    place = GesturePlace(inputs)
    environment = inputs.environment.live
  }

  /// Whether the view is enabled; false when the view is gone.
  package final var isEnabled: Bool { environment.value?.isEnabled ?? false }

  package var precedence: GesturePrecedence { .normal }
  package var mask: GestureMask { .all }
  /// Whether presses have an effect; a gesture that only scrolls leaves the press to others.
  package override var takesPresses: Bool { precedence != .scroll }

  package func receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    _GestureResult(.failed)
  }
}

/// The precedence of a gesture relative to those inside of its view.
package enum GesturePrecedence { case normal, high, simultaneous, scroll }

private final class AttachedGesture<G: Gesture>: GestureResponder {
  private let modifier: LiveValue<AddGestureModifier<G>>
  /// The gesture in progress, in case its view ends before it.
  private var ongoing: G?
  private let properties: GestureProperties?

  init(_ modifier: LiveValue<AddGestureModifier<G>>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    properties = GestureProperties(G.self, inputs)
    super.init(inputs)
  }

  private var current: AddGestureModifier<G>? { modifier.value }
  override var precedence: GesturePrecedence { current?.precedence ?? .normal }
  override var mask: GestureMask { current?.mask ?? .all }

  override func receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    let current = current
    guard let gesture = current?.gesture ?? ongoing else { return _GestureResult(.failed) }
    var event = event
    event.place = place
    event.properties = properties
    // Disabled, switched off, or gone with its view while it continues: it ends without success, and gesture states
    // outside of the view are reset.
    if current?.mask.contains(.gesture) != true || !isEnabled { event.kind = .cancelled }
    let result = gesture._receive(event, memory: memory)
    ongoing = event.kind == .cancelled || result.phase.isFinal ? nil : gesture
    if !result.actions.isEmpty { Interaction.actionsPlace = modifier.place }
    return result.map { _ in }
  }
}

/// Attaches a gesture to a view.
nonisolated package struct AddGestureModifier<G: Gesture>: _PrimitiveViewModifier {
  let gesture: G
  let precedence: GesturePrecedence
  let mask: GestureMask

  package init(_ gesture: G, precedence: GesturePrecedence = .normal, mask: GestureMask = .all) {
    self.gesture = gesture
    self.precedence = precedence
    self.mask = mask
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(in: AttachedGesture(modifier.live, inputs), label: "gesture")
    return outputs
  }
}
