// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierInteraction
import Foundation

/// A pointer that selects text: by a drag, a word by a second press at the same position, all text by a third. A single press is
/// left to the gesture that waits for one, and clears the selection.
nonisolated struct TextSelectionGesture: _PrimitiveGesture {
  typealias Value = Void
  let selection: SelectionInText

  /// Least distance of a drag, in points.
  private static var minimumDistance: CGFloat { 3 }
  /// Longest time between presses of one series in seconds, and longest distance in points.
  private static var longestPause: Double { 0.35 }
  private static var farthest: CGFloat { 10 }

  struct Press {
    var start = CGPoint.zero
    var time = -Double.infinity
    var count = 0
    var isRecognised = false

    var unit: SelectionInText.Unit { count == 1 ? .character : count == 2 ? .word : .all }
  }

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    let selection = selection
    var press = selection.press
    defer { selection.press = press }
    func select(_ phase: _GesturePhase<Void>) -> _GestureResult<Void> {
      let (start, end, unit) = (press.start, event.location, press.unit)
      var result = _GestureResult(phase)
      result.actions.append { selection.select(from: start, to: end, by: unit) }
      return result
    }
    let distance = hypot(event.location.x - press.start.x, event.location.y - press.start.y)
    switch event.kind {
    case .began:
      let isNext = event.eventTime - press.time <= Self.longestPause && distance <= Self.farthest
      press.count = isNext ? press.count + 1 : 1
      press.start = event.location
      press.time = event.eventTime
      press.isRecognised = press.count > 1
      return press.isRecognised ? select(.active(())) : _GestureResult(.possible(nil))
    case .moved:
      if !press.isRecognised, distance < Self.minimumDistance { return _GestureResult(.possible(nil)) }
      press.isRecognised = true
      return select(.active(()))
    case .ended:
      if press.isRecognised { return _GestureResult(.ended(())) }
      var result = _GestureResult<Void>(.failed)
      result.actions.append { selection.clear() }
      return result
    case .tick: return _GestureResult(press.isRecognised ? .active(()) : .possible(nil))
    case .cancelled: return _GestureResult(.failed)
    }
  }
}
