// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierNumbers
import Foundation

/// Values of attributes: in objects as Apple's classes have them, numbers as `NSNumber`, and in the store.
enum AttributeValue {
  /// The zero of a type of numbers, and false; nil for other types.
  static func zero(_ type: NSAttributeType) -> NSNumber? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: NSNumber(value: 0 as Int64)
    case .doubleAttributeType, .floatAttributeType: NSNumber(value: 0.0)
    case .booleanAttributeType: NSNumber(value: false)
    default: nil
    }
  }

  /// The default value of a model's file.
  static func parsed(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: decimal(text)
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  private static func decimal(_ text: String) -> NSDecimalNumber? {
    Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).map { NSDecimalNumber(decimal: $0) }
  }

  /// A value that a program sets, as objects have it: an `Int16` as `NSNumber`, an `NSString` as `String`. A value of another
  /// type than the attribute's remains, and is an error of the validation.
  static func normal(_ value: Any?, _ type: NSAttributeType) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      if let number = value as? NSNumber { return NSNumber(value: number.int64Value) }
      if let raw = value as? any RawRepresentable { return normal(raw.rawValue, type) }
    case .doubleAttributeType, .floatAttributeType:
      if let number = value as? NSNumber { return NSNumber(value: number.doubleValue) }
    case .booleanAttributeType: if let number = value as? NSNumber { return NSNumber(value: number.boolValue) }
    case .decimalAttributeType:
      if let number = value as? NSDecimalNumber { return number }
      if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
      if let number = value as? NSNumber { return NSDecimalNumber(decimal: number.decimalValue) }
    case .stringAttributeType:
      if let text = value as? String { return text }
      if let raw = value as? any RawRepresentable { return normal(raw.rawValue, type) }
    case .dateAttributeType:
      if let date = value as? Date { return date }
      // A property with the scalar type of a date.
      if let number = value as? NSNumber { return Date(timeIntervalSinceReferenceDate: number.doubleValue) }
    case .binaryDataAttributeType: if let data = value as? Data { return data }
    case .UUIDAttributeType: if let id = value as? UUID { return id }
    case .URIAttributeType: if let url = value as? URL { return url }
    default: break
    }
    return value
  }

  /// The value inside of optionals; nil for none.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  /// Whether a value has the attribute's type.
  static func fits(_ value: Any, _ type: NSAttributeType) -> Bool {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      value is NSNumber
    case .decimalAttributeType: value is NSDecimalNumber
    case .stringAttributeType: value is String
    case .dateAttributeType: value is Date
    case .binaryDataAttributeType: value is Data
    case .UUIDAttributeType: value is UUID
    case .URIAttributeType: value is URL
    default: true
    }
  }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as AnyHashable, let second as AnyHashable): first == second
    default: false
    }
  }

  // MARK: - In the store

  /// The value in the store. Dates are seconds since 1 January 2001.
  /// - Throws: a message about a transformable value that cannot be encoded.
  static func stored(_ value: Any?, _ attribute: NSAttributeDescription) throws -> StoredValue {
    guard let value else { return .null }
    switch (attribute.attributeType, value) {
    case (.integer16AttributeType, let number as NSNumber), (.integer32AttributeType, let number as NSNumber),
      (.integer64AttributeType, let number as NSNumber), (.booleanAttributeType, let number as NSNumber):
      return .integer(number.int64Value)
    case (.doubleAttributeType, let number as NSNumber), (.floatAttributeType, let number as NSNumber):
      return number.doubleValue.isNaN ? .null : .real(number.doubleValue)
    case (.decimalAttributeType, let number as NSDecimalNumber): return .text(number.decimalValue.description)
    case (.stringAttributeType, let text as String): return .text(text)
    case (.dateAttributeType, let date as Date): return .real(date.timeIntervalSinceReferenceDate)
    case (.binaryDataAttributeType, let data as Data): return .data(data)
    case (.UUIDAttributeType, let id as UUID): return .text(id.uuidString)
    case (.URIAttributeType, let url as URL): return .text(url.absoluteString)
    default: return .data(try TransformedValue.data(value, attribute))
    }
  }

  /// The value of a column; nil for one of another type, as after a change by another program.
  static func value(_ stored: StoredValue, _ attribute: NSAttributeDescription) -> Any? {
    switch (attribute.attributeType, stored) {
    case (_, .null): nil
    case (.integer16AttributeType, .integer(let value)), (.integer32AttributeType, .integer(let value)),
      (.integer64AttributeType, .integer(let value)):
      NSNumber(value: value)
    case (.booleanAttributeType, .integer(let value)): NSNumber(value: value != 0)
    case (.doubleAttributeType, .real(let value)), (.floatAttributeType, .real(let value)): NSNumber(value: value)
    case (.doubleAttributeType, .integer(let value)), (.floatAttributeType, .integer(let value)):
      NSNumber(value: Double(value))
    case (.integer16AttributeType, .real(let value)), (.integer32AttributeType, .real(let value)),
      (.integer64AttributeType, .real(let value)):
      NSNumber(value: Int64(clamping: value))
    case (.decimalAttributeType, .text(let text)): decimal(text)
    case (.decimalAttributeType, .integer(let value)): NSDecimalNumber(decimal: Decimal(value))
    case (.decimalAttributeType, .real(let value)): NSDecimalNumber(decimal: Decimal(value))
    case (.stringAttributeType, .text(let text)): text
    case (.stringAttributeType, .integer(let value)): "\(value)"
    case (.dateAttributeType, .real(let value)): Date(timeIntervalSinceReferenceDate: value)
    case (.dateAttributeType, .integer(let value)): Date(timeIntervalSinceReferenceDate: Double(value))
    case (.binaryDataAttributeType, .data(let data)): data
    case (.UUIDAttributeType, .text(let text)): UUID(uuidString: text)
    case (.URIAttributeType, .text(let text)): URL(string: text)
    case (.transformableAttributeType, .data(let data)), (.undefinedAttributeType, .data(let data)),
      (.objectIDAttributeType, .data(let data)):
      TransformedValue.value(data, attribute)
    default: nil
    }
  }

  /// The type of the column in the table's declaration.
  static func columnType(_ type: NSAttributeType) -> String {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
    case .doubleAttributeType, .floatAttributeType, .dateAttributeType: "REAL"
    case .decimalAttributeType, .stringAttributeType, .UUIDAttributeType, .URIAttributeType: "TEXT"
    default: "BLOB"
    }
  }
}
