// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// A finger that moves (specification I1, I14).
nonisolated public struct DragGesture: _PrimitiveGesture {
  /// The state of a drag, in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The position of the finger or the pointer, in the gesture's coordinate space, in points.
    public var location: CGPoint
    /// The position at which it went down, in the gesture's coordinate space, in points.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize

    /// The displacement from the start to the current position.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The position at which it would come to rest if the finger was lifted now (specification I16).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
    }

    /// The displacement from the start to `predictedEndLocation`.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * Self.glide,
        height: translation.height + velocity.height * Self.glide)
    }

    /// The predicted movement after the finger is lifted, in seconds at the current speed.
    private static let glide: CGFloat = 0.25
  }

  /// The distance in points from which on it is a drag.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins when the finger has moved `minimumDistance` points; 0 begins as it goes down.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The form of 2019.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  private struct Drag {
    /// The origin in the root's coordinates, so that a view which follows the finger does not move its own start.
    var origin = CGPoint.zero
    var start = CGPoint.zero
    var isRecognised = false
    /// The last positions, the oldest first.
    var track: [(time: Double, location: CGPoint)] = []

    /// Seconds over which the velocity is measured.
    static let window = 0.1

    mutating func follow(_ time: Double, _ location: CGPoint) {
      track.append((time, location))
      while track.count > 2, track[1].time < time - Self.window { track.removeFirst() }
    }

    /// The velocity in points per second.
    var velocity: CGSize {
      guard let first = track.first, let last = track.last, last.time > first.time else { return .zero }
      let seconds = last.time - first.time
      return CGSize(
        width: (last.location.x - first.location.x) / seconds, height: (last.location.y - first.location.y) / seconds)
    }
  }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    if event.kind == .cancelled { return _GestureResult(.failed) }
    var drag = memory.load(Drag())
    defer { memory.store(drag) }
    let location = event.location(in: coordinateSpace)
    if event.kind == .began {
      drag.origin = event.location
      drag.start = location
    }
    if event.kind != .tick { drag.follow(event.time, location) }
    let distance = hypot(event.location.x - drag.origin.x, event.location.y - drag.origin.y)
    if distance >= minimumDistance { drag.isRecognised = true }
    guard drag.isRecognised else {
      return _GestureResult(event.kind == .ended ? .failed : .possible(nil))
    }
    let value = Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location, startLocation: drag.start,
      velocity: drag.velocity)
    return _GestureResult(event.kind == .ended ? .ended(value) : .active(value))
  }
}
