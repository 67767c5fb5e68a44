// SPDX-License-Identifier: MIT

import EspalierDatabase
import Observation

/// A property of a model that the store keeps.
final class ModelProperty: @unchecked Sendable {
  let name: String
  let index: Int
  let keyPath: AnyKeyPath
  let form: AnyPropertyForm
  /// The stored form of the default value, made anew at each call; nil without a default.
  let defaultValue: (() -> StoredValue)?
  let attribute: Schema.Attribute?
  let relationship: ModelRelationship?
  unowned let entity: _ModelEntity
  /// Informs the observers of the property of an object, before and after a change.
  let observation: PropertyObservation

  init(
    _ name: String, _ keyPath: AnyKeyPath, _ form: AnyPropertyForm, _ observation: PropertyObservation,
    in entity: _ModelEntity,
    defaultValue: (() -> StoredValue)? = nil, attribute: Schema.Attribute? = nil,
    relationship: ModelRelationship? = nil
  ) {
    self.name = name
    self.index = entity.properties.count
    self.keyPath = keyPath
    self.form = form
    self.observation = observation
    self.entity = entity
    self.defaultValue = defaultValue
    self.attribute = attribute
    self.relationship = relationship
  }

  /// Whether the entity's table has a column for it.
  var hasColumn: Bool { !form.columnType.isEmpty }
  var originalName: String? { attribute?.originalName ?? relationship?.declared.originalName }
}

/// A property that leads to other objects.
final class ModelRelationship: @unchecked Sendable {
  let destinationType: any PersistentModel.Type
  let isToMany: Bool
  let declared: Schema.Relationship
  /// Found when a schema is made of the entities.
  fileprivate(set) var inverse: ModelProperty?
  fileprivate(set) var join: JoinTable?

  init(_ destination: any PersistentModel.Type, isToMany: Bool, _ declared: Schema.Relationship) {
    destinationType = destination
    self.isToMany = isToMany
    self.declared = declared
  }

  var destination: _ModelEntity { destinationType._modelEntity }
}

/// The table of a relationship that no column of an object can have: pairs of objects.
struct JoinTable: Hashable {
  let name: String
  /// The column with the objects that have the property, and the one with those that it leads to.
  let own: String, other: String
  /// The tables of both.
  let ownEntity: String, otherEntity: String
}

extension ModelProperty {
  /// Finds the inverse of a relationship, and its table.
  func resolve() {
    guard let relationship else { return }
    let other = relationship.destination
    relationship.inverse = findInverse(relationship, other)
    guard relationship.isToMany, relationship.inverse?.relationship?.isToMany ?? true else { return }
    let mine = "\(entity.name)_\(name)"
    // Both sides name the table after the side that comes first in the alphabet.
    guard let inverse = relationship.inverse, "\(inverse.entity.name)_\(inverse.name)" < mine else {
      relationship.join = JoinTable(
        name: mine, own: "source", other: "target", ownEntity: entity.name, otherEntity: other.name)
      return
    }
    relationship.join = JoinTable(
      name: "\(inverse.entity.name)_\(inverse.name)", own: "target", other: "source", ownEntity: entity.name,
      otherEntity: other.name)
  }

  private func findInverse(_ relationship: ModelRelationship, _ other: _ModelEntity) -> ModelProperty? {
    if let path = relationship.declared.inverse { return other.properties.first { $0.keyPath == path } }
    if let named = other.properties.first(where: { $0.relationship?.declared.inverse == keyPath }) { return named }
    /// Those that lead from one model to another and name no inverse.
    func open(_ from: _ModelEntity, to: _ModelEntity) -> [ModelProperty] {
      from.properties.filter { property in
        guard let relationship = property.relationship, relationship.destination === to else { return false }
        return relationship.declared.inverse == nil
          && !to.properties.contains { $0.relationship?.declared.inverse == property.keyPath }
      }
    }
    let back = open(other, to: entity)
    guard other !== entity, back.count == 1, open(entity, to: other).count == 1 else { return nil }
    return back[0]
  }
}

/// The calls of an observation registrar for one property, whose type is not known where the property changes by itself.
struct PropertyObservation: @unchecked Sendable {
  let willSet: (AnyObject, ObservationRegistrar) -> Void
  let didSet: (AnyObject, ObservationRegistrar) -> Void

  init<Model: PersistentModel, Value>(_ keyPath: KeyPath<Model, Value>) {
    willSet = { $1.willSet(unsafeDowncast($0, to: Model.self), keyPath: keyPath) }
    didSet = { $1.didSet(unsafeDowncast($0, to: Model.self), keyPath: keyPath) }
  }
}
