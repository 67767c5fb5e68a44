// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// Lets a view be dragged: by the pointer when it moves, by a finger when it has rested for a moment.
nonisolated package struct DragSourceModifier: _PrimitiveViewModifier {
  let source: @MainActor () -> DragSource
  package init(_ source: @escaping @MainActor () -> DragSource) { self.source = source }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let host = inputs.host
    let place = GesturePlace(inputs)
    let (source, environment) = (modifier.live, inputs.environment.live)
    let gesture = DragSourceGesture { [weak host] point in
      guard let host, let source = source.value?.source(), let items = source.items(),
        let environment = environment.value
      else { return }
      let session = OngoingDrag(items)
      session.start = point
      session.row = environment.draggedRow
      session.picture = source.picture?(environment)
      session.frame = place.size.flatMap { place.onScreen(CGRect(origin: .zero, size: $0)) }
      host.drags.begin(session)
    }
    return body(_Graph(), inputs).modified(by: AddGestureModifier(gesture), inputs: inputs)
  }
}

private nonisolated struct DragSourceGesture: _PrimitiveGesture {
  typealias Value = Void
  let begin: @MainActor (CGPoint) -> Void

  /// Points that the pointer moves before a drag begins.
  private static var distance: CGFloat { 8 }
  /// Seconds that a finger rests before a drag begins.
  private static var longPress: Double { 0.5 }

  private struct Press {
    var start = CGPoint.zero
    var time = 0.0
  }

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    if event.kind == .cancelled || event.kind == .ended || event.second != nil { return _GestureResult(.failed) }
    if event.kind == .began { memory.store(Press(start: event.location, time: event.time)) }
    let press = memory.load(Press())
    let isFar = hypot(event.location.x - press.start.x, event.location.y - press.start.y) >= Self.distance
    guard isFar else { return _GestureResult(.possible(nil), givesWay: true) }
    // A finger that moves at once scrolls.
    if event.isTouch, event.time < press.time + Self.longPress { return _GestureResult(.failed) }
    var result = _GestureResult<Void>(.active(()))
    result.actions.append { begin(press.start) }
    return result
  }
}
