// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import Foundation

/// A gesture that a recognizer of UIKit follows.
public struct _RecognizerGesture: _PrimitiveGesture {
  public typealias Value = Void
  let recognizer: UIGestureRecognizer
  let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter

  public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    guard recognizer.isEnabled else { return _GestureResult(.failed) }
    let places = converter.places
    places.place = event.place
    places.location = event.location
    let begins = memory.load(Progress.possible) == .possible
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      let gesture = SpatialTapGesture(count: tap.numberOfTapsRequired, coordinateSpace: .global)
      return follow(gesture, event, memory) { _ in true }
    case let press as UILongPressGestureRecognizer:
      let hold = LongPressGesture(
        minimumDuration: press.minimumPressDuration, maximumDistance: press.allowableMovement)
      return follow(hold.sequenced(before: anyMovement), event, memory) { value in
        if case .second = value { true } else { false }
      }
    case let pan as UIPanGestureRecognizer:
      return follow(movement, event, memory) { value in
        pan.take(value, begins: begins)
        places.translation = CGPoint(x: value.translation.width, y: value.translation.height)
        places.velocity = CGPoint(x: value.velocity.width, y: value.velocity.height)
        return true
      }
    case let pinch as UIPinchGestureRecognizer:
      return follow(MagnifyGesture(), event, memory) { value in
        pinch.take(value, begins: begins)
        return true
      }
    case let rotation as UIRotationGestureRecognizer:
      return follow(RotateGesture(), event, memory) { value in
        rotation.take(value, begins: begins)
        return true
      }
    case let swipe as UISwipeGestureRecognizer:
      return follow(movement, event, memory) { event.kind == .ended && swipe.matches($0) }
    default:
      Diagnostics.warnOnce(
        "\(type(of: recognizer)): recognizers of this class are not recognized on Linux. Use a gesture of SwiftUI.")
      return _GestureResult(.failed)
    }
  }

  /// A drag that begins as UIKit's pan does, after 10 points.
  private var movement: DragGesture { DragGesture(minimumDistance: 10, coordinateSpace: .global) }
  private var anyMovement: DragGesture { DragGesture(minimumDistance: 0, coordinateSpace: .global) }

  private enum Progress { case possible, recognized, refused }

  /// Follows a gesture of SwiftUI.
  /// - Parameter take: Takes the measures of a value; false if the recognizer waits for another one.
  private func follow<Base: Gesture>(
    _ base: Base, _ event: _GestureEvent, _ memory: _GestureMemory, take: (Base.Value) -> Bool
  ) -> _GestureResult<Void> {
    let result = base._receive(event, memory: memory.part(0))
    let progress = memory.load(Progress.possible)
    var own = result.map { _ in () }
    // The parts have no actions: only the recognizer has.
    func report(_ state: UIGestureRecognizer.State) {
      let (recognizer, location) = (recognizer, event.location)
      own.actions.append { recognizer.recognize(state, at: location) }
    }
    func mayBegin() -> Bool {
      if progress == .recognized { return true }
      let isPermitted = progress == .possible && recognizer.mayBegin
      memory.store(isPermitted ? Progress.recognized : .refused)
      return isPermitted
    }
    switch result.phase {
    case .possible: own.phase = .possible(nil)
    case .active(let value):
      if !take(value) {
        own.phase = .possible(nil)
      } else if mayBegin() {
        report(progress == .possible ? .began : .changed)
      } else {
        own.phase = .failed
      }
    case .ended(let value):
      if take(value), mayBegin() { report(.ended) } else { own.phase = .failed }
    case .failed:
      if progress == .recognized { report(.cancelled) }
    }
    return own
  }
}
