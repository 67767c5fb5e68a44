// SPDX-License-Identifier: MIT

import Foundation

/// A type whose values `@AppStorage` and `@SceneStorage` store as they are.
public protocol _StorableValue {
  static var _storedForm: _StoredForm<Self> { get }
}

/// A type that can also be stored as the raw value of another one.
public protocol _StorableRawValue: _StorableValue {}

/// The stored form of the values of a type.
public struct _StoredForm<Value> {
  let kind: StoredValue.Kind
  let decode: (StoredValue) -> Value?
  /// Converts a value for the store; a result of nil removes the stored value.
  let encode: (Value) -> StoredValue?

  func value(in store: any KeyedStore, _ key: String) -> Value? {
    store.value(forKey: key, as: kind).flatMap(decode)
  }

  /// The same for an optional: nil is stored as the absence of a value.
  var optional: _StoredForm<Value?> {
    _StoredForm<Value?>(kind: kind, decode: { decode($0).map { .some($0) } }, encode: { $0.flatMap(encode) })
  }

  /// The same for a type with raw values of this one.
  func raw<Represented: RawRepresentable<Value>>(_ type: Represented.Type) -> _StoredForm<Represented> {
    _StoredForm<Represented>(
      kind: kind, decode: { decode($0).flatMap { Represented(rawValue: $0) } }, encode: { encode($0.rawValue) })
  }
}

extension Bool: _StorableValue {
  public static var _storedForm: _StoredForm<Bool> {
    _StoredForm(kind: .bool, decode: { if case .bool(let value) = $0 { value } else { nil } }, encode: { .bool($0) })
  }
}
extension Int: _StorableRawValue {
  public static var _storedForm: _StoredForm<Int> {
    _StoredForm(kind: .int, decode: { if case .int(let value) = $0 { value } else { nil } }, encode: { .int($0) })
  }
}
extension Double: _StorableValue {
  public static var _storedForm: _StoredForm<Double> {
    _StoredForm(
      kind: .double, decode: { if case .double(let value) = $0 { value } else { nil } }, encode: { .double($0) })
  }
}
extension String: _StorableRawValue {
  public static var _storedForm: _StoredForm<String> {
    _StoredForm(
      kind: .string, decode: { if case .string(let value) = $0 { value } else { nil } }, encode: { .string($0) })
  }
}
extension Data: _StorableValue {
  public static var _storedForm: _StoredForm<Data> {
    _StoredForm(kind: .data, decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}
extension URL: _StorableValue {
  public static var _storedForm: _StoredForm<URL> {
    _StoredForm(kind: .url, decode: { if case .url(let value) = $0 { value } else { nil } }, encode: { .url($0) })
  }
}
extension Date: _StorableValue {
  /// Seconds since the reference date of 2001.
  public static var _storedForm: _StoredForm<Date> {
    _StoredForm(
      kind: .date,
      decode: { if case .double(let value) = $0 { Date(timeIntervalSinceReferenceDate: value) } else { nil } },
      encode: { .double($0.timeIntervalSinceReferenceDate) })
  }
}

extension _StoredForm where Value: Codable {
  /// The value as JSON; a value that cannot be read counts as not stored.
  package static func json() -> _StoredForm {
    _StoredForm(
      kind: .data,
      decode: { if case .data(let data) = $0 { try? JSONDecoder().decode(Value.self, from: data) } else { nil } },
      encode: { (try? JSONEncoder().encode($0)).map { .data($0) } })
  }
}
