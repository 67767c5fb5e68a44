// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

/// The values of an object in the store.
struct StoredRow {
  var slots: [Slot]
  /// The number of the row's changes.
  var version: Int64
}

/// The database of a store. Contexts on any thread use it, one after the other.
final class StoreFile: @unchecked Sendable {
  /// The number of the tables' form; a file with a greater one is of a newer version of this library.
  static let format: Int64 = 1
  /// "CoDa": marks a file as one of this library.
  static let applicationID: Int64 = 0x436F_4461

  let path: String
  let isReadOnly: Bool
  unowned let store: NSPersistentStore
  private let lock = NSRecursiveLock()
  @exclusivity(unchecked) private let database: Database
  private(set) var identifier = ""

  /// Opens a file, makes its tables, or changes those of an older model.
  /// - Throws: An error of Cocoa's that names the file and the cause.
  init(_ url: URL?, _ store: NSPersistentStore, _ tables: StoreTables, isReadOnly: Bool, migrates: Bool) throws {
    path = url?.path ?? ":memory:"
    self.isReadOnly = isReadOnly
    self.store = store
    if let url, !isReadOnly {
      let folder = url.deletingLastPathComponent()
      do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
        throw Self.failure("the folder \(folder.path) cannot be made: \(error.localizedDescription)", url)
      }
    }
    do {
      database = try Database(path, isReadOnly: isReadOnly, busyTimeout: 5)
      if url != nil, !isReadOnly {
        _ = try database.value("PRAGMA journal_mode=WAL")
        try database.execute("PRAGMA synchronous=FULL")
      }
      try prepare(tables, url, migrates)
    } catch let error as DatabaseError { throw Self.failure(error.explanation(path), url) }
  }

  private static func failure(
    _ reason: String, _ url: URL?, _ code: CoreDataError.Code = .storeOpen
  ) -> NSError {
    CoreDataError.make(
      code, "The store cannot be opened: \(reason).", [NSURLErrorKey: url as Any, NSFilePathErrorKey: url?.path ?? ""])
  }

  private func prepare(_ tables: StoreTables, _ url: URL?, _ migrates: Bool) throws {
    let isNew = try database.value("SELECT count(*) FROM sqlite_master") == .integer(0)
    if !isNew, try database.value("PRAGMA application_id") != .integer(Self.applicationID) {
      throw Self.failure(
        "\(path) is a database of another program, or of Core Data on an Apple system, whose tables differ; choose another file",
        url, .incompatibleStore)
    }
    if case .integer(let format) = try database.value("PRAGMA user_version"), format > Self.format {
      throw Self.failure(
        "\(path) was written by a newer version of the library (form \(format), this one reads up to \(Self.format)); update the program",
        url, .incompatibleStore)
    }
    let known: StoredValue =
      isNew ? .null : try database.value("SELECT value FROM _meta WHERE key = 'model'")
    if known != .text(tables.description) {
      if isReadOnly {
        throw Self.failure(
          "\(path) has the tables of another version of the model, and is opened read-only", url, .versionHash)
      }
      if !isNew, !migrates {
        throw Self.failure(
          "the model used to open \(path) is not the one that it was made with; set "
            + "shouldInferMappingModelAutomatically, or remove the file", url, .versionHash)
      }
      try database.transaction {
        try tables.make(database)
        try database.run("INSERT OR REPLACE INTO _meta VALUES ('model', ?)", [.text(tables.description)])
        if isNew { try database.run("INSERT INTO _meta VALUES ('identifier', ?)", [.text(UUID().uuidString)]) }
      }
      try database.execute("PRAGMA application_id=\(Self.applicationID)")
      try database.execute("PRAGMA user_version=\(Self.format)")
    }
    if case .text(let text) = try database.value("SELECT value FROM _meta WHERE key = 'identifier'") {
      identifier = text
    }
  }

  /// Runs a reading.
  func read<T>(_ body: (Database) throws -> T) throws -> T {
    do { return try lock.withLock { try body(database) } } catch let error as DatabaseError {
      throw CoreDataError.make(.sqlite, "The objects cannot be read: \(error.explanation(path)).")
    }
  }

  /// Runs changes that are all kept, or none.
  func write<T>(_ body: (Database) throws -> T) throws -> T {
    if isReadOnly {
      throw CoreDataError.make(.save, "The changes cannot be saved: the store \(path) was opened read-only.")
    }
    do { return try lock.withLock { try database.transaction { try body(database) } } } catch let error as DatabaseError
    {
      throw CoreDataError.make(.save, "The changes cannot be saved: \(error.explanation(path)).")
    }
  }

  // MARK: - Reading

  /// The values of an object; nil if there is none.
  func row(_ id: NSManagedObjectID) throws -> StoredRow? {
    guard let number = id.row else { return nil }
    let (places, columns) = StoreTables.selection(id.entity)
    return try read { database in
      var result: StoredRow?
      try database.statement("SELECT \(columns) FROM \(StoreTables.table(id.entity)) t0 WHERE t0._id = ?").each([
        .integer(number)
      ]) {
        result = try self.values(id.entity, $0, places)
        return false
      }
      return result
    }
  }

  private func values(_ entity: NSEntityDescription, _ row: Statement.Row, _ places: [Int]) throws -> StoredRow {
    var slots = entity.layout.properties.map { property in
      (property as? NSRelationshipDescription)?.isToMany == true ? Slot.unknown : .none
    }
    for (index, place) in places.enumerated() {
      let stored = row[index + 3]
      switch entity.layout.properties[place] {
      case let attribute as NSAttributeDescription:
        slots[place] = AttributeValue.value(stored, attribute).map { .value($0) } ?? .none
      case let relationship as NSRelationshipDescription:
        guard case .integer(let number) = stored, let destination = relationship.destinationEntity else { continue }
        slots[place] = try id(destination, number).map { .reference($0) } ?? .none
      default: break
      }
    }
    return StoredRow(slots: slots, version: row.integer(2))
  }

  /// The identifier of a row; nil if it is not there.
  func id(_ entity: NSEntityDescription, _ number: Int64) throws -> NSManagedObjectID? {
    if let known = store.knownID(entity, number) { return known }
    if entity.subentities.isEmpty { return store.id(entity, number) }
    let name = try read {
      try $0.value("SELECT _entity FROM \(StoreTables.table(entity)) WHERE _id = ?", [.integer(number)])
    }
    guard case .text(let name) = name, let own = entity.family.first(where: { $0.title == name }) else { return nil }
    return store.id(own, number)
  }

  /// The objects of a relationship to several.
  func references(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
    guard let number = id.row, let destination = relationship.destinationEntity else { return [] }
    let table = StoreTables.table(destination)
    let sql =
      switch StoreTables.link(relationship) {
      case .inverse(let column, let order):
        "SELECT _id, _entity FROM \(table) WHERE \(column) = ? ORDER BY \(order.map { "\($0), " } ?? "")_id"
      case .pairs(let pairs, let own, let other, let order):
        "SELECT t._id, t._entity FROM \(pairs) p JOIN \(table) t ON t._id = p.\(other) WHERE p.\(own) = ? ORDER BY p.\(order), t._id"
      }
    return try read { database in
      var result: [NSManagedObjectID] = []
      let entities = Dictionary(destination.family.map { ($0.title, $0) }) { $1 }
      try database.statement(sql).each([.integer(number)]) { row in
        if case .text(let name) = row[1], let entity = entities[name] {
          result.append(self.store.id(entity, row.integer(0)))
        }
        return true
      }
      return result
    }
  }

  /// The rows that fulfil a condition.
  func rows(_ entity: NSEntityDescription, _ sql: StoreQuery) throws -> [(id: NSManagedObjectID, row: StoredRow)] {
    let family = sql.includesSubentities ? entity.family : [entity]
    let selections = Dictionary(
      family.map { ($0.title, ($0, StoreTables.selection($0).places)) }
    ) { $1 }
    // The columns of all special cases, each of which reads its own.
    let all = StoreTables.columns(entity.root)
    let columns = (["t0._id", "t0._entity", "t0._version"] + all.map { "t0." + quoted($0.name) }).joined(
      separator: ", ")
    let places = Dictionary(all.enumerated().map { ($1.name, $0) }) { $1 }
    return try read { database in
      var found: [(id: NSManagedObjectID, row: StoredRow)] = []
      try database.statement("SELECT \(columns)" + sql.clauses(entity)).each(sql.allValues(entity)) { row in
        guard case .text(let name) = row[1], let (own, _) = selections[name] else { return true }
        var slots = [Slot](repeating: .none, count: own.layout.properties.count)
        for (place, property) in own.layout.properties.enumerated() {
          switch property {
          case let attribute as NSAttributeDescription:
            guard let index = places[property.name] else { continue }
            slots[place] = AttributeValue.value(row[index + 3], attribute).map { .value($0) } ?? .none
          case let relationship as NSRelationshipDescription:
            if relationship.isToMany {
              slots[place] = .unknown
            } else if let index = places[property.name], case .integer(let number) = row[index + 3],
              let destination = relationship.destinationEntity
            {
              slots[place] = try self.id(destination, number).map { .reference($0) } ?? .none
            }
          default: break
          }
        }
        found.append((self.store.id(own, row.integer(0)), StoredRow(slots: slots, version: row.integer(2))))
        return true
      }
      return found
    }
  }

  /// The number of rows that fulfil a condition.
  func count(_ entity: NSEntityDescription, _ sql: StoreQuery) throws -> Int {
    try read { database in
      let value = try database.value(
        "SELECT count(*) FROM (SELECT 1" + sql.clauses(entity) + ")", sql.allValues(entity))
      if case .integer(let count) = value { return Int(clamping: count) }
      return 0
    }
  }

  // MARK: - Rows

  /// The number of a new row, which no other row has ever had.
  func reserve(_ entity: NSEntityDescription) throws -> Int64 { try write { try self.reserve(entity, $0) } }

  func reserve(_ entity: NSEntityDescription, _ database: Database) throws -> Int64 {
    let name = StoredValue.text(entity.root.title)
    try database.run(
      "INSERT INTO _rows VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET last = last + 1", [name])
    guard case .integer(let row) = try database.value("SELECT last FROM _rows WHERE name = ?", [name]) else { return 1 }
    return row
  }
}

/// The clauses of a request as SQL, about the table `t0`.
struct StoreQuery {
  var condition: String?
  var values: [StoredValue] = []
  var order: [String] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true

  /// From `FROM` on.
  func clauses(_ entity: NSEntityDescription) -> String {
    var text = " FROM \(StoreTables.table(entity)) t0"
    var conditions: [String] = []
    if let names = names(entity) {
      conditions.append("t0._entity IN (\(names.map { _ in "?" }.joined(separator: ", ")))")
    }
    if let condition { conditions.append(condition) }
    if !conditions.isEmpty { text += " WHERE " + conditions.joined(separator: " AND ") }
    text += " ORDER BY " + (order + ["t0._id"]).joined(separator: ", ")
    if limit > 0 || offset > 0 { text += " LIMIT \(limit > 0 ? limit : -1) OFFSET \(offset)" }
    return text
  }

  func allValues(_ entity: NSEntityDescription) -> [StoredValue] { (names(entity) ?? []).map { .text($0) } + values }

  /// The entities of the rows; nil if all rows of the table are meant.
  private func names(_ entity: NSEntityDescription) -> [String]? {
    if entity.superentity == nil, includesSubentities { return nil }
    return (includesSubentities ? entity.family : [entity]).map(\.title)
  }
}
