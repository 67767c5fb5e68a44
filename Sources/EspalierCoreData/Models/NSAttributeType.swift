// SPDX-License-Identifier: MIT

import EspalierDataModels
import Foundation

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  /// Any type; allowed for transient attributes.
  case undefinedAttributeType = 0
  /// An integer of 16 bits.
  case integer16AttributeType = 100
  /// An integer of 32 bits.
  case integer32AttributeType = 200
  /// An integer of 64 bits.
  case integer64AttributeType = 300
  /// An `NSDecimalNumber`.
  case decimalAttributeType = 400
  /// A `Double`.
  case doubleAttributeType = 500
  /// A `Float`.
  case floatAttributeType = 600
  /// A `String`.
  case stringAttributeType = 700
  /// A `Bool`.
  case booleanAttributeType = 800
  /// A `Date`.
  case dateAttributeType = 900
  /// `Data`.
  case binaryDataAttributeType = 1000
  /// A `UUID`.
  case UUIDAttributeType = 1100
  /// A `URL`.
  case URIAttributeType = 1200
  /// A value that a transformer makes data of.
  case transformableAttributeType = 1800
  /// An identifier of an object; allowed for transient attributes.
  case objectIDAttributeType = 2000

  init(_ kind: DataModel.Kind) {
    self =
      switch kind {
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      case .objectID: .objectIDAttributeType
      case .undefined: .undefinedAttributeType
      }
  }
}

/// The effect of an object's deletion on the objects of its relationship.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing: they keep a reference to an object that does not exist.
  case noActionDeleteRule = 0
  /// Their inverse becomes nil.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// The deletion fails while there are any.
  case denyDeleteRule = 3

  init(_ name: String) {
    self =
      switch name {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}
