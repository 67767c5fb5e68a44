// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The gesture of a button: pressed while the finger is down inside, performed when it is lifted inside (specification I28), or,
/// with a repetition, performed again and again while it is held.
package nonisolated struct PressGesture: _PrimitiveGesture {
  package typealias Value = Void

  /// Seconds from the press to the first repetition, and between repetitions.
  package struct Repetition {
    let delay, interval: Double

    init(_ motion: MotionValues) {
      delay = motion.repeatDelay
      interval = motion.repeatInterval
    }
  }

  /// Nil for a press that performs its action once.
  let repetition: Repetition?
  let pressingChanged: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void

  package init(
    repetition: Repetition? = nil, pressingChanged: @escaping @MainActor (Bool) -> Void,
    action: @escaping @MainActor () -> Void
  ) {
    self.repetition = repetition
    self.pressingChanged = pressingChanged
    self.action = action
  }

  /// For closures of a user, which run on the main actor like all recognition of gestures.
  init(pressing: ((Bool) -> Void)?, action: @escaping () -> Void) {
    let user = UncheckedSendable((pressing: pressing, action: action))
    repetition = nil
    pressingChanged = { user.value.pressing?($0) }
    self.action = { user.value.action() }
  }

  /// Distance in points beyond which a finger more likely drags a view around the button.
  private static var yielding: CGFloat { 10 }

  private struct Press {
    var start = CGPoint.zero
    var isPressed = false
    var hasRepeated = false
    /// The time of the next repetition.
    var next = Double.infinity
  }

  @MainActor package func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    var press = memory.load(Press())
    defer { memory.store(press) }
    let wasPressed = press.isPressed
    var result = _GestureResult<Void>(.possible(nil))
    switch event.kind {
    case .began:
      press = Press(start: event.location, isPressed: true)
      if let repetition { press.next = event.time + repetition.delay }
    case .moved:
      press.isPressed = event.place?.contains(event.location) ?? false
      if let repetition {
        if !press.isPressed {
          press.next = .infinity
        } else if !wasPressed {
          press.next = event.time + repetition.interval
        }
      } else {
        result.givesWay = hypot(event.location.x - press.start.x, event.location.y - press.start.y) > Self.yielding
      }
    case .tick:
      if let repetition, press.isPressed, event.time >= press.next - 1e-9 {
        press.hasRepeated = true
        press.next = event.time + repetition.interval
        result.actions.append(action)
      }
    case .ended:
      let isInside = event.place?.contains(event.location) ?? false
      press.isPressed = false
      result.phase = isInside || press.hasRepeated ? .ended(()) : .failed
      if isInside, !press.hasRepeated { result.actions.append(action) }
    case .cancelled:
      press.isPressed = false
      result.phase = .failed
    }
    if press.isPressed, press.next.isFinite { result.deadline = press.next }
    if press.isPressed != wasPressed {
      let isPressed = press.isPressed
      // A control that repeats is released after its action, and counts as edited until then. A button is released before.
      let isLast = !isPressed && repetition != nil
      result.actions.insert({ pressingChanged(isPressed) }, at: isLast ? result.actions.count : 0)
    }
    return result
  }
}

extension View {
  /// The gesture of a button without its appearance: calls `pressing` with true while the finger is down inside and with false
  /// when that ends, and `action` when the finger is lifted inside.
  public nonisolated func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(PressGesture(pressing: pressing, action: action))
  }
}
