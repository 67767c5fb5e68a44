// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation
import Observation

/// The values of one object. `@Model` gives each object one; its accessors read and write it.
public final class _ModelStorage {
  let entity: _ModelEntity
  /// The columns, in the order of the properties.
  var values: [StoredValue]
  /// Values that were decoded from text, by the index of their property.
  var decoded: [Int: Any] = [:]
  /// The related objects that are known, by the index of their property.
  var related: [Int: [AnyObject]] = [:]
  /// The columns as they were saved, while the object has other ones.
  var saved: [StoredValue]?
  weak var context: ModelContext?
  weak var model: AnyObject?
  /// The identifier of the store, once the object has a row.
  var store: String?
  /// The row in the store; nil before the object is saved.
  var row: Int64?
  private var identity: ModelIdentity?
  var isInserted = false
  var isChanged = false
  var isDeleted = false
  /// The deletion is saved.
  var isDestroyed = false
  /// Another context has saved other values.
  var isStale = false
  private var registrar: ObservationRegistrar?

  /// The storage of a new object.
  public init(_ entity: _ModelEntity) {
    self.entity = entity
    values = entity.blank
  }

  init(_ entity: _ModelEntity, row: Int64, _ values: [StoredValue], _ context: ModelContext, in store: String) {
    self.entity = entity
    self.values = values
    self.row = row
    self.context = context
    self.store = store
  }

  /// Made at the first read, so that objects which are only inserted have none.
  private var observers: ObservationRegistrar {
    if let registrar { return registrar }
    let made = ObservationRegistrar()
    registrar = made
    return made
  }

  var identifier: PersistentIdentifier {
    if let identity { return PersistentIdentifier(identity: identity) }
    let made =
      if let row, let store {
        IdentityTable.shared.identity(entity.name, ModelPlace(store: store, row: row))
      } else { ModelIdentity(entity.name) }
    identity = made
    return PersistentIdentifier(identity: made)
  }

  /// The object has a row of the store from now on.
  func setRow(_ row: Int64, in store: String) {
    self.row = row
    self.store = store
    if let identity { IdentityTable.shared.save(identity, ModelPlace(store: store, row: row)) }
  }

  // MARK: - Access by the model's code

  /// Sets a value in the initializer of an object.
  public func initialize<Value>(_ index: Int, _ value: Value) {
    let property = entity.properties[index]
    unsafeDowncast(property.form, to: PropertyForm<Value>.self).write(self, property, value)
  }

  /// The value of a property. Views and `withObservationTracking` observe it.
  public func read<Model: PersistentModel, Value>(_ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>)
    -> Value
  {
    observers.access(model, keyPath: keyPath)
    if isStale { context?.reload(self) }
    let property = entity.properties[index]
    return unsafeDowncast(property.form, to: PropertyForm<Value>.self).read(self, property)
  }

  /// Sets a property, with the inverse of a relationship.
  public func write<Model: PersistentModel, Value>(
    _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>, _ value: Value
  ) {
    let property = entity.properties[index]
    let form = unsafeDowncast(property.form, to: PropertyForm<Value>.self)
    if isStale { context?.reload(self) }
    self.model = model
    context?.willChange(self, property)
    registrar?.willSet(model, keyPath: keyPath)
    if property.relationship == nil {
      form.write(self, property, value)
    } else {
      let old = relatedNow(property)
      form.write(self, property, value)
      relink(model, property, from: old)
    }
    registrar?.didSet(model, keyPath: keyPath)
    context?.didChange(self, property)
  }

  // MARK: - Changes that the object does not make itself

  /// Changes a property without its accessor, and informs its observers.
  func change(_ property: ModelProperty, isOwn: Bool = true, _ change: () -> Void) {
    if isOwn { context?.willChange(self, property) }
    let observed = registrar.flatMap { registrar in model.map { ($0, registrar) } }
    if let observed { property.observation.willSet(observed.0, observed.1) }
    change()
    if let observed { property.observation.didSet(observed.0, observed.1) }
    if isOwn { context?.didChange(self, property) }
  }

  /// Whether a property leads to another object than the one in the store's values, such as one that was never saved.
  private func leadsElsewhere(_ property: ModelProperty, _ values: [StoredValue]) -> Bool {
    guard property.relationship?.isToMany == false, let known = related[property.index] else { return false }
    guard let object = known.first as? any PersistentModel else { return values[property.index] != .null }
    return object._modelStorage.row.map(StoredValue.integer) != values[property.index]
  }

  /// Takes other values of the store.
  func take(_ values: [StoredValue]) {
    guard self.values != values || !related.isEmpty else { return }
    for property in entity.properties {
      let isOther = self.values[property.index] != values[property.index] || leadsElsewhere(property, values)
      guard isOther || related[property.index] != nil else { continue }
      if property.relationship?.isToMany == false, !isOther { continue }
      change(property, isOwn: false) {
        self.values[property.index] = values[property.index]
        decoded[property.index] = nil
        related[property.index] = nil
      }
    }
  }
}
