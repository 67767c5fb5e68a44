// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierNumbers
import Foundation

extension ModelContext {
  /// Posted by a context before it saves.
  public static let willSave = Notification.Name("NSModelContextWillSave")
  /// Posted by a context after it saved; the `userInfo` has the identifiers of the objects.
  public static let didSave = Notification.Name("NSModelContextDidSave")

  /// The keys of ``didSave``.
  public enum NotificationKey: String {
    /// Objects that were inserted.
    case insertedIdentifiers = "inserted"
    /// Objects that were changed.
    case updatedIdentifiers = "updated"
    /// Objects that were deleted.
    case deletedIdentifiers = "deleted"
  }

  /// Writes all changes: either all are on the disk when it returns, or none.
  /// - Throws: ``SwiftDataError``; the changes then remain in the context.
  public func save() throws {
    takeChangesOfOthers()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try checkRelationships()
    let stores = container.allStores.filter { store in
      let entities = Set(store.entities.map(ObjectIdentifier.init))
      func isOwn(_ model: any PersistentModel) -> Bool {
        entities.contains(ObjectIdentifier(model._modelStorage.entity))
      }
      return inserted.contains(where: isOwn) || deleted.contains(where: isOwn) || changed.values.contains(where: isOwn)
    }
    var merged: [(new: _ModelStorage, row: Int64)] = []
    do {
      for store in stores { merged += try store.write { try self.write(store, $0) } }
    } catch {
      for model in inserted { model._modelStorage.row = nil }
      throw error
    }
    finishSave(merged)
  }

  private func checkRelationships() throws {
    for model in deleted {
      for property in model._modelStorage.entity.properties where property.relationship?.declared.deleteRule == .deny {
        let others = model._modelStorage.relatedNow(property)
          .filter { !($0 as! any PersistentModel)._modelStorage.isDeleted }
        guard !others.isEmpty else { continue }
        throw SwiftDataError(
          .deletionDenied,
          "An object of \(model._modelStorage.entity.name) cannot be deleted: its \(property.name) has \(others.count) objects, and the "
            + "delete rule is '.deny'. Delete those first.")
      }
    }
    try inserted.forEach(checkCounts)
    try changed.values.forEach(checkCounts)
  }

  private func checkCounts(_ model: any PersistentModel) throws {
    let storage = model._modelStorage
    for property in storage.entity.relationships {
      guard let declared = property.relationship?.declared, declared.minimum > 0 || declared.maximum > 0 else {
        continue
      }
      let count = storage.relatedNow(property).count
      if count < declared.minimum || declared.maximum > 0 && count > declared.maximum {
        throw SwiftDataError(
          .validationIssue,
          "\(storage.entity.name).\(property.name) has \(count) objects; it must have at least \(declared.minimum)"
            + (declared.maximum > 0 ? " and at most \(declared.maximum)." : "."))
      }
    }
  }

  /// Writes the changes of one store in its transaction.
  /// - Returns: New objects whose unique values another row had, with that row.
  private func write(_ store: ModelStore, _ database: Database) throws -> [(new: _ModelStorage, row: Int64)] {
    let own = Set(store.entities.map(ObjectIdentifier.init))
    var (last, lastIsOwn): (_ModelEntity?, Bool) = (nil, false)
    func isOwn(_ model: any PersistentModel) -> Bool {
      let entity = model._modelStorage.entity
      if entity !== last { (last, lastIsOwn) = (entity, own.contains(ObjectIdentifier(entity))) }
      return lastIsOwn
    }
    for model in deleted where isOwn(model) {
      let storage = model._modelStorage
      guard let row = storage.row else { continue }
      try database.run("DELETE FROM \(quoted(storage.entity.name)) WHERE _id = ?", [.integer(row)])
    }
    let new = Dictionary(grouping: inserted.lazy.filter(isOwn).map(\._modelStorage)) { ObjectIdentifier($0.entity) }
    var merged: [(new: _ModelStorage, row: Int64)] = []
    // All have their rows before one refers to another.
    for storages in new.values { try giveRows(storages, database) { merged.append(($0, $1)) } }
    let rowsOfOthers = Set(merged.map { ObjectIdentifier($0.new) })
    for storages in new.values { try insert(storages, rowsOfOthers, database) }
    for model in changed.values where isOwn(model) { try update(model._modelStorage, database) }
    for storages in new.values { for storage in storages { try writePairs(storage, database) } }
    for model in changed.values where isOwn(model) { try writePairs(model._modelStorage, database) }
    let isNew = { (storage: _ModelStorage) in !rowsOfOthers.contains(ObjectIdentifier(storage)) }
    let updated = changed.values.filter(isOwn).map(\._modelStorage) + merged.map(\.new)
    try record(
      HistoryRecord.all(
        inserted: new.values.map { rowsOfOthers.isEmpty ? $0 : $0.filter(isNew) },
        updated: updated.sorted { ($0.row ?? 0) < ($1.row ?? 0) }, deleted: deleted.filter(isOwn).map(\._modelStorage)),
      database)
    return merged
  }

  private func giveRows(
    _ storages: [_ModelStorage], _ database: Database, merge: (_ModelStorage, Int64) -> Void
  ) throws {
    guard let entity = storages.first?.entity else { return }
    guard
      case .integer(var next) = try database.value(
        "SELECT next FROM swiftdata_entities WHERE name = ?", [.text(entity.name)])
    else { return }
    var taken: [[StoredValue]: Int64] = [:]
    for storage in storages {
      let existing = try existingRow(storage, database, &taken, next)
      if let existing { merge(storage, existing) }
      storage.row = existing ?? next
      if existing == nil { next += 1 }
    }
    try database.run("UPDATE swiftdata_entities SET next = ? WHERE name = ?", [.integer(next), .text(entity.name)])
  }

  /// The row that has the unique values of a new object.
  private func existingRow(
    _ storage: _ModelStorage, _ database: Database, _ taken: inout [[StoredValue]: Int64], _ next: Int64
  ) throws -> Int64? {
    for (number, properties) in storage.entity.uniques.enumerated() {
      let values = properties.map(storage.column)
      if values.contains(.null) { continue }
      let key = [.integer(Int64(number))] + values
      if let row = taken[key] { return row }
      let condition = properties.map { "\(quoted($0.name)) = ?" }.joined(separator: " AND ")
      if case .integer(let row) = try database.value(
        "SELECT _id FROM \(quoted(storage.entity.name)) WHERE \(condition)", values)
      {
        return row
      }
      taken[key] = next
    }
    return nil
  }

  private func insert(_ storages: [_ModelStorage], _ merged: Set<ObjectIdentifier>, _ database: Database) throws {
    guard let entity = storages.first?.entity else { return }
    let names = (["_id"] + entity.columns.map { quoted($0.name) }).joined(separator: ", ")
    let marks = Array(repeating: "?", count: entity.columns.count + 1).joined(separator: ", ")
    let statement = try database.statement("INSERT INTO \(quoted(entity.name)) (\(names)) VALUES (\(marks))")
    for storage in storages {
      if !merged.isEmpty, merged.contains(ObjectIdentifier(storage)) {
        try update(storage, database)
        continue
      }
      try statement.bind(1, .integer(storage.row ?? 0))
      var index: Int32 = 2
      for property in entity.columns {
        try statement.bind(
          index, property.relationship == nil ? storage.values[property.index] : storage.column(property))
        index += 1
      }
      try statement.run()
    }
  }

  private func update(_ storage: _ModelStorage, _ database: Database) throws {
    let entity = storage.entity
    guard let row = storage.row, !entity.columns.isEmpty else { return }
    let assignments = entity.columns.map { "\(quoted($0.name)) = ?" }.joined(separator: ", ")
    try database.run(
      "UPDATE \(quoted(entity.name)) SET \(assignments) WHERE _id = ?",
      entity.columns.map(storage.column) + [.integer(row)])
  }

  /// Writes the relationships that have a table of their own.
  private func writePairs(_ storage: _ModelStorage, _ database: Database) throws {
    for property in storage.entity.relationships {
      guard let table = property.relationship?.join, let objects = storage.related[property.index],
        let row = storage.row
      else { continue }
      try database.run("DELETE FROM \(quoted(table.name)) WHERE \(table.own) = ?", [.integer(row)])
      for object in objects {
        guard let other = (object as! any PersistentModel)._modelStorage.row else { continue }
        try database.run(
          "INSERT OR IGNORE INTO \(quoted(table.name)) (\(table.own), \(table.other)) VALUES (?, ?)",
          [.integer(row), .integer(other)])
      }
    }
  }

  /// Brings the objects to the state of the store after it has the changes.
  private func finishSave(_ merged: [(new: _ModelStorage, row: Int64)]) {
    let (old, removed) = (Array(changed.values), deleted)
    let storages = inserted.map(\._modelStorage)
    var new: [AnyObject] = inserted
    inserted = []
    changed = [:]
    deleted = []
    for index in new.indices {
      let storage = storages[index]
      guard let row = storage.row else { continue }
      storage.isInserted = false
      storage.setRow(row, in: store(of: storage.entity).identifier)
      settle(storage)
      if !merged.isEmpty, let model = knownObject(storage.entity, row) as? any PersistentModel,
        model._modelStorage !== storage
      {
        // The object that had the values before is the same one from now on.
        let known = model._modelStorage
        known.take(storage.values)
        storage.release()
        storage.context = nil
        share(new[index] as! any PersistentModel, known)
        continue
      }
      // An object that the program does not use is gone after the save: a weak reference to it would be wasted.
      if isKnownUniquelyReferenced(&new[index]) { continue }
      storage.release()
      register(storage)
    }
    // Before observers run, which might find an object by a weak reference of their own.
    new = []
    for model in old {
      let storage = model._modelStorage
      storage.isChanged = false
      storage.saved = nil
      settle(storage)
    }
    for model in removed {
      let storage = model._modelStorage
      storage.isDeleted = false
      storage.isDestroyed = true
      storage.context = nil
      if let row = storage.row { registered[ObjectIdentifier(storage.entity)]?[row] = nil }
    }
    report(storages, old.map(\._modelStorage), removed.map(\._modelStorage), notifies: !merged.isEmpty)
  }

  /// Informs the queries, the other contexts and the observers of notifications.
  private func report(_ new: [_ModelStorage], _ old: [_ModelStorage], _ removed: [_ModelStorage], notifies: Bool) {
    if notifies {
      for entity in Self.entities(of: new + old + removed).values { notify(entity, nil, nil) }
    }
    container.contexts.storesChanged(self) {
      let all = new + old + removed
      var rows: [ObjectIdentifier: Set<Int64>] = [:]
      for storage in all {
        if let row = storage.row { rows[ObjectIdentifier(storage.entity), default: []].insert(row) }
      }
      var values: [ObjectIdentifier: [Int64: [StoredValue]]] = [:]
      for storage in removed {
        if let row = storage.row { values[ObjectIdentifier(storage.entity), default: [:]][row] = storage.values }
      }
      return StoreChanges(entities: Array(Self.entities(of: all).values), rows: rows, removed: values)
    }
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: new.map(\.identifier),
        NotificationKey.updatedIdentifiers.rawValue: old.map(\.identifier),
        NotificationKey.deletedIdentifiers.rawValue: removed.map(\.identifier),
      ])
  }

  private static func entities(of storages: [_ModelStorage]) -> [ObjectIdentifier: _ModelEntity] {
    var result: [ObjectIdentifier: _ModelEntity] = [:]
    var last: _ModelEntity?
    for storage in storages where storage.entity !== last {
      last = storage.entity
      result[ObjectIdentifier(storage.entity)] = storage.entity
    }
    return result
  }

  private func share(_ model: any PersistentModel, _ storage: _ModelStorage) {
    func set<T: PersistentModel>(_ model: T) { model._modelStorage = storage }
    set(model)
  }

  /// The columns of relationships, whose objects now have rows.
  private func settle(_ storage: _ModelStorage) {
    for property in storage.entity.relationships where property.hasColumn {
      storage.values[property.index] = storage.column(property)
    }
  }
}
