// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierInteraction
import Foundation

/// A finger that moves a row sideways, or the pointer's button if it scrolls.
nonisolated struct SwipeGesture: _PrimitiveGesture {
  typealias Value = Void

  enum Phase { case moved, ended, cancelled }

  /// - Parameter distance: Distance of the finger from its first touch, to the right, in points.
  let action: @MainActor (_ phase: Phase, _ distance: CGFloat) -> Void

  /// Distance in points below which the touch may still become another gesture.
  private static var minimumDistance: CGFloat { 10 }

  private struct Swipe {
    var start = CGPoint.zero
    var isRecognised = false
  }

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    var swipe = memory.load(Swipe())
    defer { memory.store(swipe) }
    let way = CGSize(width: event.location.x - swipe.start.x, height: event.location.y - swipe.start.y)
    func result(_ phase: _GesturePhase<Void>, _ reported: Phase?) -> _GestureResult<Void> {
      var result = _GestureResult(phase)
      if let reported, swipe.isRecognised { result.actions.append { action(reported, way.width) } }
      return result
    }
    switch event.kind {
    case .began:
      // The pointer's button does not swipe unless it acts as a finger; it drags rows or does nothing.
      guard event.scrolls else { return result(.failed, nil) }
      swipe = Swipe(start: event.location)
      return result(.possible(nil), nil)
    case .tick: return result(swipe.isRecognised ? .active(()) : .possible(nil), nil)
    case .cancelled: return result(.failed, .cancelled)
    case .ended: return swipe.isRecognised ? result(.ended(()), .ended) : result(.failed, nil)
    case .moved:
      if !swipe.isRecognised {
        guard hypot(way.width, way.height) >= Self.minimumDistance else { return result(.possible(nil), nil) }
        // A vertical movement is left to the list.
        guard abs(way.width) > abs(way.height) else { return result(.failed, nil) }
        swipe.isRecognised = true
      }
      return result(.active(()), .moved)
    }
  }
}
