// SPDX-License-Identifier: MIT

/// A model of Core Data as Xcode's editor writes it.
package struct DataModel: Equatable, Sendable {
  package var entities: [Entity] = []
  /// Requests of the model, by name.
  package var requests: [Request] = []
  /// Names of entities by the name of a configuration.
  package var configurations: [String: [String]] = [:]

  /// A kind of objects.
  package struct Entity: Equatable, Sendable {
    package var name: String
    /// The name of the class without that of its module; nil for `NSManagedObject`.
    package var className: String?
    package var parent: String?
    package var isAbstract = false
    package var code = CodeGeneration.none
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// Names of properties whose values are unique together.
    package var uniqueness: [[String]] = []
    package var userInfo: [String: String] = [:]
    /// The name of the entity in an earlier version of the model.
    package var formerName: String?
  }

  /// The part of a class that is generated.
  package enum CodeGeneration: String, Sendable {
    /// The project has the class.
    case none
    /// The class and its properties.
    case `class`
    /// The properties; the project has the class.
    case category
  }

  /// The type of an attribute, by its name in the file.
  package enum Kind: String, CaseIterable, Sendable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
    case objectID = "ObjectID"
    case undefined = "Undefined"
  }

  /// A value of an entity.
  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var kind: Kind
    package var isOptional = false
    package var isTransient = false
    /// Whether the generated property has a number's or a truth value's own type.
    package var isScalar = false
    /// Seconds since 1 January 2001 for dates.
    package var defaultValue: String?
    package var minimum: String?
    package var maximum: String?
    package var pattern: String?
    package var transformer: String?
    /// The type of a transformable attribute's generated property.
    package var customClass: String?
    package var formerName: String?
    package var userInfo: [String: String] = [:]
  }

  /// A relation of an entity to another one.
  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isToMany = false
    package var isOrdered = false
    package var isOptional = false
    /// 0 for no limit.
    package var minimum = 0
    /// 0 for no limit.
    package var maximum = 0
    /// `Nullify`, `Cascade`, `Deny` or `No Action`.
    package var deletionRule = "Nullify"
    package var formerName: String?
    package var userInfo: [String: String] = [:]
  }

  /// A request that the model names.
  package struct Request: Equatable, Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
  }
}

/// A file that is no model.
package struct DataModelError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// From 1; nil for the whole file.
  package let line: Int?
  package let reason: String

  package init(_ path: String, line: Int? = nil, _ reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  package var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
