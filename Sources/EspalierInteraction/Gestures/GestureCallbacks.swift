// SPDX-License-Identifier: MIT

/// A gesture that calls back when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    var result = content._receive(event, memory: memory)
    if case .ended(let value) = result.phase { result.actions.append { action(value) } }
    return result
  }
}

/// A gesture that calls back when its value changes (specification I13).
nonisolated public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    var result = content._receive(event, memory: memory.part(0))
    switch result.phase {
    case .possible(let value?), .active(let value):
      if memory.load(Value?.none) != value {
        memory.store(Optional(value))
        result.actions.append { action(value) }
      }
    case .possible(nil), .ended, .failed: break
    }
    return result
  }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    content._receive(event, memory: memory).map(transform)
  }
}

/// A gesture of any type with this value.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
  private let receive: @MainActor (_GestureEvent, _GestureMemory) -> _GestureResult<Value>

  /// Erases the type of a gesture. It may be made on any thread; only the main actor recognises it.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    receive = { gesture._receive($0, memory: $1) }
  }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    receive(event, memory)
  }
}

extension Gesture {
  /// Calls `action` when the gesture ends successfully; not when it fails or is cancelled (specification I12).
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Calls `action` whenever the value differs from the one before (specification I13).
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// The same gesture with another value, made from its own.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}
