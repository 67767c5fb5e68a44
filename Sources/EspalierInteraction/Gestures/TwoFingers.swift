// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// Two fingers that are down at the same time, from the moment at which the second one came down.
struct TwoFingers {
  /// Their positions at the beginning and now, in the root's coordinates.
  private var start: (first: CGPoint, second: CGPoint)?
  private var now: (first: CGPoint, second: CGPoint)?
  /// The turn so far, in radians; beyond a full turn it continues to count.
  private(set) var rotation = 0.0
  /// The last values, the oldest first, for the velocity.
  private var track: [(time: Double, magnification: Double, rotation: Double)] = []
  var isRecognised = false

  /// The meaning of an event for a gesture of two fingers.
  enum Step {
    /// Only one finger is down so far.
    case waiting
    case moved
    /// One of the two is gone, or the event is not one of fingers.
    case over
  }

  mutating func follow(_ event: _GestureEvent) -> Step {
    guard event.kind != .cancelled else { return .over }
    guard let second = event.second, event.kind != .ended else {
      return start == nil && event.kind != .ended ? .waiting : .over
    }
    if event.kind == .tick { return start == nil ? .waiting : .moved }
    if start == nil { start = (event.location, second) }
    let before = direction
    now = (event.location, second)
    var turn = direction - before
    // The shorter of the two turns.
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    if !track.isEmpty { rotation += turn }
    track.append((event.time, magnification, rotation))
    while track.count > 2, track[1].time < event.time - Self.window { track.removeFirst() }
    return .moved
  }

  /// Seconds over which the velocity is measured.
  private static let window = 0.1

  private static func distance(_ fingers: (first: CGPoint, second: CGPoint)) -> Double {
    hypot(fingers.second.x - fingers.first.x, fingers.second.y - fingers.first.y)
  }

  private var direction: Double {
    guard let fingers = now ?? start else { return 0 }
    return atan2(fingers.second.y - fingers.first.y, fingers.second.x - fingers.first.x)
  }

  /// Their distance relative to that at the beginning; 1 is no change.
  var magnification: Double {
    guard let start, let now else { return 1 }
    return Self.distance(now) / max(Self.distance(start), 1)
  }

  /// The point between them at the beginning, in the root's coordinates.
  var startCenter: CGPoint {
    guard let start else { return .zero }
    return CGPoint(x: (start.first.x + start.second.x) / 2, y: (start.first.y + start.second.y) / 2)
  }

  /// The changes per second.
  var velocity: (magnification: Double, rotation: Double) {
    guard let first = track.first, let last = track.last, last.time > first.time else { return (0, 0) }
    let seconds = last.time - first.time
    return ((last.magnification - first.magnification) / seconds, (last.rotation - first.rotation) / seconds)
  }
}

/// Recognises a gesture of two fingers: from the moment at which `isFarEnough`, until one of them goes.
@MainActor
func receiveTwoFingers<Value>(
  _ event: _GestureEvent, memory: _GestureMemory, isFarEnough: (TwoFingers) -> Bool, value: (TwoFingers) -> Value
) -> _GestureResult<Value> {
  var fingers = memory.load(TwoFingers())
  defer { memory.store(fingers) }
  switch fingers.follow(event) {
  case .waiting: return _GestureResult(.possible(nil), givesWay: true)
  case .over:
    return _GestureResult(fingers.isRecognised && event.kind != .cancelled ? .ended(value(fingers)) : .failed)
  case .moved:
    if isFarEnough(fingers) { fingers.isRecognised = true }
    return _GestureResult(fingers.isRecognised ? .active(value(fingers)) : .possible(nil))
  }
}
