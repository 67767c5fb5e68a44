// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// A movement of a finger or pointer that means something: a tap, a drag, a combination of them.
///
/// A gesture of your own gives a `body`, and may have dynamic properties as a view has: they live as long as the view that it is
/// attached to. The underscored requirement is how the framework's own gestures recognise.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture reports while it goes on and when it ends.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// What one event means. Called for each event from the first press on until the phase is final; `memory` is kept in
  /// between, so that the gesture value itself may be a new one every time.
  func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value>
}

extension Gesture where Body.Value == Value {
  public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    (event.properties?.body(of: self, at: memory.path) ?? body)._receive(event, memory: memory)
  }
}

/// A gesture that the framework recognises itself.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Never> {
    _GestureResult(.failed)
  }
}

/// How far a gesture is.
public enum _GesturePhase<Value> {
  /// Nothing is decided. Some gestures have a value already: a long press that is being held.
  case possible(Value?)
  /// It is recognised and goes on.
  case active(Value)
  case ended(Value)
  case failed

  package var isFinal: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  package func map<New>(_ transform: (Value) -> New) -> _GesturePhase<New> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// What a gesture makes of one event.
public struct _GestureResult<Value> {
  package var phase: _GesturePhase<Value>
  /// The users' callbacks that are due. What holds the gesture back drops or delays them.
  package var actions: [@MainActor () -> Void] = []
  /// When the gesture needs a tick even if no event comes, in seconds of the host's clock.
  package var deadline: Double?
  /// Undecided, but another gesture that is recognised now may have the event: a tap that has moved a little.
  package var givesWay = false

  package init(_ phase: _GesturePhase<Value>, deadline: Double? = nil, givesWay: Bool = false) {
    self.phase = phase
    self.deadline = deadline
    self.givesWay = givesWay
  }

  package func map<New>(_ transform: (Value) -> New) -> _GestureResult<New> {
    var result = _GestureResult<New>(phase.map(transform), deadline: deadline, givesWay: givesWay)
    result.actions = actions
    return result
  }
}

/// What a gesture stores between events, and its parts' memories.
@MainActor
public final class _GestureMemory {
  private var stored: Any?
  private var parts: [Int: _GestureMemory] = [:]
  /// The numbers of the parts that it is a part of, from the outside in.
  let path: [Int]

  package convenience init() { self.init(path: []) }

  private init(path: [Int]) { self.path = path }

  /// The value stored last, `initial` before that.
  package func load<State>(_ initial: @autoclosure () -> State) -> State { (stored as? State) ?? initial() }
  package func store<State>(_ state: State) { stored = state }

  package func forgetPart(_ index: Int) { parts[index] = nil }

  package func part(_ index: Int) -> _GestureMemory {
    if let part = parts[index] { return part }
    let part = _GestureMemory(path: path + [index])
    parts[index] = part
    return part
  }
}

/// Something that happened to a finger or pointer, or the passing of time.
public struct _GestureEvent {
  package enum Kind {
    case began, moved, ended
    /// Nothing moved; it is later.
    case tick
    /// The touch belongs to something else now, or the view is gone.
    case cancelled
  }

  package var kind: Kind
  /// The last known point, in the root's coordinates.
  package var location: CGPoint
  /// Where a second finger is, if there is one.
  package var second: CGPoint?
  /// When it is handled, in seconds of the host's clock.
  package var time: Double
  /// When it happened, which a busy program handles later. Only what is between two of these has a meaning.
  package var eventTime: Double
  package var modifiers: EventModifiers = []
  /// A finger, not the pointer's button.
  package var isTouch = false
  /// Whether it moves what scrolls, if nothing inside recognises it: a finger does, the pointer's button not everywhere.
  package var scrolls = true
  /// Of the view that the gesture is attached to.
  package var place: GesturePlace?
  /// The dynamic properties of the gestures that the event is for; nil if none has any.
  var properties: GestureProperties?

  package init(
    _ kind: Kind, at location: CGPoint, time: Double, eventTime: Double? = nil, modifiers: EventModifiers = []
  ) {
    self.kind = kind
    self.location = location
    self.time = time
    self.eventTime = eventTime ?? time
    self.modifiers = modifiers
  }

  /// The point in the coordinates of a view.
  @MainActor package func location(in space: CoordinateSpace) -> CGPoint {
    place?.convert(location, to: space) ?? location
  }
}
