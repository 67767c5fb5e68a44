// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierFoundation
import Foundation

/// Translates parsed predicates to SQL. What has no translation, such as a regular expression, is compared in memory.
struct PredicateQuery {
  /// There is no translation.
  private struct Untranslatable: Error {}

  private(set) var values: [StoredValue] = []
  /// Whether values of other objects are read.
  private(set) var readsRelationships = false
  private var tables = 0

  /// The condition; nil if there is none.
  static func translate(_ predicate: NSPredicate, _ entity: NSEntityDescription) -> (
    sql: String, query: PredicateQuery
  )? {
    guard let node = predicate.node else { return nil }
    var query = PredicateQuery()
    guard let sql = try? query.condition(node, entity, "t0") else { return nil }
    return (sql, query)
  }

  private mutating func condition(_ node: PredicateNode, _ entity: NSEntityDescription, _ table: String) throws
    -> String
  {
    switch node {
    case .constant(let value): return value ? "1" : "0"
    case .not(let node): return "NOT (\(try condition(node, entity, table)))"
    case .and(let nodes): return nodes.isEmpty ? "1" : try joined(nodes, " AND ", entity, table)
    case .or(let nodes): return nodes.isEmpty ? "0" : try joined(nodes, " OR ", entity, table)
    case .comparison(let comparison): return try self.comparison(comparison, entity, table)
    }
  }

  private mutating func joined(
    _ nodes: [PredicateNode], _ word: String, _ entity: NSEntityDescription, _ table: String
  ) throws -> String {
    var parts: [String] = []
    for node in nodes { parts.append(try condition(node, entity, table)) }
    return "(" + parts.joined(separator: word) + ")"
  }

  // MARK: - Comparisons

  private mutating func comparison(
    _ comparison: PredicateComparison, _ entity: NSEntityDescription, _ table: String
  ) throws -> String {
    var comparison = comparison
    guard let path = comparison.left.path else {
      // `"a" == name`: the same with its sides exchanged.
      guard comparison.right.path != nil, let operation = Self.mirrored(comparison.operation),
        comparison.modifier == .direct
      else { throw Untranslatable() }
      (comparison.left, comparison.right) = (comparison.right, comparison.left)
      comparison.operation = operation
      return try self.comparison(comparison, entity, table)
    }
    let keys = path.split(separator: ".").map(String.init)
    if let (relationship, rest) = try Self.toMany(keys, entity), rest != ["@count"] {
      readsRelationships = true
      guard keys.first == relationship.name, let destination = relationship.destinationEntity else {
        throw Untranslatable()
      }
      if comparison.modifier == .direct {
        guard comparison.operation == .contains, rest.isEmpty else { throw Untranslatable() }
        comparison.operation = .equalTo
        comparison.modifier = .any
      }
      tables += 1
      let inner = "t\(tables)"
      let link = Self.link(relationship, table, inner)
      let test = try test(comparison, rest, destination, inner)
      let source = "SELECT 1 FROM \(StoreTables.table(destination)) \(inner) WHERE \(link) AND"
      return switch comparison.modifier {
      case .all: "NOT EXISTS (\(source) NOT \(test))"
      case .none: "NOT EXISTS (\(source) \(test))"
      default: "EXISTS (\(source) \(test))"
      }
    }
    guard comparison.modifier == .direct else { throw Untranslatable() }
    return try test(comparison, keys, entity, table)
  }

  private static func mirrored(_ operation: PredicateComparison.Operation) -> PredicateComparison.Operation? {
    switch operation {
    case .equalTo, .notEqualTo: operation
    case .lessThan: .greaterThan
    case .greaterThan: .lessThan
    case .lessThanOrEqualTo: .greaterThanOrEqualTo
    case .greaterThanOrEqualTo: .lessThanOrEqualTo
    default: nil
    }
  }

  /// The first relationship to several objects on a path, with the keys after it.
  private static func toMany(
    _ keys: [String], _ entity: NSEntityDescription
  ) throws -> (NSRelationshipDescription, [String])? {
    var entity = entity
    for (index, key) in keys.enumerated() {
      guard let place = entity.layout.places[key], let relationship = entity.layout.relationship(place) else {
        return nil
      }
      if relationship.isToMany { return (relationship, Array(keys[(index + 1)...])) }
      guard let destination = relationship.destinationEntity else { throw Untranslatable() }
      entity = destination
    }
    return nil
  }

  private static func link(_ relationship: NSRelationshipDescription, _ outer: String, _ inner: String) -> String {
    switch StoreTables.link(relationship) {
    case .inverse(let column, _): "\(inner).\(column) = \(outer)._id"
    case .pairs(let pairs, let own, let other, _):
      "\(inner)._id IN (SELECT \(other) FROM \(pairs) WHERE \(own) = \(outer)._id)"
    }
  }

  /// A value of a row: its SQL, and the attribute with its type; nil for an object.
  private struct Column {
    let sql: String
    let attribute: NSAttributeDescription?
    var isCount = false
  }

  private mutating func column(_ keys: [String], _ entity: NSEntityDescription, _ table: String) throws -> Column {
    guard let key = keys.first else { return Column(sql: "\(table)._id", attribute: nil) }
    if key == "objectID", keys.count == 1 { return Column(sql: "\(table)._id", attribute: nil) }
    guard let place = entity.layout.places[key] else { throw Untranslatable() }
    let property = entity.layout.properties[place]
    if let attribute = property as? NSAttributeDescription {
      guard keys.count == 1, !attribute.isTransient else { throw Untranslatable() }
      let column = "\(table).\(quoted(key))"
      switch attribute.attributeType {
      case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType, .binaryDataAttributeType:
        throw Untranslatable()
      case .decimalAttributeType: return Column(sql: "CAST(\(column) AS REAL)", attribute: attribute)
      default: return Column(sql: column, attribute: attribute)
      }
    }
    guard let relationship = property as? NSRelationshipDescription, let destination = relationship.destinationEntity
    else {
      throw Untranslatable()
    }
    readsRelationships = true
    if relationship.isToMany {
      guard keys.count == 2, keys[1] == "@count" else { throw Untranslatable() }
      tables += 1
      let inner = "t\(tables)"
      return Column(
        sql:
          "(SELECT count(*) FROM \(StoreTables.table(destination)) \(inner) WHERE \(Self.link(relationship, table, inner)))",
        attribute: nil, isCount: true)
    }
    if keys.count == 1 { return Column(sql: "\(table).\(quoted(key))", attribute: nil) }
    tables += 1
    let inner = "t\(tables)"
    let rest = try column(Array(keys.dropFirst()), destination, inner)
    return Column(
      sql:
        "(SELECT \(rest.sql) FROM \(StoreTables.table(destination)) \(inner) WHERE \(inner)._id = \(table).\(quoted(key)))",
      attribute: rest.attribute, isCount: rest.isCount)
  }

  private mutating func test(
    _ comparison: PredicateComparison, _ keys: [String], _ entity: NSEntityDescription, _ table: String
  ) throws -> String {
    let column = try column(keys, entity, table)
    let isText = column.attribute?.attributeType == .stringAttributeType
    let folding = isText ? Self.folding(comparison.options) : 0
    let sql = folding == 0 ? column.sql : "folded(\(column.sql), \(folding))"
    if let path = comparison.right.path {
      guard folding == 0 else { throw Untranslatable() }
      let other = try self.column(path.split(separator: ".").map(String.init), entity, table)
      return try Self.test(comparison.operation, sql, other.sql)
    }
    switch comparison.operation {
    case .in, .between:
      guard let list = Self.elements(comparison.right) else { throw Untranslatable() }
      let constants = try list.map { try Self.constant($0, column, folding) }
      if comparison.operation == .between {
        guard constants.count == 2 else { throw Untranslatable() }
        // A condition can be repeated in a plan; its values are bound once, in the order of their marks.
        values += constants
        return "coalesce(\(sql) BETWEEN ? AND ?, 0)"
      }
      values += constants
      return "coalesce(\(sql) IN (\(constants.map { _ in "?" }.joined(separator: ", "))), 0)"
    case .contains, .beginsWith, .endsWith, .like:
      guard isText, case .value(let value) = comparison.right,
        case .text(let text) = try Self.constant(value, column, folding)
      else { throw Untranslatable() }
      if text.isEmpty { throw Untranslatable() }
      return try self.text(comparison.operation, sql, text)
    case .matches: throw Untranslatable()
    default:
      guard case .value(let value) = comparison.right else { throw Untranslatable() }
      let constant = try Self.constant(value, column, folding)
      values.append(constant)
      return try Self.test(comparison.operation, sql, "?")
    }
  }

  /// A comparison that is false, not unknown, for values that are nil.
  private static func test(_ operation: PredicateComparison.Operation, _ left: String, _ right: String) throws -> String
  {
    switch operation {
    case .equalTo: "\(left) IS \(right)"
    case .notEqualTo: "\(left) IS NOT \(right)"
    case .lessThan: "coalesce(\(left) < \(right), 0)"
    case .lessThanOrEqualTo: "coalesce(\(left) <= \(right), 0)"
    case .greaterThan: "coalesce(\(left) > \(right), 0)"
    case .greaterThanOrEqualTo: "coalesce(\(left) >= \(right), 0)"
    default: throw Untranslatable()
    }
  }

  private mutating func text(_ operation: PredicateComparison.Operation, _ sql: String, _ text: String) throws -> String
  {
    switch operation {
    case .contains:
      values.append(.text(text))
      return "coalesce(instr(\(sql), ?) > 0, 0)"
    case .beginsWith:
      values.append(.text(text))
      return "coalesce(substr(\(sql), 1, \(text.unicodeScalars.count)) = ?, 0)"
    case .endsWith:
      values.append(.text(text))
      return "coalesce(substr(\(sql), -\(text.unicodeScalars.count)) = ?, 0)"
    default:
      if text.contains("[") || text.contains("\\") { throw Untranslatable() }
      values.append(.text(text))
      return "coalesce(\(sql) GLOB ?, 0)"
    }
  }

  private static func folding(_ options: PredicateComparison.Options) -> UInt {
    var result: String.CompareOptions = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result.rawValue
  }

  private static func elements(_ expression: EspalierFoundation.PredicateExpression) -> [Any?]? {
    switch expression {
    case .aggregate(let parts):
      let values = parts.compactMap { part -> Any?? in if case .value(let value) = part { .some(value) } else { nil } }
      return values.count == parts.count ? values : nil
    case .value(let value):
      switch AttributeValue.unwrapped(value) {
      case let set as NSSet: return set.allObjects
      case let set as NSOrderedSet: return set.array
      case let array as NSArray: return array.map { $0 }
      case let array as [Any]: return array
      case let set as any Collection:
        return set is String ? nil : set.map { $0 as Any }
      default: return nil
      }
    default: return nil
    }
  }

  /// A value as the column has it.
  private static func constant(_ value: Any?, _ column: Column, _ folding: UInt) throws -> StoredValue {
    guard let value = AttributeValue.unwrapped(value) else { return .null }
    if column.isCount {
      guard let number = value as? NSNumber else { throw Untranslatable() }
      return .real(number.doubleValue)
    }
    guard let attribute = column.attribute else {
      // An object that was never saved is no row's.
      if let object = value as? NSManagedObject { return .integer(object.objectID.row ?? -1) }
      if let id = value as? NSManagedObjectID { return .integer(id.row ?? -1) }
      throw Untranslatable()
    }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType,
      .decimalAttributeType, .booleanAttributeType:
      let raw = (value as? any RawRepresentable).flatMap { $0 is NSObject ? nil : $0.rawValue } ?? value
      guard let number = raw as? NSNumber else { throw Untranslatable() }
      return number.doubleValue.rounded() == number.doubleValue
        ? .integer(number.int64Value) : .real(number.doubleValue)
    case .stringAttributeType:
      let raw = (value as? any RawRepresentable).flatMap { $0 is NSObject ? nil : $0.rawValue } ?? value
      guard let text = raw as? String else { throw Untranslatable() }
      return .text(folding == 0 ? text : text.folding(options: String.CompareOptions(rawValue: folding), locale: nil))
    default:
      let normal = AttributeValue.normal(value, attribute.attributeType)
      guard let normal, AttributeValue.fits(normal, attribute.attributeType) else { throw Untranslatable() }
      return try AttributeValue.stored(normal, attribute)
    }
  }

  // MARK: - Order

  /// The terms of an order; nil if there is no translation.
  static func order(_ keys: [SortKey], _ entity: NSEntityDescription) -> (terms: [String], readsRelationships: Bool)? {
    var query = PredicateQuery()
    var terms: [String] = []
    for key in keys {
      guard let path = key.path,
        let column = try? query.column(path.split(separator: ".").map(String.init), entity, "t0"),
        column.attribute != nil || column.isCount
      else { return nil }
      let collation =
        column.attribute?.attributeType == .stringAttributeType ? key.collation.map { " COLLATE \($0)" } ?? "" : ""
      terms.append(column.sql + collation + (key.isAscending ? "" : " DESC"))
    }
    return (terms, query.readsRelationships)
  }
}
