// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierInteraction
import Foundation

/// What a button does with a finger: pressed while it is down inside, done when it goes up inside (specification I28).
nonisolated struct PressGesture: _PrimitiveGesture {
  typealias Value = Void
  let pressingChanged: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void

  /// A finger that has moved this far, in points, more likely drags something around the button.
  private static var yielding: CGFloat { 10 }

  private struct Press {
    var start = CGPoint.zero
    var isPressed = false
  }

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    var press = memory.load(Press())
    defer { memory.store(press) }
    let wasPressed = press.isPressed
    var result = _GestureResult<Void>(.possible(nil))
    switch event.kind {
    case .began:
      press = Press(start: event.location, isPressed: true)
    case .moved:
      press.isPressed = event.place?.contains(event.location) ?? false
      result.givesWay = hypot(event.location.x - press.start.x, event.location.y - press.start.y) > Self.yielding
    case .tick: break
    case .ended:
      let isInside = event.place?.contains(event.location) ?? false
      press.isPressed = false
      result.phase = isInside ? .ended(()) : .failed
    case .cancelled:
      press.isPressed = false
      result.phase = .failed
    }
    if press.isPressed != wasPressed {
      let isPressed = press.isPressed
      result.actions.append { pressingChanged(isPressed) }
    }
    if case .ended = result.phase { result.actions.append(action) }
    return result
  }
}
