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
      return (inserted + deleted + changed.values).contains {
        entities.contains(ObjectIdentifier($0._modelStorage.entity))
      }
    }
    var merged: [(new: any PersistentModel, row: Int64)] = []
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
    for model in inserted + changed.values {
      let storage = model._modelStorage
      for property in storage.entity.properties {
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
  }

  /// Writes the changes of one store in its transaction.
  /// - Returns: New objects whose unique values another row had, with that row.
  private func write(_ store: ModelStore, _ database: Database) throws -> [(new: any PersistentModel, row: Int64)] {
    let own = Set(store.entities.map(ObjectIdentifier.init))
    func isOwn(_ model: any PersistentModel) -> Bool { own.contains(ObjectIdentifier(model._modelStorage.entity)) }
    for model in deleted where isOwn(model) {
      let storage = model._modelStorage
      guard let row = storage.row else { continue }
      try database.run("DELETE FROM \(quoted(storage.entity.name)) WHERE _id = ?", [.integer(row)])
    }
    let new = Dictionary(grouping: inserted.filter(isOwn)) { ObjectIdentifier($0._modelStorage.entity) }
    var merged: [(new: any PersistentModel, row: Int64)] = []
    // All have their rows before one refers to another.
    for models in new.values { try giveRows(models, database) { merged.append(($0, $1)) } }
    let rowsOfOthers = Set(merged.map { ObjectIdentifier($0.new._modelStorage) })
    for models in new.values { try insert(models, rowsOfOthers, database) }
    for model in changed.values where isOwn(model) { try update(model._modelStorage, database) }
    for model in inserted + changed.values where isOwn(model) { try writePairs(model._modelStorage, database) }
    return merged
  }

  private func giveRows(
    _ models: [any PersistentModel], _ database: Database, merge: (any PersistentModel, Int64) -> Void
  ) throws {
    guard let entity = models.first?._modelStorage.entity else { return }
    guard
      case .integer(var next) = try database.value(
        "SELECT next FROM swiftdata_entities WHERE name = ?", [.text(entity.name)])
    else { return }
    var taken: [[StoredValue]: Int64] = [:]
    for model in models {
      let storage = model._modelStorage
      let existing = try existingRow(storage, database, &taken, next)
      if let existing { merge(model, existing) }
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

  private func insert(_ models: [any PersistentModel], _ merged: Set<ObjectIdentifier>, _ database: Database) throws {
    guard let entity = models.first?._modelStorage.entity else { return }
    let names = (["_id"] + entity.columns.map { quoted($0.name) }).joined(separator: ", ")
    let marks = Array(repeating: "?", count: entity.columns.count + 1).joined(separator: ", ")
    let statement = try database.statement("INSERT INTO \(quoted(entity.name)) (\(names)) VALUES (\(marks))")
    for model in models {
      let storage = model._modelStorage
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
    for property in storage.entity.properties {
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
  private func finishSave(_ merged: [(new: any PersistentModel, row: Int64)]) {
    let (new, old, removed) = (inserted, Array(changed.values), deleted)
    inserted = []
    changed = [:]
    deleted = []
    var rows: [ObjectIdentifier: Set<Int64>] = [:]
    var entities: [ObjectIdentifier: _ModelEntity] = [:]
    for model in new + old + removed {
      let storage = model._modelStorage
      let key = ObjectIdentifier(storage.entity)
      entities[key] = storage.entity
      if let row = storage.row { rows[key, default: []].insert(row) }
    }
    for model in new {
      let storage = model._modelStorage
      guard let row = storage.row else { continue }
      let known = registered[ObjectIdentifier(storage.entity)]?[row]?.storage
      storage.isInserted = false
      storage.setRow(row, in: store(of: storage.entity).identifier)
      settle(storage)
      if let known, known !== storage {
        // The object that had the values before is the same one from now on.
        known.take(storage.values)
        storage.context = nil
        share(model, known)
        continue
      }
      registered[ObjectIdentifier(storage.entity), default: [:]][row] = WeakStorage(storage: storage)
    }
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
    if !merged.isEmpty { for entity in entities.values { notify(entity, nil, nil) } }
    container.contexts.storesChanged(self, Array(entities.values), rows)
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: { new.map(\.persistentModelID) },
        NotificationKey.updatedIdentifiers.rawValue: { old.map(\.persistentModelID) },
        NotificationKey.deletedIdentifiers.rawValue: { removed.map(\.persistentModelID) },
      ].mapValues { $0() })
  }

  private func share(_ model: any PersistentModel, _ storage: _ModelStorage) {
    func set<T: PersistentModel>(_ model: T) { model._modelStorage = storage }
    set(model)
  }

  /// The columns of relationships, whose objects now have rows.
  private func settle(_ storage: _ModelStorage) {
    for property in storage.entity.columns where property.relationship != nil {
      storage.values[property.index] = storage.column(property)
    }
  }
}
