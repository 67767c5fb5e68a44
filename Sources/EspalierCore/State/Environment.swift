// SPDX-License-Identifier: MIT

import EspalierGraph
import Observation

/// Reads a value from a view's environment. The view is made anew when that value changes (specification S49).
///
/// Stored as plain pointers: two views are equal if their bytes are, and an enum may have arbitrary bytes beside the
/// payload of a smaller case.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private var keyPath: KeyPath<EnvironmentValues, Value>?
  private var object: EnvironmentObjectSearch<Value>.Type?
  private var found: FoundValue<Value>?

  /// Reads one value of the environment, or a part of one.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; outside of a view the default.
  public var wrappedValue: Value { found?.value ?? read(EnvironmentValues()) }

  private func read(_ environment: EnvironmentValues) -> Value {
    if let keyPath { environment[keyPath: keyPath] } else { object!.find(in: environment) }
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    let property = property.assumingMemoryBound(to: Self.self).pointee
    return Connection(Attribute(EnvironmentReader(environment: inputs.environment, read: property.read)))
  }

  private final class Connection: _PropertyConnection {
    let attribute: Attribute<Value>
    init(_ attribute: Attribute<Value>) { self.attribute = attribute }
    private var reported: Value?

    override func takeChange() -> Bool {
      let value = attribute.peek()
      defer { reported = value }
      return reported.map { !valuesAreEqual($0, value) } ?? true
    }

    override func update(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: Environment<Value>.self).pointee.found = FoundValue(attribute.value)
    }
  }
}

extension Environment {
  /// The nearest observable object of this type; it must be there (specification S46).
  public init(_ type: Value.Type) where Value: AnyObject & Observable { object = RequiredObject<Value>.self }

  /// The nearest observable object of this type, or nil.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? { object = OptionalObject<T>.self }
}

/// A value that a body has read from its environment.
private final class FoundValue<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// The search for an object, as a type.
private class EnvironmentObjectSearch<Value> {
  class func find(in environment: EnvironmentValues) -> Value { fatalError("abstract") }
}

private final class RequiredObject<Object: AnyObject>: EnvironmentObjectSearch<Object> {
  override class func find(in environment: EnvironmentValues) -> Object {
    guard let object = environment.object(Object.self) else {
      fatalError(
        "No Observable object of type \(Object.self) found. A View.environment(_:) for \(Object.self) may be missing "
          + "as an ancestor of this view.")
    }
    return object
  }
}

private final class OptionalObject<Object: AnyObject>: EnvironmentObjectSearch<Object?> {
  override class func find(in environment: EnvironmentValues) -> Object? { environment.object(Object.self) }
}

private struct EnvironmentReader<Value>: Rule {
  let environment: Attribute<EnvironmentValues>
  let read: (EnvironmentValues) -> Value
  mutating func value() -> Value { read(environment.value) }
  nonisolated static var label: String { "environment \(Value.self)" }
}
