// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// The fingers on a view, or the pointer with its button down, each with a place of its own.
nonisolated public struct SpatialEventGesture: _PrimitiveGesture {
  public typealias Value = SpatialEventCollection

  /// The space of the locations.
  public let coordinateSpace: CoordinateSpace

  /// A gesture that begins with the first finger that goes down, and ends with the last one that is lifted. At most two fingers are
  /// followed.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  private struct Fingers {
    /// The number of fingers that went down so far.
    var count = 0
    /// The events of the fingers that are down: at most two.
    var events: [SpatialEventCollection.Event] = []
  }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    var fingers = memory.load(Fingers())
    defer { memory.store(fingers) }
    if event.kind == .tick, !fingers.events.isEmpty {
      return _GestureResult(.active(SpatialEventCollection(events: fingers.events)))
    }
    let points = [event.location, event.second].compactMap { $0 }
    var events: [SpatialEventCollection.Event] = []
    for (number, point) in points.enumerated() {
      let id: Int
      if number < fingers.events.count {
        id = fingers.events[number].id.number
      } else {
        id = fingers.count
        fingers.count += 1
      }
      events.append(
        SpatialEventCollection.Event(
          id: .init(number: id), timestamp: event.time, kind: event.isTouch ? .touch : .pointer,
          location: event.place?.convert(point, to: coordinateSpace) ?? point, phase: .active,
          modifierKeys: event.modifiers))
    }
    let lifted = fingers.events.dropFirst(points.count).map { $0.with(.ended, at: event.time) }
    fingers.events = events
    switch event.kind {
    case .ended:
      return _GestureResult(
        .ended(SpatialEventCollection(events: events.map { $0.with(.ended, at: event.time) } + lifted)))
    case .cancelled:
      return _GestureResult(
        .active(SpatialEventCollection(events: events.map { $0.with(.cancelled, at: event.time) } + lifted)))
    case .began, .moved, .tick: return _GestureResult(.active(SpatialEventCollection(events: events + lifted)))
    }
  }
}

/// The events of a gesture that happen at the same time, one for each finger.
public struct SpatialEventCollection: Collection, Equatable, Sendable {
  private let events: [Event]

  init(events: [Event]) { self.events = events }

  public var startIndex: Int { 0 }
  public var endIndex: Int { events.count }
  public func index(after index: Int) -> Int { index + 1 }
  /// The event at a position; O(1).
  public subscript(position: Int) -> Event { events[position] }
  /// The event with an id; nil without such an event.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }

  /// The state of one finger, or of the pointer.
  public struct Event: Identifiable, Hashable, Sendable {
    /// The identity of a finger from the moment at which it goes down until it is lifted.
    public struct ID: Hashable, Sendable {
      let number: Int
    }

    /// The source of an event.
    public enum Kind: Hashable, Sendable {
      /// A finger on the screen.
      case touch
      /// A pen; never the kind of an event here, where pens are pointers.
      case pencil
      /// The pointer with its button down.
      case pointer
    }

    /// The state of an event.
    public enum Phase: Hashable, Sendable {
      /// The finger is down.
      case active
      /// The finger has been lifted.
      case ended
      /// The finger belongs to another view now, or the view is gone.
      case cancelled
    }

    /// The identity of the finger.
    public var id: ID
    /// The time of the event in seconds of the host's clock.
    public var timestamp: TimeInterval
    /// The source of the event.
    public var kind: Kind
    /// The place in the gesture's coordinate space, in points.
    public var location: CGPoint
    /// Whether the finger is down.
    public var phase: Phase
    /// The modifier keys that are held.
    public var modifierKeys: EventModifiers

    fileprivate func with(_ phase: Phase, at time: TimeInterval) -> Event {
      var event = self
      event.phase = phase
      event.timestamp = time
      return event
    }

    public static func == (a: Event, b: Event) -> Bool {
      a.id == b.id && a.timestamp == b.timestamp && a.kind == b.kind && a.location == b.location && a.phase == b.phase
        && a.modifierKeys == b.modifierKeys
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(timestamp)
    }
  }
}
