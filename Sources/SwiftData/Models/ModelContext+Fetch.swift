// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierNumbers
import Foundation

extension ModelContext {
  /// The objects of a request.
  /// - Throws: ``SwiftDataError`` if they cannot be read.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    takeChangesOfOthers()
    let request = FetchRequest(descriptor, in: self)
    if request.isInStore {
      return try select(T._modelEntity, request.sql, request.values).map { unsafeDowncast($0, to: T.self) }
    }
    var objects = try select(T._modelEntity, request.sql, request.values).map { unsafeDowncast($0, to: T.self) }
    if descriptor.includePendingChanges {
      objects.removeAll { $0._modelStorage.isDeleted }
      objects += pending(T.self, besides: objects)
    }
    return try request.finish(objects)
  }

  /// Objects that the store does not have as they are now.
  private func pending<T: PersistentModel>(_ type: T.Type, besides known: [T]) -> [T] {
    let entity = T._modelEntity
    let known = Set(known.map { ObjectIdentifier($0._modelStorage) })
    let changed = changed.values.filter { $0._modelStorage.entity === entity }
      .sorted { ($0._modelStorage.row ?? 0) < ($1._modelStorage.row ?? 0) }
    return (changed + inserted.filter { $0._modelStorage.entity === entity })
      .filter { !known.contains(ObjectIdentifier($0._modelStorage)) }.map { unsafeDowncast($0, to: T.self) }
  }

  /// The number of objects of a request.
  /// - Throws: ``SwiftDataError`` if they cannot be read.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    takeChangesOfOthers()
    let request = FetchRequest(descriptor, in: self)
    guard request.isInStore else { return try fetch(descriptor).count }
    return try store(of: T._modelEntity).read {
      if case .integer(let count) = try $0.value("SELECT count(*) FROM (\(request.rowsSQL))", request.values) {
        return Int(count)
      }
      return 0
    }
  }

  /// The identifiers of the objects of a request.
  /// - Throws: ``SwiftDataError`` if they cannot be read.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    takeChangesOfOthers()
    let request = FetchRequest(descriptor, in: self)
    guard request.isInStore else { return try fetch(descriptor).map(\.persistentModelID) }
    let store = store(of: T._modelEntity)
    return try store.read { database in
      var result: [PersistentIdentifier] = []
      try database.statement(request.rowsSQL).each(request.values) {
        result.append(
          IdentityTable.shared.identifier(
            T._modelEntity.name, ModelPlace(store: store.identifier, row: $0.integer(0))))
        return true
      }
      return result
    }
  }

  /// The objects of a request, which are read as they are used.
  /// - Throws: ``SwiftDataError`` if they cannot be read.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
    -> FetchResultsCollection<T>
  {
    FetchResultsCollection(identifiers: try fetchIdentifiers(descriptor), context: self)
  }

  /// Calls a closure with each object of a request. At most `batchSize` objects that nothing else uses are in memory.
  /// - Throws: The closure's error, or ``SwiftDataError``. With changes in the context, unless `allowEscapingMutations` is true.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    if !allowEscapingMutations, hasChanges {
      throw SwiftDataError(
        .fetchIssue,
        "The objects are not enumerated: the context has changes that are not saved. Save first, or set allowEscapingMutations."
      )
    }
    let identifiers = try fetchIdentifiers(descriptor)
    for identifier in identifiers {
      guard let row = identifier.place?.row, let object = object(T._modelEntity, row) else { continue }
      try block(unsafeDowncast(object, to: T.self))
    }
  }

  /// The object of an identifier, if it is in memory.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    guard let row = identifier.place?.row else {
      return inserted.first { $0.persistentModelID == identifier } as? T
    }
    return knownObject(T._modelEntity, row) as? T
  }

  /// The object of an identifier. One that the store does not have is an object without values.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let entity = container.schema.models.first(where: { $0.name == identifier.entityName }) else {
      fatalError("\(identifier.entityName) is no model of the container. Name it where the container is made.")
    }
    guard let row = identifier.place?.row else {
      if let known = inserted.first(where: { $0.persistentModelID == identifier }) { return known }
      return missing(entity)
    }
    return object(entity, row) as? any PersistentModel ?? missing(entity)
  }

  private func missing(_ entity: _ModelEntity) -> any PersistentModel {
    let storage = _ModelStorage(entity)
    storage.isDestroyed = true
    return entity.type.init(_modelStorage: storage)
  }

  /// The object of an identifier; nil if the store does not have it.
  public subscript<T: PersistentModel>(identifier: PersistentIdentifier, as type: T.Type) -> T? {
    guard identifier.entityName == T._modelEntity.name else { return nil }
    guard let row = identifier.place?.row else { return registeredModel(for: identifier) }
    return object(T._modelEntity, row).map { unsafeDowncast($0, to: T.self) }
  }

  // MARK: - Objects of rows

  /// The object of a row; nil without one.
  func object(_ entity: _ModelEntity, _ row: Int64) -> AnyObject? {
    if let known = knownObject(entity, row) { return known }
    do {
      return try select(
        entity, "SELECT \(entity.selection) FROM \(quoted(entity.name)) t0 WHERE t0._id = ?", [.integer(row)]
      ).first
    } catch {
      SwiftDataLog.warn("\(error)")
      return nil
    }
  }

  /// The objects of rows that begin with the columns of an entity.
  func select(_ entity: _ModelEntity, _ sql: String, _ values: [StoredValue]) throws -> [AnyObject] {
    let key = ObjectIdentifier(entity)
    var found: [AnyObject] = []
    var old: [(_ModelStorage, [StoredValue])] = []
    let store = store(of: entity)
    let hasFaults = batches[key]?.contains { $0.batch != nil } ?? false
    try store.read { database in
      var known = registered.removeValue(forKey: key) ?? [:]
      defer { registered[key] = known }
      try database.statement(sql).each(values) { row in
        let id = row.integer(0)
        let values = entity.values(row)
        if let storage = known[id]?.storage, let model = storage.model {
          if storage.fault != nil {
            storage.fill(values, in: store.identifier)
            found.append(model)
            return true
          }
          if !storage.isChanged, !storage.isDeleted, storage.values != values { old.append((storage, values)) }
          found.append(model)
          return true
        }
        if hasFaults, let model = fault(entity, id) {
          model._modelStorage.fill(values, in: store.identifier)
          known[id] = WeakStorage(storage: model._modelStorage)
          found.append(model)
          return true
        }
        let storage = _ModelStorage(entity, row: id, values, self, in: store.identifier)
        let model = entity.type.init(_modelStorage: storage)
        storage.setModel(model)
        known[id] = WeakStorage(storage: storage)
        found.append(model)
        return true
      }
    }
    for (storage, values) in old { storage.take(values) }
    removeUnused(key)
    return found
  }

  /// Entries of objects that are gone, when there are many.
  private func removeUnused(_ key: ObjectIdentifier) {
    guard let all = registered[key], all.count > (limits[key] ?? 4096) else { return }
    let used = all.filter { $0.value.storage != nil }
    registered[key] = used
    limits[key] = max(4096, used.count * 2)
  }

  /// Reads the values of an object again.
  func reload(_ storage: _ModelStorage) {
    guard let row = storage.row else { return }
    let entity = storage.entity
    do {
      let values: [StoredValue]? = try store(of: entity).read { database in
        var result: [StoredValue]?
        try database.statement("SELECT \(entity.selection) FROM \(quoted(entity.name)) t0 WHERE t0._id = ?").each([
          .integer(row)
        ]) { row in
          result = entity.values(row)
          return false
        }
        return result
      }
      guard let values else {
        storage.isDestroyed = true
        storage.context = nil
        registered[ObjectIdentifier(entity)]?[row] = nil
        return
      }
      storage.take(values)
    } catch { SwiftDataLog.warn("\(error)") }
  }

  /// The objects of the many side of a relationship, with changes that are not saved.
  func loadRelated(of storage: _ModelStorage, _ property: ModelProperty) -> [AnyObject] {
    guard let relationship = property.relationship, let row = storage.row else { return [] }
    let entity = relationship.destination
    let table = quoted(entity.name)
    do {
      if let join = relationship.join {
        return try select(
          entity,
          "SELECT \(entity.selection) FROM \(quoted(join.name)) j JOIN \(table) t0 ON t0._id = j.\(join.other) "
            + "WHERE j.\(join.own) = ? ORDER BY t0._id", [.integer(row)]
        ).filter { !($0 as! any PersistentModel)._modelStorage.isDeleted }
      }
      guard let inverse = relationship.inverse else { return [] }
      let saved = try select(
        entity, "SELECT \(entity.selection) FROM \(table) t0 WHERE t0.\(quoted(inverse.name)) = ? ORDER BY t0._id",
        [.integer(row)])
      var result = saved.filter { object in
        let other = (object as! any PersistentModel)._modelStorage
        return !other.isDeleted && (!other.isChanged || other.relatedObject(inverse) === storage.model)
      }
      let known = Set(result.map(ObjectIdentifier.init))
      for model in Array(changed.values) + inserted where model._modelStorage.entity === entity {
        if known.contains(ObjectIdentifier(model)) { continue }
        if model._modelStorage.relatedObject(inverse) === storage.model { result.append(model) }
      }
      return result
    } catch {
      SwiftDataLog.warn("\(error)")
      return []
    }
  }
}

extension _ModelEntity {
  /// The columns of a selection from the table `t0`.
  var selection: String { (["t0._id"] + columns.map { "t0." + quoted($0.name) }).joined(separator: ", ") }
}
