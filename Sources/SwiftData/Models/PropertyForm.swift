// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

/// The form of the values of one property in the storage of an object.
class AnyPropertyForm: @unchecked Sendable {
  /// The type of the column; empty if the property has none.
  var columnType: String { "" }
  var isOptional: Bool { false }
  /// Whether SQLite orders the column as Swift orders the values.
  var isOrderedInStore: Bool { false }
  /// Whether the column has the value itself, so that a search can compare it.
  var isComparable: Bool { false }
  /// The value of the column for a value of the property, or of its wrapped type; nil for a value of another type.
  func encode(any value: Any) -> StoredValue? { nil }
}

/// The same for one type.
class PropertyForm<Value>: AnyPropertyForm, @unchecked Sendable {
  func read(_ storage: _ModelStorage, _ property: ModelProperty) -> Value { fatalError("abstract") }
  func write(_ storage: _ModelStorage, _ property: ModelProperty, _ value: Value) { fatalError("abstract") }
}

/// A property with a column of its own.
class AttributeForm<Value>: PropertyForm<Value>, @unchecked Sendable {
  /// Nil if the stored value is none of the type's.
  func decode(_ stored: StoredValue) -> Value? { fatalError("abstract") }
  func encode(_ value: Value) -> StoredValue { fatalError("abstract") }

  override func encode(any value: Any) -> StoredValue? { (value as? Value).map(encode) }

  override func read(_ storage: _ModelStorage, _ property: ModelProperty) -> Value {
    if let value = decode(storage.values[property.index]) { return value }
    return fallback(storage, property)
  }

  override func write(_ storage: _ModelStorage, _ property: ModelProperty, _ value: Value) {
    storage.values[property.index] = encode(value)
  }

  /// The property's default for a column with a value of another type.
  final func fallback(_ storage: _ModelStorage, _ property: ModelProperty) -> Value {
    let stored = storage.values[property.index]
    let place = "\(storage.entity.name).\(property.name)"
    if let value = property.defaultValue.flatMap({ decode($0()) }) {
      if stored != .null {
        SwiftDataLog.warn(
          "\(place): the store has \(stored), which is no \(Value.self); the property's default is used")
      }
      return value
    }
    if storage.isDestroyed {
      fatalError(
        "\(place) was read of an object that is deleted, and whose values are no longer in memory. Use 'isDeleted', or keep "
          + "the value before 'delete'.")
    }
    fatalError(
      "\(place) was read, but has no value: the initializer sets none, or the store has \(stored), which is no "
        + "\(Value.self). Give the property a default value.")
  }
}

final class ScalarForm<Value: StorableScalar>: AttributeForm<Value>, @unchecked Sendable {
  override var columnType: String { Value.columnType }
  override var isOrderedInStore: Bool { Value.isOrderedInStore }
  override var isComparable: Bool { true }
  override func decode(_ stored: StoredValue) -> Value? { Value(stored: stored) }
  override func encode(_ value: Value) -> StoredValue { value.stored }
}

/// An enumeration: its raw value.
final class RawForm<Value: RawRepresentable>: AttributeForm<Value>, @unchecked Sendable
where Value.RawValue: StorableScalar {
  override var columnType: String { Value.RawValue.columnType }
  override var isComparable: Bool { true }
  override func decode(_ stored: StoredValue) -> Value? {
    Value.RawValue(stored: stored).flatMap(Value.init(rawValue:))
  }
  override func encode(_ value: Value) -> StoredValue { value.rawValue.stored }
}

/// Any other type: JSON as text.
final class CodableForm<Value: Codable>: AttributeForm<Value>, @unchecked Sendable {
  override var columnType: String { "TEXT" }

  override func read(_ storage: _ModelStorage, _ property: ModelProperty) -> Value {
    if let known = storage.decoded[property.index] as? Value { return known }
    let value = super.read(storage, property)
    storage.decoded[property.index] = value
    return value
  }

  override func write(_ storage: _ModelStorage, _ property: ModelProperty, _ value: Value) {
    super.write(storage, property, value)
    storage.decoded[property.index] = value
  }

  override func decode(_ stored: StoredValue) -> Value? {
    guard case .text(let text) = stored else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(Value.self, from: Data(text.utf8))
  }

  override func encode(_ value: Value) -> StoredValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do { return .text(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch {
      fatalError("a value of \(Value.self) cannot be kept: \(error)")
    }
  }
}

final class OptionalForm<Wrapped>: AttributeForm<Wrapped?>, @unchecked Sendable {
  let wrapped: AttributeForm<Wrapped>
  init(_ wrapped: AttributeForm<Wrapped>) { self.wrapped = wrapped }

  override var columnType: String { wrapped.columnType }
  override var isOptional: Bool { true }
  override var isOrderedInStore: Bool { wrapped.isOrderedInStore }
  override var isComparable: Bool { wrapped.isComparable }
  override func encode(any value: Any) -> StoredValue? {
    if let value = value as? Wrapped { return wrapped.encode(value) }
    return (value as? Wrapped?).map(encode)
  }
  override func decode(_ stored: StoredValue) -> Wrapped?? {
    stored == .null ? .some(nil) : wrapped.decode(stored).map { .some($0) }
  }
  override func encode(_ value: Wrapped?) -> StoredValue { value.map(wrapped.encode) ?? .null }
}
