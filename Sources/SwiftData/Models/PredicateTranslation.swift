// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

/// A part of a predicate as SQL has it.
enum PredicateTerm {
  /// A column, or a value that is compared as one.
  case column(String, AnyPropertyForm)
  /// Any other expression: a truth value, a number, a text.
  case expression(String)
  /// A value of the program.
  case constant(Any)
  /// No value.
  case null
  /// One object: an alias of its table, or an expression for its row.
  case object(PredicateObject)
  /// Objects: those of a table that fulfil a condition.
  case objects(entity: _ModelEntity, alias: String, condition: String)
}

/// One object in a statement.
struct PredicateObject {
  let entity: _ModelEntity
  /// The alias of its table; nil if only its row is known.
  let alias: String?
  /// An expression for its row.
  let row: String
}

/// A predicate that SQL cannot express.
struct UntranslatablePredicate: Error {
  let reason: String
}

/// A type of Foundation's that is a part of predicates.
protocol TranslatableExpression {
  func term(_ translation: PredicateTranslation) throws -> PredicateTerm
}

/// The translation of one predicate: the values of its parameters, and the meanings of its variables.
final class PredicateTranslation {
  private(set) var values: [StoredValue] = []
  private var variables: [PredicateExpressions.VariableID: PredicateTerm] = [:]
  private var aliases = 0
  /// Whether the predicate reads other objects.
  private(set) var readsRelationships = false
  /// The properties that it reads of its own objects.
  private(set) var properties: Set<Int> = []
  private let root: _ModelEntity

  init(_ root: _ModelEntity) { self.root = root }

  /// The condition of a predicate for rows of the table `t0`.
  static func translate<T: PersistentModel>(_ predicate: Predicate<T>) throws -> (String, PredicateTranslation) {
    let translation = PredicateTranslation(T._modelEntity)
    translation.bind(
      predicate.variable.key, .object(PredicateObject(entity: T._modelEntity, alias: "t0", row: "t0._id")))
    return (try translation.sql(predicate.expression), translation)
  }

  func bind(_ variable: PredicateExpressions.VariableID, _ term: PredicateTerm) { variables[variable] = term }

  func meaning(_ variable: PredicateExpressions.VariableID) throws -> PredicateTerm {
    guard let term = variables[variable] else { throw UntranslatablePredicate(reason: "a variable of no known model") }
    return term
  }

  func makeAlias() -> String {
    aliases += 1
    return "t\(aliases)"
  }

  func parameter(_ value: StoredValue) -> String {
    values.append(value)
    return "?\(values.count)"
  }

  func term(_ expression: Any) throws -> PredicateTerm {
    guard let translatable = expression as? any TranslatableExpression else {
      throw UntranslatablePredicate(reason: name(of: expression))
    }
    return try translatable.term(self)
  }

  private func name(of expression: Any) -> String {
    let name = "\(type(of: expression))"
    return String(name.prefix { $0 != "<" })
  }

  /// The SQL of an expression with one value.
  func sql(_ expression: Any) throws -> String { try sql(of: term(expression), like: nil) }

  /// The SQL of a term; a constant as the values of a column are.
  func sql(of term: PredicateTerm, like form: AnyPropertyForm?) throws -> String {
    switch term {
    case .column(let sql, _), .expression(let sql): return sql
    case .null: return "NULL"
    case .object(let object): return object.row
    case .objects: throw UntranslatablePredicate(reason: "a comparison of several objects")
    case .constant(let value): return try sql(of: value, like: form)
    }
  }

  private func sql(of value: Any, like form: AnyPropertyForm?) throws -> String {
    guard let value = unwrap(value) else { return "NULL" }
    if let model = value as? any PersistentModel {
      return parameter(.integer(model._modelStorage.row ?? -1))
    }
    if let identifier = value as? PersistentIdentifier {
      return parameter(.integer(identifier.place?.row ?? -1))
    }
    if let form {
      guard let stored = form.encode(any: value) else {
        throw UntranslatablePredicate(reason: "a comparison with a value of \(type(of: value))")
      }
      return parameter(stored)
    }
    guard let scalar = value as? any StorableScalar else {
      throw UntranslatablePredicate(reason: "a value of \(type(of: value))")
    }
    return parameter(scalar.stored)
  }

  /// The value in any number of optionals.
  func unwrap(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrap($0.value) }
  }

  func isNil(_ term: PredicateTerm) -> Bool {
    switch term {
    case .null: true
    case .constant(let value): unwrap(value) == nil
    default: false
    }
  }

  // MARK: - Properties

  /// A property of an object.
  func property(_ keyPath: AnyKeyPath, of object: PredicateObject, _ output: Any.Type) throws -> PredicateTerm {
    guard let property = object.entity.property(keyPath) else {
      if output == PersistentIdentifier.self { return .object(object) }
      throw UntranslatablePredicate(reason: "\(keyPath), which the store does not keep")
    }
    if object.alias == "t0" { properties.insert(property.index) } else { readsRelationships = true }
    if let relationship = property.relationship { return try related(property, relationship, of: object) }
    return .column(column(property, of: object), property.form)
  }

  private func column(_ property: ModelProperty, of object: PredicateObject) -> String {
    if let alias = object.alias { return "\(alias).\(quoted(property.name))" }
    let alias = makeAlias()
    return
      "(SELECT \(alias).\(quoted(property.name)) FROM \(quoted(object.entity.name)) \(alias) WHERE \(alias)._id = \(object.row))"
  }

  private func related(_ property: ModelProperty, _ relationship: ModelRelationship, of object: PredicateObject) throws
    -> PredicateTerm
  {
    let entity = relationship.destination
    guard relationship.isToMany else {
      return .object(PredicateObject(entity: entity, alias: nil, row: column(property, of: object)))
    }
    readsRelationships = true
    let alias = makeAlias()
    if let join = relationship.join {
      return .objects(
        entity: entity, alias: alias,
        condition: "\(alias)._id IN (SELECT \(join.other) FROM \(quoted(join.name)) WHERE \(join.own) = \(object.row))")
    }
    guard let inverse = relationship.inverse else { throw UntranslatablePredicate(reason: property.name) }
    return .objects(entity: entity, alias: alias, condition: "\(alias).\(quoted(inverse.name)) = \(object.row)")
  }
}
