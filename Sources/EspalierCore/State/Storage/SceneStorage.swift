// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

/// A value that belongs to a window: it is restored when the window comes back after the program ended.
///
/// Types that can be stored are `Bool`, `Int`, `Double`, `String`, `URL`, `Data`, `Date`, types with a raw value of
/// `Int` or `String`, and optionals of these. Hosts without a display keep the values as long as they live; a window
/// keeps them in a file.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: _StoredForm<Value>
  private var location: KeptLocation<Value>?

  private init(_ initial: Value, _ key: String, _ form: _StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  /// The value; outside of a view it is the initial value, and writes are lost.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: CurrentTransaction.value) }
  }

  /// A binding to the stored value. Before the view is installed, a constant of the initial value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initial)
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    let property = property.assumingMemoryBound(to: Self.self).pointee
    let location = KeptLocation(
      property.initial, property.form, key: property.key, store: inputs.host.sceneStore, host: inputs.host)
    return KeptConnection<Self, Value>(location, \.location)
  }
}

extension SceneStorage where Value: _StorableValue {
  /// A value under a key of the window; this one applies while the key has none.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, Value._storedForm) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
  /// Stores the raw value, an `Int` or a `String`.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, Value.RawValue._storedForm.raw(Value.self))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// An optional is nil if nothing is stored.
  public init<Stored: _StorableValue>(_ key: String) where Value == Stored? {
    self.init(nil, key, Stored._storedForm.optional)
  }

  /// An optional value under a key of the window, stored as its raw value; nil while the key has none.
  public init<Stored: RawRepresentable>(_ key: String)
  where Value == Stored?, Stored.RawValue: _StorableRawValue {
    self.init(nil, key, Stored.RawValue._storedForm.raw(Stored.self).optional)
  }
}
