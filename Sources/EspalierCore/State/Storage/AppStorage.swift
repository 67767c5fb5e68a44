// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierMotion
import Foundation

/// A value in the user's defaults that a view reads and writes. The view is made anew when it changes.
///
/// Types that can be stored are `Bool`, `Int`, `Double`, `String`, `URL`, `Data`, `Date`, types with a raw value of
/// `Int` or `String`, and optionals of these, where nil is a missing entry.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  private let form: _StoredForm<Value>
  private var location: KeptLocation<Value>?

  private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: _StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.store = store
    self.form = form
  }

  /// The value; outside of a view the one in the store.
  public var wrappedValue: Value {
    get { location?.get() ?? form.value(in: DefaultsStore(store ?? .standard), key) ?? initial }
    nonmutating set {
      if let location { return location.set(newValue, transaction: CurrentTransaction.value) }
      DefaultsStore(store ?? .standard).set(form.encode(newValue), forKey: key)
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    guard let location else { return Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
    return Binding(location: location)
  }

  @MainActor public static func _makeConnection(_ property: UnsafeRawPointer, inputs: _ViewInputs)
    -> _PropertyConnection?
  {
    let property = property.assumingMemoryBound(to: Self.self).pointee
    let defaults = property.store ?? inputs.environment.peek().defaultAppStorage ?? .standard
    let location = KeptLocation(
      property.initial, property.form, key: property.key, store: DefaultsStore(defaults), host: inputs.host)
    return KeptConnection<Self, Value>(location, \.location)
  }
}

extension AppStorage where Value: _StorableValue {
  /// A value under a key of the user defaults; this one applies while the key has none. If `store` is nil, it is the
  /// one that `defaultAppStorage(_:)` sets.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, Value._storedForm)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
  /// Stores the raw value, an `Int` or a `String`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, Value.RawValue._storedForm.raw(Value.self))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// An optional is nil if nothing is stored.
  public init<Stored: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Stored? {
    self.init(nil, key, store, Stored._storedForm.optional)
  }

  /// An optional value under a key of the user defaults, stored as its raw value; nil while the key has none.
  public init<Stored: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Stored?, Stored.RawValue: _StorableRawValue {
    self.init(nil, key, store, Stored.RawValue._storedForm.raw(Stored.self).optional)
  }
}
