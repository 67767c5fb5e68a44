// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// A finger that moves (specification I1, I14).
nonisolated public struct DragGesture: _PrimitiveGesture {
  /// Where a drag is, in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// When the event was made.
    public var time: Date
    /// Where the finger or the pointer is, in the gesture's coordinate space, in points.
    public var location: CGPoint
    /// Where it was when it went down, in the gesture's coordinate space, in points.
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    /// From the start to here.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if the finger let go now (specification I16).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
    }

    /// From the start to `predictedEndLocation`.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * Self.glide,
        height: translation.height + velocity.height * Self.glide)
    }

    /// Seconds at the current speed that a finger's movement is worth after it lets go.
    private static let glide: CGFloat = 0.25
  }

  /// Points before it is a drag.
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
    /// In the root's coordinates, so that a view which follows the finger does not move its own start.
    var origin = CGPoint.zero
    var start = CGPoint.zero
    var isRecognised = false
    /// The last places, the oldest first.
    var track: [(time: Double, location: CGPoint)] = []

    /// Seconds that count for the speed.
    static let window = 0.1

    mutating func follow(_ time: Double, _ location: CGPoint) {
      track.append((time, location))
      while track.count > 2, track[1].time < time - Self.window { track.removeFirst() }
    }

    /// Points per second.
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
