// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// A movement of a finger or pointer with a meaning: a tap, a drag, a combination of them.
///
/// A gesture of your own gives a `body`, and may have dynamic properties as a view has: they live as long as the view
/// that it is attached to. The underscored requirement is the recognition by the framework's own gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that the gesture reports while it continues and when it ends.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Receives one event. Called for each event from the first press on until the phase is final; `memory` is kept in
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

/// The phase of a gesture.
public enum _GesturePhase<Value> {
  /// The gesture is undecided. Some gestures have a value already: a long press that is being held.
  case possible(Value?)
  /// The gesture is recognised and continues.
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

/// The result of a gesture for one event.
public struct _GestureResult<Value> {
  package var phase: _GesturePhase<Value>
  /// The users' callbacks that are due. A gesture that holds this one back drops or delays them.
  package var actions: [@MainActor () -> Void] = []
  /// The time at which the gesture needs a tick even if no event comes, in seconds of the host's clock.
  package var deadline: Double?
  /// Whether another gesture that is recognised now may have the event, while this one is undecided: a tap that has
  /// moved a little.
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

/// The state that a gesture stores between events, and its parts' memories.
@MainActor
public final class _GestureMemory {
  private var stored: Any?
  private var parts: [Int: _GestureMemory] = [:]
  /// The numbers of the parts around it, from the outermost in.
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

/// An event of a finger or pointer, or the passing of time.
public struct _GestureEvent {
  package enum Kind {
    case began, moved, ended
    /// Time has passed without a movement.
    case tick
    /// The touch belongs to another view now, or the view is gone.
    case cancelled
  }

  package var kind: Kind
  /// The last known point, in the root's coordinates.
  package var location: CGPoint
  /// The position of a second finger, if there is one.
  package var second: CGPoint?
  /// The time at which the event is handled, in seconds of the host's clock.
  package var time: Double
  /// The time of the event itself, which a busy program handles later. Only differences of such times have a meaning.
  package var eventTime: Double
  package var modifiers: EventModifiers = []
  /// Whether a finger caused the event, and not the pointer's button.
  package var isTouch = false
  /// Whether the event scrolls content, if no gesture inside recognises it: a finger does, the pointer's button not everywhere.
  package var scrolls = true
  /// The place of the view that the gesture is attached to.
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
