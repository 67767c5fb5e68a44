// SPDX-License-Identifier: MIT

/// Two gestures of which one is recognised, the first if both could be (specification I9).
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public enum Value {
    /// The first gesture succeeded, and has this value.
    case first(First.Value)
    /// The second gesture succeeded after the first had failed, and has this value.
    case second(Second.Value)
  }

  /// The gesture that takes precedence.
  public var first: First
  /// The gesture that is recognised if the first one fails.
  public var second: Second

  /// A combination in which only one of two gestures succeeds; the first one if both could.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    receiveExclusively(
      event, memory: memory, first: { first._receive($0, memory: memory.part(0)).map(Value.first) },
      second: { second._receive($0, memory: memory.part(1)).map(Value.second) })
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures that are recognised independently of each other (specification I9).
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public struct Value {
    /// The value of the first gesture; nil while it has none.
    public var first: First.Value?
    /// The value of the second gesture; nil while it has none.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The other gesture, which runs at the same time.
  public var second: Second

  /// Two gestures that run at the same time; either may succeed without the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    receiveSimultaneously(
      event, memory: memory, first: { first._receive($0, memory: memory.part(0)) },
      second: { second._receive($0, memory: memory.part(1)) }, combine: { Value(first: $0, second: $1) })
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture, or `other` if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture and `other` at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// The state of two gestures of which only one may be recognised.
private struct ExclusiveRecognition<Value> {
  enum Winner { case first, second }
  var winner: Winner?
  var secondHasFailed = false
  /// The result of the second gesture, which was recognised while the first is undecided: it waits.
  var waiting: _GestureResult<Value>?
}

/// Delivers one event to two gestures of which only one may be recognised. While the first is undecided, the results of
/// the second are held back; they are dropped when the first is recognised.
@MainActor
func receiveExclusively<Value>(
  _ event: _GestureEvent, memory: _GestureMemory, first: (_GestureEvent) -> _GestureResult<Value>,
  second: (_GestureEvent) -> _GestureResult<Value>
) -> _GestureResult<Value> {
  var state = memory.load(ExclusiveRecognition<Value>())
  defer { memory.store(state) }
  if state.winner == .first { return first(event) }
  if state.winner == .second { return second(event) }

  func cancelled(_ receive: (_GestureEvent) -> _GestureResult<Value>) -> [@MainActor () -> Void] {
    var cancellation = event
    cancellation.kind = .cancelled
    return receive(cancellation).actions
  }
  let secondIsFinal = state.secondHasFailed || state.waiting?.phase.isFinal == true

  var result = first(event)
  switch result.phase {
  case .active, .ended:
    state.winner = .first
    if !secondIsFinal { result.actions = cancelled(second) + result.actions }
    return result

  case .failed:
    state.winner = .second
    if state.secondHasFailed { return result }
    if let waiting = state.waiting, waiting.phase.isFinal {
      return prepending(result.actions, to: waiting)
    }
    var other = second(event)
    if other.actions.isEmpty, let waiting = state.waiting { other.actions = waiting.actions }
    return prepending(result.actions, to: other)

  case .possible(let value):
    if secondIsFinal { return result }
    let other = second(event)
    switch other.phase {
    case .possible(let otherValue):
      result.phase = .possible(value ?? otherValue)
      result.actions += other.actions
      result.deadline = earlier(result.deadline, other.deadline)
      result.givesWay = result.givesWay && other.givesWay
      return result
    case .active where result.givesWay:
      state.winner = .second
      return prepending(result.actions + cancelled(first), to: other)
    case .active, .ended:
      state.waiting = other
      return result
    case .failed:
      state.secondHasFailed = true
      result.actions += other.actions
      return result
    }
  }
}

/// Delivers one event to two gestures that are independent of each other. They use the first two parts of `memory`.
@MainActor
func receiveSimultaneously<A, B, Value>(
  _ event: _GestureEvent, memory: _GestureMemory, first: (_GestureEvent) -> _GestureResult<A>,
  second: (_GestureEvent) -> _GestureResult<B>, combine: (A?, B?) -> Value
) -> _GestureResult<Value> {
  var (a, b) = memory.load((_GesturePhase<A>.possible(nil), _GesturePhase<B>.possible(nil)))
  defer { memory.store((a, b)) }
  if event.kind == .began {
    // While one waits for its next tap, the other may start over.
    if a.isFinal {
      a = .possible(nil)
      memory.forgetPart(0)
    }
    if b.isFinal {
      b = .possible(nil)
      memory.forgetPart(1)
    }
  }
  var result = _GestureResult<Value>(.failed, givesWay: true)
  if !a.isFinal {
    let one = first(event)
    a = one.phase
    result.actions += one.actions
    result.deadline = one.deadline
    result.givesWay = one.givesWay
  }
  if !b.isFinal {
    let other = second(event)
    b = other.phase
    result.actions += other.actions
    result.deadline = earlier(result.deadline, other.deadline)
    result.givesWay = result.givesWay && other.givesWay
  }
  let value = combine(a.value, b.value)
  if a.isFinal && b.isFinal {
    result.phase = a.isFailed && b.isFailed ? .failed : .ended(value)
  } else if a.isRecognised || b.isRecognised {
    result.phase = .active(value)
  } else {
    result.phase = .possible(a.value == nil && b.value == nil ? nil : value)
  }
  return result
}

private func prepending<Value>(_ actions: [@MainActor () -> Void], to result: _GestureResult<Value>)
  -> _GestureResult<Value>
{
  var result = result
  result.actions = actions + result.actions
  return result
}

private func earlier(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}

extension _GesturePhase {
  fileprivate var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  fileprivate var isFailed: Bool { if case .failed = self { true } else { false } }

  fileprivate var isRecognised: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }
}
