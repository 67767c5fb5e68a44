// SPDX-License-Identifier: MIT

import Observation

/// Bindings to the properties of an `@Observable` object (specification S50).
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object whose properties are bound.
  public var wrappedValue: Value

  private nonisolated init(object: Value) { wrappedValue = object }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// The wrapper itself, so that `$model.name` is a binding.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes bindings to an observable object's properties; the object is not owned.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Makes bindings to an observable object's properties; the object is not owned.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  /// The wrapper itself, for a closure's parameter `$model`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
