// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation
import Observation

/// The values of one object. `@Model` gives each object one; its accessors read and write it.
public final class _ModelStorage {
  let entity: _ModelEntity
  /// The columns, in the order of the properties. Those of an object of a long query are read from the store when the first of
  /// them is used.
  var values: [StoredValue] {
    get {
      if let fault { fault.fill(self) }
      return known
    }
    _modify {
      if let fault { fault.fill(self) }
      yield &known
    }
  }
  private var known: [StoredValue]
  /// Values that were decoded from text, by the index of their property.
  var decoded: [Int: Any] = [:]
  /// The related objects that are known, by the index of their property.
  var related: [Int: [AnyObject]] = [:]
  /// The columns as they were saved, while the object has other ones.
  var saved: [StoredValue]?
  private var home: ContextReference?
  var context: ModelContext? {
    get { home?.context }
    set { home = newValue?.reference }
  }
  private weak var observed: AnyObject?
  /// The object while its context or a query retains it. A weak reference to it would cost each new object a side table.
  private unowned var held: AnyObject?
  /// The results of the query that the object belongs to, until its values are read.
  private(set) var fault: FaultBatch?
  /// The object's place in these results when it was last known.
  var faultIndex: Int32 = 0
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
  private var registrar: ObservationRegistrar?

  /// The storage of a new object.
  public init(_ entity: _ModelEntity) {
    self.entity = entity
    known = entity.blank
  }

  /// The storage of an object whose values are not read yet.
  init(_ entity: _ModelEntity, row: Int64, _ fault: FaultBatch, at index: Int32, _ home: ContextReference) {
    self.entity = entity
    self.row = row
    self.fault = fault
    self.home = home
    known = []
    faultIndex = index
  }

  init(_ entity: _ModelEntity, row: Int64, _ values: [StoredValue], _ context: ModelContext, in store: String) {
    self.entity = entity
    known = values
    self.row = row
    home = context.reference
    self.store = store
  }

  /// The object, while it exists.
  var model: AnyObject? { held ?? observed }

  /// The object is retained by its context or a query until `release()`.
  func hold(_ model: AnyObject) { held = model }

  /// The end of `hold(_:)`: from now on only the users of the object retain it.
  func release() {
    guard let held else { return }
    observed = held
    self.held = nil
  }

  func setModel(_ model: AnyObject) { if held == nil, observed !== model { observed = model } }

  /// Gives an object of a long query its values.
  func fill(_ values: [StoredValue], in store: String) {
    fault = nil
    known = values
    self.store = store
    release()
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
    if let row, let store = store ?? fault?.store {
      return IdentityTable.shared.identifier(entity.name, ModelPlace(store: store, row: row))
    }
    let made = ModelIdentity(entity.name)
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
    let property = entity.properties[index]
    return unsafeDowncast(property.form, to: PropertyForm<Value>.self).read(self, property)
  }

  /// Sets a property, with the inverse of a relationship.
  public func write<Model: PersistentModel, Value>(
    _ index: Int, of model: Model, _ keyPath: KeyPath<Model, Value>, _ value: Value
  ) {
    let property = entity.properties[index]
    let form = unsafeDowncast(property.form, to: PropertyForm<Value>.self)
    if let fault { fault.fill(self) }
    setModel(model)
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
