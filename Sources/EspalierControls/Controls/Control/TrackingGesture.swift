// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

/// A finger on a control, followed from the first touch on, wherever it moves.
nonisolated struct TrackingGesture: _PrimitiveGesture {
  typealias Value = Void

  enum Phase { case began, moved, ended, cancelled }

  struct Touch {
    var phase: Phase
    /// Location in the view that the gesture is attached to, in points.
    var location: CGPoint
    var start: CGPoint
  }

  let action: @MainActor (Touch) -> Void

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    let location = event.location(in: .local)
    func report(_ phase: Phase, _ result: _GesturePhase<Void>) -> _GestureResult<Void> {
      let touch = Touch(phase: phase, location: location, start: memory.load(location))
      var result = _GestureResult(result)
      result.actions.append { action(touch) }
      return result
    }
    switch event.kind {
    case .began:
      memory.store(location)
      return report(.began, .active(()))
    case .moved: return report(.moved, .active(()))
    case .tick: return _GestureResult(.active(()))
    case .ended: return report(.ended, .ended(()))
    case .cancelled: return report(.cancelled, .failed)
    }
  }
}
