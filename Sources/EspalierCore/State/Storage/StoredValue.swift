// SPDX-License-Identifier: MIT

import Foundation

/// A value as it is kept outside of the program.
package enum StoredValue: Codable, Equatable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case url(URL)

  package enum Kind: Sendable { case bool, int, double, string, data, url }
}

/// Where values are kept by name: user defaults, a scene's file.
package protocol KeyedStore: AnyObject, Sendable {
  func value(forKey key: String, as kind: StoredValue.Kind) -> StoredValue?
  func set(_ value: StoredValue?, forKey key: String)
  /// Calls `action` after a value may have changed, until the token goes.
  func observe(_ action: @escaping @Sendable () -> Void) -> AnyObject
}

/// How a type is kept.
package struct StoredForm<Value> {
  let kind: StoredValue.Kind
  let decode: (StoredValue) -> Value?
  /// Nil removes the value.
  let encode: (Value) -> StoredValue?
}

extension StoredForm {
  func value(in store: any KeyedStore, _ key: String) -> Value? {
    store.value(forKey: key, as: kind).flatMap(decode)
  }

  /// The same for an optional: nil is what is not there.
  package var optional: StoredForm<Value?> {
    StoredForm<Value?>(kind: kind, decode: { decode($0).map { .some($0) } }, encode: { $0.flatMap(encode) })
  }

  /// The same for what stands for a value of this type.
  package func raw<Represented: RawRepresentable>(_ type: Represented.Type) -> StoredForm<Represented>
  where Represented.RawValue == Value {
    StoredForm<Represented>(
      kind: kind, decode: { decode($0).flatMap { Represented(rawValue: $0) } }, encode: { encode($0.rawValue) })
  }
}

extension StoredForm where Value == Bool {
  package static var bool: StoredForm {
    StoredForm(kind: .bool, decode: { if case .bool(let value) = $0 { value } else { nil } }, encode: { .bool($0) })
  }
}
extension StoredForm where Value == Int {
  package static var int: StoredForm {
    StoredForm(kind: .int, decode: { if case .int(let value) = $0 { value } else { nil } }, encode: { .int($0) })
  }
}
extension StoredForm where Value == Double {
  package static var double: StoredForm {
    StoredForm(
      kind: .double, decode: { if case .double(let value) = $0 { value } else { nil } }, encode: { .double($0) })
  }
}
extension StoredForm where Value == String {
  package static var string: StoredForm {
    StoredForm(
      kind: .string, decode: { if case .string(let value) = $0 { value } else { nil } }, encode: { .string($0) })
  }
}
extension StoredForm where Value == Data {
  package static var data: StoredForm {
    StoredForm(kind: .data, decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}
extension StoredForm where Value == URL {
  package static var url: StoredForm {
    StoredForm(kind: .url, decode: { if case .url(let value) = $0 { value } else { nil } }, encode: { .url($0) })
  }
}
extension StoredForm where Value == Date {
  /// Seconds since the reference date of 2001.
  package static var date: StoredForm {
    StoredForm(
      kind: .double,
      decode: { if case .double(let value) = $0 { Date(timeIntervalSinceReferenceDate: value) } else { nil } },
      encode: { .double($0.timeIntervalSinceReferenceDate) })
  }
}
