// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion

/// State that a view owns: kept as long as the view's identity lives, and shared by all values of the view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StoredLocation<Value>?

  /// State that begins with this value when the view appears for the first time; later values of the parameter have no
  /// effect.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// State that begins with this value when the view appears for the first time; later values of the parameter have no
  /// effect.
  public init(initialValue: Value) { initial = initialValue }

  /// The value. Before the view is installed it is the initial value, and writes are lost (specification S33).
  public var wrappedValue: Value {
    get {
      // Without `??`, whose generic code looks up the type of the optional in each read.
      guard let location else { return initial }
      return location.get()
    }
    nonmutating set { location?.set(newValue, transaction: CurrentTransaction.value) }
  }

  /// A binding to the state. Before the view is installed, a constant of the initial value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    let state = property.assumingMemoryBound(to: Self.self).pointee
    if let location = state.location { return Connection(location) }
    let place = inputs.handoverPlace
    let location = StoredLocation(place?.take(state.initial) ?? state.initial, host: inputs.host)
    place?.follow { [weak location] in location?.get() }
    return Connection(location)
  }

  private final class Connection: _PropertyConnection {
    let location: StoredLocation<Value>
    init(_ location: StoredLocation<Value>) { self.location = location }

    override func setName(_ name: String, owner: Any.Type) {
      location.name = name
      location.owner = owner
    }

    private var reported = 0

    override func takeChange() -> Bool {
      defer { reported = location.writeCount }
      return location.writeCount != reported
    }

    override func update(_ property: UnsafeMutableRawPointer) {
      property.assumingMemoryBound(to: State<Value>.self).pointee.location = location
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
