// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierInteraction
import Foundation

/// A press that does something once when it is short, and again and again while it is held.
nonisolated struct RepeatingPressGesture: _PrimitiveGesture {
  typealias Value = Void
  let pressingChanged: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void

  /// Seconds from the press to the first repetition, and from one to the next.
  let delay: Double
  let interval: Double

  init(
    _ motion: MotionValues, pressingChanged: @escaping @MainActor (Bool) -> Void,
    action: @escaping @MainActor () -> Void
  ) {
    delay = motion.repeatDelay
    interval = motion.repeatInterval
    self.pressingChanged = pressingChanged
    self.action = action
  }

  private struct Press {
    var isPressed = false
    var hasRepeated = false
    var next = 0.0
  }

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    var press = memory.load(Press())
    defer { memory.store(press) }
    let wasPressed = press.isPressed
    var result = _GestureResult<Void>(.possible(nil))
    switch event.kind {
    case .began: press = Press(isPressed: true, next: event.time + delay)
    case .moved:
      press.isPressed = event.place?.contains(event.location) ?? false
      if !press.isPressed { press.next = .infinity } else if !wasPressed { press.next = event.time + interval }
    case .tick:
      if press.isPressed, event.time >= press.next - 1e-9 {
        press.hasRepeated = true
        press.next = event.time + interval
        result.actions.append(action)
      }
    case .ended:
      let isInside = event.place?.contains(event.location) ?? false
      if isInside, !press.hasRepeated { result.actions.append(action) }
      press.isPressed = false
      result.phase = isInside || press.hasRepeated ? .ended(()) : .failed
    case .cancelled:
      press.isPressed = false
      result.phase = .failed
    }
    if press.isPressed { result.deadline = press.next }
    if press.isPressed != wasPressed {
      let isPressed = press.isPressed
      // Pressed before what is done, released after it.
      result.actions.insert({ pressingChanged(isPressed) }, at: isPressed ? 0 : result.actions.count)
    }
    return result
  }
}
