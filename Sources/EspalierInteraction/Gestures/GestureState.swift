// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion

/// State that lasts as long as a gesture: it is reset to its initial value when the gesture ends or is cancelled
/// (specification I11).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let place: OwnLocation<Value>
  private let reset: (Value, inout Transaction) -> Void

  /// State that has this value while the gesture does not run.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// State that has this value while the gesture does not run.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: The transaction in which the value is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// State that has this value while the gesture does not run, and is reset to it in a transaction, animated for
  /// example.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: Gets the last value and may change the transaction in which it is reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    place = OwnLocation(initial: wrappedValue)
    self.reset = reset
  }

  /// State that has this value while the gesture does not run; `reset` gets the last value and changes the transaction
  /// in which the state is reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value that the gesture last wrote, or the initial value while it does not run.
  public var wrappedValue: Value { place.value }
  /// The state itself, as `updating(_:body:)` takes it.
  public var projectedValue: GestureState<Value> { self }

  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location = place.location else { return }
    var value = location.get()
    var transaction = Transaction()
    body(&value, &transaction)
    location.set(value, transaction: CurrentTransaction.value.merging(transaction))
  }

  fileprivate func goBack() {
    guard let location = place.location else { return }
    var transaction = Transaction()
    reset(location.get(), &transaction)
    location.set(place.initial, transaction: CurrentTransaction.value.merging(transaction))
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    OwnLocation<Value>.makeConnection(property, inputs: inputs)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// State that is nil while the gesture does not run, and is reset to nil in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

/// A gesture that keeps a gesture state up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  public typealias Value = Base.Value
  /// The gesture whose changes are written.
  public var base: Base
  /// The state that is written.
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    var result = base._receive(event, memory: memory.part(0))
    switch result.phase {
    case .possible(let value?), .active(let value):
      memory.store(true)
      result.actions.append { state.update { update(value, &$0, &$1) } }
    case .ended, .failed:
      if memory.load(false) { result.actions.append { state.goBack() } }
      memory.store(false)
    case .possible(nil): break
    }
    return result
  }
}

extension Gesture {
  /// Calls `body` to bring `state` up to date while the gesture continues (specification I11).
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
