// SPDX-License-Identifier: MIT

/// Two gestures one after the other: the second starts where the first succeeded (specification I9).
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public enum Value {
    /// The first gesture has a value; the second one has not begun.
    case first(First.Value)
    /// The second value is nil until the second gesture has one.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that begins when the first one has succeeded.
  public var second: Second

  /// Two gestures in sequence: the second one begins when the first one has succeeded.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    guard let done = memory.load(First.Value?.none) else {
      var result = first._receive(event, memory: memory.part(0))
      guard case .ended(let value) = result.phase else { return result.map(Value.first) }
      memory.store(Optional(value))
      // If the finger is gone, the second begins with the next press.
      if event.kind == .ended { return result.map { Value.second($0, nil) }.continuing }
      var beginning = event
      beginning.kind = .began
      let next = receiveSecond(beginning, value, memory)
      result.actions += next.actions
      var both = next
      both.actions = result.actions
      return both
    }
    return receiveSecond(event, done, memory)
  }

  @MainActor private func receiveSecond(_ event: _GestureEvent, _ done: First.Value, _ memory: _GestureMemory)
    -> _GestureResult<Value>
  {
    let result = second._receive(event, memory: memory.part(1)).map { Value.second(done, $0) }
    if case .possible(nil) = result.phase {
      var active = result
      active.phase = .active(.second(done, nil))
      return active
    }
    return result
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension _GestureResult {
  /// The result as one that is not final: another gesture follows.
  fileprivate var continuing: _GestureResult {
    guard case .ended(let value) = phase else { return self }
    var result = self
    result.phase = .active(value)
    return result
  }
}

extension Gesture {
  /// This gesture, and then `other`.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
