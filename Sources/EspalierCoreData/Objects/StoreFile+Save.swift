// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierNumbers
import Foundation

/// The objects of a save.
struct SaveRequest {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  var policy = NSMergePolicyType.errorMergePolicyType
}

/// The effects of a save beside those of its request.
struct SaveResult {
  /// The rows of new objects.
  var rows: [(NSManagedObject, Int64)] = []
  /// Objects whose values in the store are others than in the context.
  var stale: [NSManagedObject] = []
}

extension StoreFile {
  /// Writes all objects, or none.
  /// - Throws: An error of Cocoa's: conflicts, values that are not unique, or a failure of the file.
  func save(_ request: SaveRequest) throws -> SaveResult {
    try write { database in
      var result = SaveResult()
      var rows: [ObjectIdentifier: Int64] = [:]
      var taken: [NSManagedObject] = []
      for object in request.inserted {
        if let row = object.objectID.row {
          rows[ObjectIdentifier(object.objectID)] = row
          continue
        }
        if let row = try self.equalRow(object, database) {
          guard request.policy != .errorMergePolicyType else { throw Self.constraintFailure(object) }
          // The new object is the one that is there already.
          if request.policy == .mergeByPropertyStoreTrumpMergePolicyType || request.policy == .rollbackMergePolicyType {
            result.stale.append(object)
          }
          taken.append(object)
          rows[ObjectIdentifier(object.objectID)] = row
          result.rows.append((object, row))
          continue
        }
        let row = try self.reserve(object.entity, database)
        rows[ObjectIdentifier(object.objectID)] = row
        result.rows.append((object, row))
      }
      func number(_ id: NSManagedObjectID) -> StoredValue {
        (id.row ?? rows[ObjectIdentifier(id)]).map { .integer($0) } ?? .null
      }
      let stale = Set(result.stale.map(ObjectIdentifier.init))
      let kept = Set(taken.map(ObjectIdentifier.init))
      for object in request.inserted where !stale.contains(ObjectIdentifier(object)) {
        let id = number(object.objectID)
        if kept.contains(ObjectIdentifier(object)) {
          try self.update(object, id, object.changedPlaces, number, database)
        } else {
          try self.insert(object, id, number, database)
        }
      }
      for object in request.updated {
        let places = object.changedPlaces.filter { !object.entity.layout.properties[$0].isTransient }
        if places.isEmpty { continue }
        let id = number(object.objectID)
        let stored = try database.value(
          "SELECT _version FROM \(StoreTables.table(object.entity)) WHERE _id = ?", [id])
        if stored == .null {
          if request.policy == .errorMergePolicyType { throw Self.conflict(object, "was deleted") }
          result.stale.append(object)
          continue
        }
        if stored != .integer(object.version) {
          switch request.policy {
          case .errorMergePolicyType: throw Self.conflict(object, "was changed")
          case .rollbackMergePolicyType:
            result.stale.append(object)
            continue
          case .mergeByPropertyStoreTrumpMergePolicyType:
            let now = try self.row(object.objectID)
            let own = places.filter { place in
              now.map { $0.slots[place].isSame(as: object.committed?[place] ?? .none) } ?? true
            }
            result.stale.append(object)
            try self.update(object, id, own, number, database)
            continue
          case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: result.stale.append(object)
          }
        }
        if let row = try self.equalRow(object, database), .integer(row) != id {
          guard request.policy != .errorMergePolicyType else { throw Self.constraintFailure(object) }
          try self.remove(object.entity, .integer(row), database)
        }
        try self.update(object, id, places, number, database)
      }
      for object in request.inserted + request.updated where !stale.contains(ObjectIdentifier(object)) {
        try self.saveLinks(object, number, database)
      }
      for object in request.deleted { try self.remove(object.entity, number(object.objectID), database) }
      return result
    }
  }

  private static func conflict(_ object: NSManagedObject, _ event: String) -> NSError {
    CoreDataError.make(
      .merge,
      "The changes cannot be saved: \(object.objectID) \(event) in the store since it was read. Refresh it, or set a merge policy.",
      [NSAffectedObjectsErrorKey: [object]])
  }

  private static func constraintFailure(_ object: NSManagedObject) -> NSError {
    let names = object.entity.uniqueNames.map { $0.joined(separator: ", ") }.joined(separator: "; ")
    return CoreDataError.make(
      .constraint,
      "The changes cannot be saved: another \(object.entity.title) has the same value of \(names), which is unique. Set a merge "
        + "policy, or change the value.", [NSAffectedObjectsErrorKey: [object]])
  }

  /// Another row with the values that are unique.
  private func equalRow(_ object: NSManagedObject, _ database: Database) throws -> Int64? {
    for names in object.entity.uniqueNames where !names.isEmpty {
      var values: [StoredValue] = []
      for name in names {
        guard let place = object.entity.layout.places[name],
          let attribute = object.entity.layout.properties[place] as? NSAttributeDescription,
          case .value(let value) = object.slots[place]
        else { break }
        values.append(try AttributeValue.stored(value, attribute))
      }
      // Values that are nil are not compared.
      guard values.count == names.count else { continue }
      let condition = names.map { "\(quoted($0)) = ?" }.joined(separator: " AND ")
      let own = object.objectID.row ?? -1
      let found = try database.value(
        "SELECT _id FROM \(StoreTables.table(object.entity)) WHERE \(condition) AND _id <> ?", values + [.integer(own)])
      if case .integer(let row) = found { return row }
    }
    return nil
  }

  private func stored(
    _ object: NSManagedObject, _ place: Int, _ number: (NSManagedObjectID) -> StoredValue
  ) throws -> StoredValue {
    switch (object.entity.layout.properties[place], object.slots[place]) {
    case (let attribute as NSAttributeDescription, .value(let value)): try AttributeValue.stored(value, attribute)
    case (_, .reference(let id)): number(id)
    default: .null
    }
  }

  private func insert(
    _ object: NSManagedObject, _ id: StoredValue, _ number: (NSManagedObjectID) -> StoredValue, _ database: Database
  ) throws {
    let properties = object.entity.layout.properties
    let places = properties.indices.filter { StoreTables.hasColumn(properties[$0]) }
    let columns = ["_id", "_entity"] + places.map { quoted(properties[$0].name) }
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try database.run(
      "INSERT INTO \(StoreTables.table(object.entity)) (\(columns.joined(separator: ", "))) VALUES (\(marks))",
      [id, .text(object.entity.title)] + places.map { try stored(object, $0, number) })
    object.version = 1
  }

  private func update(
    _ object: NSManagedObject, _ id: StoredValue, _ places: [Int], _ number: (NSManagedObjectID) -> StoredValue,
    _ database: Database
  ) throws {
    let properties = object.entity.layout.properties
    let own = places.filter { StoreTables.hasColumn(properties[$0]) }
    let columns = own.map { "\(quoted(properties[$0].name)) = ?, " }.joined()
    let table = StoreTables.table(object.entity)
    try database.run(
      "UPDATE \(table) SET \(columns)_version = _version + 1 WHERE _id = ?",
      own.map { try stored(object, $0, number) } + [id])
    if case .integer(let version) = try database.value("SELECT _version FROM \(table) WHERE _id = ?", [id]) {
      object.version = version
    }
  }

  /// Writes the relationships to several objects that are not columns of these.
  private func saveLinks(
    _ object: NSManagedObject, _ number: (NSManagedObjectID) -> StoredValue, _ database: Database
  ) throws {
    for (place, property) in object.entity.layout.properties.enumerated() {
      guard let relationship = property as? NSRelationshipDescription, relationship.isToMany,
        case .references(let ids) = object.slots[place]
      else { continue }
      if let committed = object.committed, committed[place].isSame(as: object.slots[place]) { continue }
      let id = number(object.objectID)
      switch StoreTables.link(relationship) {
      case .inverse(_, let order):
        guard let order, let destination = relationship.destinationEntity else { continue }
        let sql = "UPDATE \(StoreTables.table(destination)) SET \(order) = ? WHERE _id = ?"
        for (index, other) in ids.enumerated() { try database.run(sql, [.integer(Int64(index)), number(other)]) }
      case .pairs(let table, let own, let other, let order):
        if case .references(let old)? = object.committed?[place] {
          let now = Set(ids.map(ObjectIdentifier.init))
          for gone in old where !now.contains(ObjectIdentifier(gone)) {
            try database.run("DELETE FROM \(table) WHERE \(own) = ? AND \(other) = ?", [id, number(gone)])
          }
        }
        let sql =
          "INSERT INTO \(table) (\(own), \(other), \(order)) VALUES (?, ?, ?) ON CONFLICT (source, target) DO UPDATE SET \(order) = "
          + "excluded.\(order)"
        for (index, related) in ids.enumerated() {
          try database.run(sql, [id, number(related), .integer(Int64(index))])
        }
      }
    }
  }

  /// Deletes a row, with what leads to it.
  func remove(_ entity: NSEntityDescription, _ id: StoredValue, _ database: Database) throws {
    try database.run("DELETE FROM \(StoreTables.table(entity)) WHERE _id = ?", [id])
    guard let model = entity.managedObjectModel else { return }
    for relationship in model.entities.flatMap(\.layout.properties).compactMap({ $0 as? NSRelationshipDescription }) {
      let isOwn = relationship.entity.map { entity.isKindOf(entity: $0) } ?? false
      let leadsHere = relationship.destinationEntity.map { entity.isKindOf(entity: $0) } ?? false
      guard isOwn || leadsHere else { continue }
      if relationship.isToMany {
        guard case .pairs(let table, let own, let other, _) = StoreTables.link(relationship) else { continue }
        if isOwn { try database.run("DELETE FROM \(table) WHERE \(own) = ?", [id]) }
        if leadsHere { try database.run("DELETE FROM \(table) WHERE \(other) = ?", [id]) }
      } else if leadsHere, relationship.inverseRelationship == nil, relationship.deleteRule != .noActionDeleteRule,
        let holder = relationship.entity
      {
        let column = quoted(relationship.name)
        try database.run(
          "UPDATE \(StoreTables.table(holder)) SET \(column) = NULL WHERE \(column) = ?", [id])
      }
    }
  }
}
