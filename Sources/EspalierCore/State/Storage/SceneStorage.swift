// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// A value that belongs to a window: it is there again when the window comes back after the program ended.
///
/// Kept are `Bool`, `Int`, `Double`, `String`, `URL`, `Data`, `Date`, what a raw value of `Int` or `String` stands for, and
/// optionals of these. Hosts without a display keep them as long as they live; a window keeps them in a file.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var location: KeptLocation<Value>?

  private init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  /// Outside of a view: the initial value, and writes are lost.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: CurrentTransaction.value) }
  }

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

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .bool)
  }
}
extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .int)
  }
}
extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .double)
  }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .string)
  }
}
extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .url)
  }
}
extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .data)
  }
}
extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .date)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, StoredForm.int.raw(Value.self))
  }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, StoredForm.string.raw(Value.self))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StoredForm.bool.optional)
  }
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StoredForm.int.optional)
  }
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StoredForm.double.optional)
  }
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StoredForm.string.optional)
  }
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StoredForm.url.optional)
  }
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StoredForm.data.optional)
  }
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, StoredForm.date.optional)
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, StoredForm.int.raw(R.self).optional)
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, StoredForm.string.raw(R.self).optional)
  }
}
