// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierInteraction
import EspalierNumbers
import Foundation

/// A finger that comes in from the leading edge of a view, or the pointer's button if it acts as a finger.
nonisolated struct EdgeSwipeGesture: _PrimitiveGesture {
  typealias Value = Void

  /// Lengths in points, inwards from the first touch; `width` is the view's.
  enum Phase {
    case moved(_ distance: CGFloat, width: CGFloat)
    /// - Parameter predicted: The distance at which the finger would come to rest.
    case ended(_ distance: CGFloat, predicted: CGFloat, width: CGFloat)
    case cancelled
  }

  /// The width of the area in which the swipe begins, in points.
  let edge: CGFloat
  /// Whether the leading edge is on the right.
  let isMirrored: Bool
  let action: @MainActor (Phase) -> Void

  /// Distance in points below which the touch may still become another gesture.
  private static var minimumDistance: CGFloat { 10 }

  private struct Swipe {
    var width: CGFloat = 0
    var isRecognised = false
  }

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    var swipe = memory.load(Swipe())
    defer { memory.store(swipe) }
    if event.kind == .began {
      guard event.scrolls, let width = event.place?.size?.width else { return _GestureResult(.failed) }
      let x = event.location(in: .local).x
      guard (0...edge).contains(isMirrored ? width - x : x) else { return _GestureResult(.failed) }
      swipe = Swipe(width: width)
    }
    // In global coordinates: the view follows the finger.
    let drag = DragGesture(minimumDistance: Self.minimumDistance, coordinateSpace: .global)
      ._receive(event, memory: memory.part(0))
    switch drag.phase {
    case .possible:
      // While the finger rests, a long press inside may be recognised.
      return _GestureResult(.possible(nil), givesWay: event.kind == .tick)
    case .failed: return result(.failed, swipe.isRecognised ? .cancelled : nil)
    case .active(let value), .ended(let value):
      let distance = inwards(value.translation)
      if !swipe.isRecognised {
        guard distance > abs(value.translation.height) else { return _GestureResult(.failed) }
        swipe.isRecognised = true
      }
      guard case .ended = drag.phase else { return result(.active(()), .moved(distance, width: swipe.width)) }
      return result(
        .ended(()), .ended(distance, predicted: inwards(value.predictedEndTranslation), width: swipe.width))
    }
  }

  private func inwards(_ translation: CGSize) -> CGFloat { isMirrored ? -translation.width : translation.width }

  private func result(_ phase: _GesturePhase<Void>, _ reported: Phase?) -> _GestureResult<Void> {
    var result = _GestureResult(phase)
    if let reported { result.actions.append { action(reported) } }
    return result
  }
}
