// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// The state of the pointer over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point of the chosen coordinate space.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// Calls an action whenever the pointer moves over a view, and when it leaves.
nonisolated public struct _ContinuousHoverModifier: _PrimitiveViewModifier {
  let coordinateSpace: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(in: HoverResponder(modifier.live, GesturePlace(inputs)), label: "continuous hover")
    return outputs
  }

  private final class HoverResponder: WrappingResponder {
    private let modifier: LiveValue<_ContinuousHoverModifier>
    private let place: GesturePlace

    init(_ modifier: LiveValue<_ContinuousHoverModifier>, _ place: GesturePlace) {
      self.modifier = modifier
      self.place = place
    }

    override func hoverMoved(to point: CGPoint) {
      guard let modifier = modifier.value else { return }
      modifier.action(.active(place.convert(point, to: modifier.coordinateSpace)))
    }

    override func hoverChanged(_ isInside: Bool) {
      if !isInside { modifier.value?.action(.ended) }
    }
  }
}

extension View {
  /// Calls `action` with the pointer's place whenever it moves over this view, and with `ended` when it leaves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
  }

  /// The form of 2022.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(coordinateSpace: coordinateSpace, action: action))
  }
}
