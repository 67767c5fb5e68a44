// SPDX-License-Identifier: MIT

/// A property whose values are other objects.
class RelationshipForm<Value>: PropertyForm<Value>, @unchecked Sendable {}

/// One object, or none.
final class ToOneForm<Related: PersistentModel>: RelationshipForm<Related?>, @unchecked Sendable {
  override var columnType: String { "INTEGER" }
  override var isOptional: Bool { true }

  override func read(_ storage: _ModelStorage, _ property: ModelProperty) -> Related? {
    storage.relatedObject(property).map { unsafeDowncast($0, to: Related.self) }
  }

  override func write(_ storage: _ModelStorage, _ property: ModelProperty, _ value: Related?) {
    storage.setRelatedObject(property, value)
  }
}

/// One object that must be there.
final class RequiredToOneForm<Related: PersistentModel>: RelationshipForm<Related>, @unchecked Sendable {
  override var columnType: String { "INTEGER" }

  override func read(_ storage: _ModelStorage, _ property: ModelProperty) -> Related {
    guard let object = storage.relatedObject(property) else {
      fatalError(
        "\(storage.entity.name).\(property.name) has no object: it was deleted, or never set. Make the property optional, "
          + "or give its inverse the delete rule '.cascade'.")
    }
    return unsafeDowncast(object, to: Related.self)
  }

  override func write(_ storage: _ModelStorage, _ property: ModelProperty, _ value: Related) {
    storage.setRelatedObject(property, value)
  }
}

/// Any number of objects, in the order in which the store has them, added ones last.
final class ToManyForm<Related: PersistentModel>: RelationshipForm<[Related]>, @unchecked Sendable {
  override func read(_ storage: _ModelStorage, _ property: ModelProperty) -> [Related] {
    storage.relatedObjects(property).map { unsafeDowncast($0, to: Related.self) }
  }

  override func write(_ storage: _ModelStorage, _ property: ModelProperty, _ value: [Related]) {
    storage.setRelatedObjects(property, value)
  }
}

/// The same as an optional, which is nil only if it was set so before the object was inserted.
final class OptionalToManyForm<Related: PersistentModel>: RelationshipForm<[Related]?>, @unchecked Sendable {
  override func read(_ storage: _ModelStorage, _ property: ModelProperty) -> [Related]? {
    if storage.context == nil, storage.related[property.index] == nil { return nil }
    return storage.relatedObjects(property).map { unsafeDowncast($0, to: Related.self) }
  }

  override func write(_ storage: _ModelStorage, _ property: ModelProperty, _ value: [Related]?) {
    storage.setRelatedObjects(property, value ?? [])
  }
}
