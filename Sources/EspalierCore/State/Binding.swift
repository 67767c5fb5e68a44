// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// A way to read and write a value that is owned elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction that is added to every write through this binding.
  public var transaction = Transaction()
  package let location: AnyLocation<Value>

  package nonisolated init(location: AnyLocation<Value>) { self.location = location }

  /// A binding that reads and writes by closures. The first one is called at once: a body that makes the binding
  /// depends on the values that it reads.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, _ in set(value) }
  }

  /// A binding that reads and writes by closures; the second one also gets the transaction of the write, with its
  /// animation. The first one is called at once.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get: get, set: set))
    _ = get()
  }

  /// A value that ignores writes (specification S52).
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The same binding, for a closure's parameter `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value now. A write reaches the owner with the transaction of the place of the write and of the binding.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: CurrentTransaction.value.merging(transaction)) }
  }

  /// The binding itself, so that a child takes it as `$value`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    projecting {
      $0[keyPath: keyPath]
    } set: {
      $0[keyPath: keyPath] = $1
    }
  }

  package nonisolated func projecting<Part>(
    _ get: @escaping (Value) -> Part, set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    var part = Binding<Part>(location: ProjectedLocation(base: location, get: get, set: set))
    part.transaction = transaction
    return part
  }

  /// This binding, whose writes are made in `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    result.transaction = transaction
    return result
  }

  /// This binding, whose writes animate (specification S54).
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  { nil }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value now.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to an optional of the value; writing nil leaves the value as it is (specification S53).
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.projecting {
      Optional($0)
    } set: { value, new in
      if let new { value = new }
    }
  }

  /// A binding to the value that an optional holds; nil if it holds none now (specification S53).
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    self = base.projecting {
      $0!
    } set: { value, new in
      value = new
    }
  }

  /// A binding whose value's type is erased. A write of a value of another type is ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.projecting {
      AnyHashable($0)
    } set: { value, new in
      if let new = new.base as? V { value = new }
    }
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to the element at an index; the index must be valid when the binding is used.
  public subscript(index: Value.Index) -> Binding<Value.Element> {
    projecting {
      $0[index]
    } set: {
      $0[index] = $1
    }
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  /// The positions of the elements now.
  public var indices: Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  /// Moves an index one element further.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  /// Moves an index one element back.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

private final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ value: Value, transaction: Transaction) {}
}

private final class FunctionLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let getter: () -> Value
  let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { readObserved(getter) }
  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { setter(value, transaction) }
  }
}

private final class ProjectedLocation<Base, Value>: AnyLocation<Value>, @unchecked Sendable {
  let base: AnyLocation<Base>
  let getter: (Base) -> Value
  let setter: (inout Base, Value) -> Void

  init(base: AnyLocation<Base>, get: @escaping (Base) -> Value, set: @escaping (inout Base, Value) -> Void) {
    self.base = base
    getter = get
    setter = set
  }

  override func get() -> Value {
    let whole = base.get()
    // A part of an object may be an `@Observable` property; parts of values are read with them.
    return Base.self is AnyObject.Type ? readObserved { getter(whole) } : getter(whole)
  }
  override func set(_ value: Value, transaction: Transaction) {
    var whole = base.get()
    // If the whole is an object, this is the write that notifies its observers.
    withTransaction(transaction) { setter(&whole, value) }
    base.set(whole, transaction: transaction)
  }
}
