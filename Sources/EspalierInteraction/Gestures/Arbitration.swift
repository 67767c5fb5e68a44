// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// The choice of the gestures that are recognised at a point with several. It grows from the innermost view to the outermost:
///
///     normal         the ones inside, else this one      (specification I5)
///     high priority  this one, else the ones inside      (specification I6)
///     simultaneous   both, independently                 (specification I7)
///     scroll         the ones inside, else this one      (specification I15)
///
/// On a view that keeps its presses, such as a scroll bar, only the innermost one is recognised.
@MainActor
indirect enum Arbitration {
  case noGesture
  case one(GestureResponder)
  case exclusive(Arbitration, Arbitration)
  case simultaneous(Arbitration, Arbitration)

  /// - Parameter responders: From the innermost to the outermost.
  init(_ responders: [Responder]) {
    self = .noGesture
    for case let gesture as GestureResponder in responders where gesture.isEnabled {
      if !gesture.mask.contains(.subviews) { self = .noGesture }
      guard gesture.mask.contains(.gesture) else { continue }
      if responders[0].keepsPresses {
        self = .one(gesture)
        return
      }
      switch (self, gesture.precedence) {
      case (.noGesture, _): self = .one(gesture)
      case (_, .normal): self = .exclusive(self, .one(gesture))
      case (_, .high): self = .exclusive(.one(gesture), self)
      case (_, .simultaneous): self = .simultaneous(self, .one(gesture))
      case (_, .scroll): self = scrolling(by: gesture)
      }
    }
  }

  /// The arbitration with a scroll view around: the gestures inside go first, but those that are recognised
  /// simultaneously with others do not keep it from scrolling (specification I15).
  private func scrolling(by scroll: GestureResponder) -> Arbitration {
    switch self {
    case .simultaneous(let first, let second): .simultaneous(first.scrolling(by: scroll), second)
    case .one(let gesture) where gesture.precedence == .simultaneous: .simultaneous(.one(scroll), self)
    default: .exclusive(self, .one(scroll))
    }
  }

  func receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    switch self {
    case .noGesture: _GestureResult(.failed)
    case .one(let gesture): gesture.receive(event, memory: memory)
    case .exclusive(let first, let second):
      receiveExclusively(
        event, memory: memory, first: { first.receive($0, memory: memory.part(0)) },
        second: { second.receive($0, memory: memory.part(1)) })
    case .simultaneous(let first, let second):
      receiveSimultaneously(
        event, memory: memory, first: { first.receive($0, memory: memory.part(0)) },
        second: { second.receive($0, memory: memory.part(1)) }, combine: { _, _ in })
    }
  }

  /// The gestures that take part, the innermost last.
  var gestures: [GestureResponder] {
    switch self {
    case .noGesture: []
    case .one(let gesture): [gesture]
    case .exclusive(let a, let b), .simultaneous(let a, let b): a.gestures + b.gestures
    }
  }
}

/// The events from the first press at a point until all gestures there are decided.
@MainActor
final class Interaction {
  private let arbitration: Arbitration
  private let memory = _GestureMemory()
  private(set) var isDown = false
  private var isDecided = false
  private var location = CGPoint.zero
  /// The position of the second finger.
  private var second: CGPoint?
  private var isTouch = false
  private var scrolls = true
  /// The time at which a tick is needed even if no event comes, in seconds.
  private(set) var deadline: Double?

  init(_ arbitration: Arbitration) { self.arbitration = arbitration }

  /// Begins a press.
  /// - Parameters:
  ///   - isTouch: Whether a finger presses, and not the pointer's button.
  ///   - scrolls: Whether the press scrolls content.
  func began(isTouch: Bool, scrolls: Bool) {
    self.isTouch = isTouch
    self.scrolls = scrolls
  }

  /// Whether no further event can change the result.
  var isOver: Bool { isDecided && !isDown }

  /// Whether a press on `other` may be the next tap of the same gestures.
  func continues(with other: Arbitration) -> Bool {
    let own = arbitration.gestures
    let others = other.gestures
    return !isOver && !own.isEmpty && own.count == others.count && zip(own, others).allSatisfy { $0 === $1 }
  }

  /// Receives a second finger that comes, moves, or goes.
  func receiveSecond(_ point: CGPoint?, time: Double, modifiers: EventModifiers = []) {
    second = point
    receive(.moved, time: time, modifiers: modifiers)
  }

  /// Receives a movement of both fingers.
  func receive(_ first: CGPoint, _ second: CGPoint, time: Double, modifiers: EventModifiers = []) {
    self.second = second
    receive(.moved, at: first, time: time, modifiers: modifiers)
  }

  func receive(
    _ kind: _GestureEvent.Kind, at point: CGPoint? = nil, time: Double, eventTime: Double? = nil,
    modifiers: EventModifiers = []
  ) {
    if let point { location = point }
    if kind == .began { isDown = true }
    if kind == .ended { isDown = false }
    if isDecided { return }
    var event = _GestureEvent(kind, at: location, time: time, eventTime: eventTime, modifiers: modifiers)
    event.second = second
    event.isTouch = isTouch
    event.scrolls = scrolls
    let result = arbitration.receive(event, memory: memory)
    deadline = result.phase.isFinal ? nil : result.deadline
    isDecided = result.phase.isFinal
    if !result.actions.isEmpty { run(result) }
    // A gesture without a deadline when the finger is gone cannot be recognised any more.
    if case .possible = result.phase, !isDown, deadline == nil, kind != .cancelled { receive(.cancelled, time: time) }
    if kind == .cancelled { isDecided = true }
  }

  /// The node of the gesture that has given actions last.
  static var actionsPlace: WeakAnyAttribute?

  private func run(_ result: _GestureResult<Void>) {
    let outer = Graph.beginCall("a gesture", at: Self.actionsPlace)
    defer { Graph.endCall(outer) }
    if case .active = result.phase {
      // One of a sequence of values (specification M16).
      var transaction = Transaction()
      transaction.isContinuous = true
      withTransaction(transaction) { for action in result.actions { action() } }
    } else {
      for action in result.actions { action() }
    }
  }
}
