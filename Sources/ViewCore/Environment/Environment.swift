import Graph
import Observation

/// Reads a value from a view's environment. The view is made anew when that value changes (oracle S49).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case read((EnvironmentValues) -> Value)
    case attribute(WeakAttribute<Value>, Value)
  }
  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// Outside of a view: the default value.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .read(let read): read(EnvironmentValues())
    case .attribute(_, let value): value
    }
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    switch property.assumingMemoryBound(to: Self.self).pointee.content {
    case .keyPath(let keyPath):
      Connection(Attribute(EnvironmentReader(environment: inputs.environment) { $0[keyPath: keyPath] }))
    case .read(let read): Connection(Attribute(EnvironmentReader(environment: inputs.environment, read: read)))
    case .attribute: nil
    }
  }

  private final class Connection: _PropertyConnection {
    let attribute: Attribute<Value>
    init(_ attribute: Attribute<Value>) { self.attribute = attribute }
    override func update(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: Environment<Value>.self).pointee.content =
        .attribute(attribute.weak, attribute.value)
    }
  }
}

extension Environment {
  /// The nearest observable object of this type; it must be there (oracle S46).
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    content = .read { environment in
      guard let object = environment.object(Value.self) else {
        fatalError(
          "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
            + "as an ancestor of this view.")
      }
      return object
    }
  }

  /// The nearest observable object of this type, or nil.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    content = .read { $0.object(T.self) }
  }
}

private struct EnvironmentReader<Value>: Rule {
  let environment: Attribute<EnvironmentValues>
  let read: (EnvironmentValues) -> Value
  mutating func value() -> Value { read(environment.value) }
  nonisolated static var label: String { "environment \(Value.self)" }
}
