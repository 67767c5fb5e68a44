// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// A finger that stays at its place (specification I2).
nonisolated public struct LongPressGesture: _PrimitiveGesture {
  /// Whether the finger is down, or has been down for long enough.
  public typealias Value = Bool

  /// The minimum duration in seconds.
  public var minimumDuration: Double
  /// The greatest distance that the finger may move, in points.
  public var maximumDistance: CGFloat

  /// A press of `minimumDuration` seconds, during which the finger moves by no more than `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  private struct Press {
    var start = CGPoint.zero
    var time = 0.0
  }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Bool> {
    if event.kind == .cancelled || event.second != nil { return _GestureResult(.failed) }
    if event.kind == .began { memory.store(Press(start: event.location, time: event.time)) }
    let press = memory.load(Press())
    if hypot(event.location.x - press.start.x, event.location.y - press.start.y) > maximumDistance {
      return _GestureResult(.failed)
    }
    let deadline = press.time + minimumDuration
    if event.time >= deadline - 1e-9 { return _GestureResult(.ended(true)) }
    return event.kind == .ended ? _GestureResult(.failed) : _GestureResult(.possible(true), deadline: deadline)
  }
}

/// A long press that calls back: `onLongPressGesture` (specification I48).
nonisolated struct LongPressAction: _PrimitiveGesture {
  typealias Value = Bool
  let gesture: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Bool> {
    var result = gesture._receive(event, memory: memory.part(0))
    let wasPressing = memory.load(false)
    let isPressing = !result.phase.isFinal
    memory.store(isPressing)
    if case .ended = result.phase { result.actions.append { action() } }
    if isPressing != wasPressing, let onPressingChanged {
      result.actions.append { onPressingChanged(isPressing) }
    }
    return result
  }
}

extension View {
  /// Calls `action` when a finger has been down for long enough; `onPressingChanged` with true when it goes down and
  /// with false when the press ends, in any way (specification I48).
  /// - Parameters:
  ///   - minimumDuration: The minimum duration in seconds.
  ///   - maximumDistance: The greatest distance that the finger may move, in points.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressAction(
        gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// The form of 2019, with the closures the other way round.
  @available(
    *, deprecated, message: "Use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)."
  )
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
