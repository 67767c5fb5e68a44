// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// One or more taps in the same place (specification I3, I4).
nonisolated public struct TapGesture: _PrimitiveGesture {
  public typealias Value = Void
  /// The number of taps in a row that make the gesture.
  public var count: Int

  /// A gesture of `count` taps in a row; fewer fail.
  public init(count: Int = 1) { self.count = count }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    TapRecognition.receive(event, count: count, memory: memory)
  }
}

/// A tap whose value is its location.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// The location of the last tap, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps in a row that make the gesture.
  public var count: Int
  /// The space of the tap's location.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of `count` taps in a row, whose value is the place of the last one in the coordinate space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    TapRecognition.receive(event, count: count, memory: memory)
      .map { Value(location: event.location(in: coordinateSpace)) }
  }
}

/// A tap that calls back: `onTapGesture`.
nonisolated struct TapAction: _PrimitiveGesture {
  typealias Value = Void
  let count: Int
  let coordinateSpace: CoordinateSpace
  let action: (CGPoint) -> Void

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    var result = TapRecognition.receive(event, count: count, memory: memory)
    if case .ended = result.phase { result.actions.append { action(event.location(in: coordinateSpace)) } }
    return result
  }
}

/// The state of a tap's recognition.
private struct TapRecognition {
  /// Seconds that a finger may stay down (specification I4).
  static let longestPress = 0.75
  /// Seconds between one tap and the next of the same gesture.
  static let longestPause = 0.35
  /// Points that a finger may move (specification I4).
  static let farthest: CGFloat = 45
  /// The distance, in points, from which on a drag is likelier: the tap gives way to one.
  static let yielding: CGFloat = 10

  private var taps = 0
  private var isDown = false
  private var start = CGPoint.zero
  /// The time at which the next tick is due, by the time at which events are handled.
  private var deadline = 0.0
  /// The latest time of the next event, by the events' own time.
  private var limit = 0.0

  @MainActor
  static func receive(_ event: _GestureEvent, count: Int, memory: _GestureMemory) -> _GestureResult<Void> {
    var state = memory.load(TapRecognition())
    defer { memory.store(state) }
    return state.receive(event, count: count)
  }

  private mutating func receive(_ event: _GestureEvent, count: Int) -> _GestureResult<Void> {
    if event.second != nil { return _GestureResult(.failed) }
    let distance = hypot(event.location.x - start.x, event.location.y - start.y)
    let isLate = event.kind == .tick ? event.time >= deadline - 1e-9 : event.eventTime >= limit - 1e-9
    switch event.kind {
    case .began:
      // At another place or too late: the first tap of the next try.
      if isLate || distance > Self.farthest { taps = 0 }
      isDown = true
      start = event.location
      deadline = event.time + Self.longestPress
      limit = event.eventTime + Self.longestPress
      return _GestureResult(.possible(nil), deadline: deadline)
    case .moved:
      if distance > Self.farthest { return _GestureResult(.failed) }
    case .ended:
      if isLate || distance > Self.farthest { return _GestureResult(.failed) }
      isDown = false
      taps += 1
      if taps >= count { return _GestureResult(.ended(())) }
      deadline = event.time + Self.longestPause
      limit = event.eventTime + Self.longestPause
    case .tick:
      if (isDown || taps > 0), isLate { return _GestureResult(.failed) }
    case .cancelled: return _GestureResult(.failed)
    }
    return _GestureResult(.possible(nil), deadline: deadline, givesWay: isDown && distance > Self.yielding)
  }
}
