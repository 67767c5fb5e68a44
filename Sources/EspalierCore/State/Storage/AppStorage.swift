// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// A value in the user's defaults that a view reads and writes. The view is made anew when it changes.
///
/// Kept are `Bool`, `Int`, `Double`, `String`, `URL`, `Data`, `Date`, what a raw value of `Int` or `String` stands for, and
/// optionals of these, where nil is what is not there.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  private let form: StoredForm<Value>
  private var location: KeptLocation<Value>?

  private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.store = store
    self.form = form
  }

  /// Outside of a view: the value in the store.
  public var wrappedValue: Value {
    get { location?.get() ?? form.value(in: DefaultsStore(store ?? .standard), key) ?? initial }
    nonmutating set {
      if let location { return location.set(newValue, transaction: CurrentTransaction.value) }
      DefaultsStore(store ?? .standard).set(form.encode(newValue), forKey: key)
    }
  }

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

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .bool)
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .int)
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .double)
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .string)
  }
}
extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .url)
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .data)
  }
}
extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .date)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, StoredForm.int.raw(Value.self))
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, StoredForm.string.raw(Value.self))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredForm.bool.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredForm.int.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredForm.double.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredForm.string.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredForm.url.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredForm.data.optional)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredForm.date.optional)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredForm.int.raw(R.self).optional)
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredForm.string.raw(R.self).optional)
  }
}
