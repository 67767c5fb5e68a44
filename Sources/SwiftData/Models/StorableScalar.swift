// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

/// A type whose values are columns of their own, so that a search compares them.
protocol StorableScalar {
  /// The type in the table's declaration.
  static var columnType: String { get }
  /// Whether SQLite orders the stored values as Swift orders the values.
  static var isOrderedInStore: Bool { get }
  /// Nil if the stored value is of another type, as after a change by another program.
  init?(stored: StoredValue)
  var stored: StoredValue { get }
}

extension StorableScalar {
  static var isOrderedInStore: Bool { true }
}

extension StorableScalar where Self: FixedWidthInteger {
  static var columnType: String { "INTEGER" }
  init?(stored: StoredValue) {
    switch stored {
    case .integer(let value):
      // SQLite's integers have 64 bits and a sign: the upper half of the unsigned ones is kept as negative numbers.
      if Self.self == UInt64.self || Self.self == UInt.self {
        self = Self(truncatingIfNeeded: value)
      } else {
        guard let exact = Self(exactly: value) else { return nil }
        self = exact
      }
    case .real(let value):
      guard let exact = Self(exactly: value) else { return nil }
      self = exact
    default: return nil
    }
  }
  var stored: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: StorableScalar {}
extension Int8: StorableScalar {}
extension Int16: StorableScalar {}
extension Int32: StorableScalar {}
extension Int64: StorableScalar {}
extension UInt: StorableScalar { static var isOrderedInStore: Bool { false } }
extension UInt8: StorableScalar {}
extension UInt16: StorableScalar {}
extension UInt32: StorableScalar {}
extension UInt64: StorableScalar { static var isOrderedInStore: Bool { false } }

extension Bool: StorableScalar {
  static var columnType: String { "INTEGER" }
  init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value != 0
  }
  var stored: StoredValue { .integer(self ? 1 : 0) }
}

extension Double: StorableScalar {
  static var columnType: String { "REAL" }
  init?(stored: StoredValue) {
    switch stored {
    case .real(let value): self = value
    case .integer(let value): self = Double(value)
    // SQLite keeps a value that is no number as NULL; the text remains what it is.
    case .text("nan"): self = .nan
    default: return nil
    }
  }
  var stored: StoredValue { isNaN ? .text("nan") : .real(self) }
}

extension Float: StorableScalar {
  static var columnType: String { "REAL" }
  init?(stored: StoredValue) {
    guard let value = Double(stored: stored) else { return nil }
    self = Float(value)
  }
  var stored: StoredValue { Double(self).stored }
}

extension String: StorableScalar {
  static var columnType: String { "TEXT" }
  init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }
  var stored: StoredValue { .text(self) }
}

/// Seconds since 1 January 2001, 00:00 UTC, as in `Date`.
extension Date: StorableScalar {
  static var columnType: String { "REAL" }
  init?(stored: StoredValue) {
    guard let value = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: value)
  }
  var stored: StoredValue { timeIntervalSinceReferenceDate.stored }
}

extension UUID: StorableScalar {
  static var columnType: String { "TEXT" }
  init?(stored: StoredValue) {
    guard case .text(let value) = stored, let id = UUID(uuidString: value) else { return nil }
    self = id
  }
  var stored: StoredValue { .text(uuidString) }
}

extension URL: StorableScalar {
  static var columnType: String { "TEXT" }
  static var isOrderedInStore: Bool { false }
  init?(stored: StoredValue) {
    guard case .text(let value) = stored, let url = URL(string: value) else { return nil }
    self = url
  }
  var stored: StoredValue { .text(absoluteString) }
}

extension Decimal: StorableScalar {
  static var columnType: String { "TEXT" }
  static var isOrderedInStore: Bool { false }
  init?(stored: StoredValue) {
    switch stored {
    case .text(let value):
      guard let number = Decimal(string: value, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
      self = number
    case .integer(let value): self = Decimal(value)
    default: return nil
    }
  }
  var stored: StoredValue { .text(description) }
}

extension Data: StorableScalar {
  static var columnType: String { "BLOB" }
  static var isOrderedInStore: Bool { false }
  init?(stored: StoredValue) {
    guard case .data(let value) = stored else { return nil }
    self = value
  }
  var stored: StoredValue { .data(self) }
}
