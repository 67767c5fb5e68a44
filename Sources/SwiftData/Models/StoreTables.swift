// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierNumbers
import Foundation

/// The tables of a store: one for each model, with a column for each value and each object that it leads to.
struct StoreTables {
  let database: Database
  let path: String
  let entities: [_ModelEntity]

  /// Makes missing tables, and changes those of an older schema, in one transaction.
  /// - Returns: The identifier of the store.
  func make(_ version: Schema.Version?) throws -> String {
    // While tables are copied, references to them are not checked.
    try database.execute("PRAGMA foreign_keys=OFF")
    defer { try? database.execute("PRAGMA foreign_keys=ON") }
    return try database.transaction {
      try database.execute(
        """
        PRAGMA application_id=\(ModelStore.applicationID);
        PRAGMA user_version=\(ModelStore.format);
        CREATE TABLE IF NOT EXISTS swiftdata_store (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS swiftdata_entities (name TEXT PRIMARY KEY, next INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS swiftdata_history (_id INTEGER PRIMARY KEY AUTOINCREMENT, time REAL NOT NULL, author TEXT,
          bundle TEXT NOT NULL, process TEXT NOT NULL, changes TEXT NOT NULL);
        """)
      try database.run("INSERT OR IGNORE INTO swiftdata_store VALUES ('identifier', ?)", [.text(UUID().uuidString)])
      if let version { try record(version) }
      for entity in entities {
        try database.run("INSERT OR IGNORE INTO swiftdata_entities VALUES (?, 1)", [.text(entity.name)])
        let old = try columns(of: entity.name)
        if old.isEmpty {
          try database.execute("CREATE TABLE \(quoted(entity.name)) (\(declaration(entity)))")
        } else if old != wanted(entity) {
          try change(entity, from: old)
        }
        try makeIndices(entity)
        for case let table? in entity.properties.map({ $0.relationship?.join }) { try make(table) }
      }
      return try storeIdentifier()
    }
  }

  /// Checks that the tables are there without changes to the file.
  func check() throws -> String {
    for entity in entities where try columns(of: entity.name) != wanted(entity) {
      throw SwiftDataError(
        .migrationIssue,
        "The store \(path) cannot be opened for reading only: its table of \(entity.name) is missing or of another version. Open "
          + "it once with allowsSave: true.")
    }
    return try storeIdentifier()
  }

  private func storeIdentifier() throws -> String {
    guard case .text(let text) = try database.value("SELECT value FROM swiftdata_store WHERE key='identifier'") else {
      return path
    }
    return text
  }

  static func recordedVersion(_ database: Database) throws -> Schema.Version? {
    guard case .text(let text) = try database.value("SELECT value FROM swiftdata_store WHERE key='version'") else {
      return nil
    }
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    return numbers.count == 3 ? Schema.Version(numbers[0], numbers[1], numbers[2]) : nil
  }

  private func record(_ version: Schema.Version) throws {
    if let old = try Self.recordedVersion(database), old > version {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The store cannot be opened: \(path) was written with version \(old) of the program's schema, this program has version "
          + "\(version). Update the program.")
    }
    try database.run("INSERT OR REPLACE INTO swiftdata_store VALUES ('version', ?)", [.text(version.description)])
  }

  // MARK: - Columns

  struct Column: Hashable {
    let name: String
    let type: String
    let isRequired: Bool
  }

  private func wanted(_ entity: _ModelEntity) -> Set<Column> { Set(entity.columns.map(column)) }

  private func column(_ property: ModelProperty) -> Column {
    Column(
      name: property.name, type: property.form.columnType,
      isRequired: property.relationship == nil && !property.form.isOptional)
  }

  private func columns(of table: String) throws -> Set<Column> {
    var result: Set<Column> = []
    try database.statement("SELECT name, type, \"notnull\" FROM pragma_table_info(?) WHERE pk = 0").each([.text(table)])
    {
      guard case .text(let name) = $0[0], case .text(let type) = $0[1] else { return true }
      result.insert(Column(name: name, type: type, isRequired: $0.integer(2) != 0))
      return true
    }
    if result.isEmpty,
      try database.value("SELECT count(*) FROM sqlite_master WHERE type='table' AND name=?", [.text(table)])
        != .integer(0)
    {
      // A table of objects without columns.
      result.insert(Column(name: "", type: "", isRequired: false))
    }
    return result
  }

  private func declaration(_ entity: _ModelEntity) -> String {
    let columns = entity.columns.map { property -> String in
      let column = column(property)
      var text = "\(quoted(column.name)) \(column.type)"
      if column.isRequired { text += " NOT NULL" }
      if let relationship = property.relationship {
        text +=
          " REFERENCES \(quoted(relationship.destination.name))(_id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED"
      }
      return text
    }
    return (["_id INTEGER PRIMARY KEY"] + columns).joined(separator: ", ")
  }

  /// Copies a table into one with other columns.
  private func change(_ entity: _ModelEntity, from old: Set<Column>) throws {
    if entity.columns.isEmpty, old.allSatisfy({ $0.name.isEmpty }) { return }
    let byName = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    var sources: [String] = []
    var values: [StoredValue] = []
    for property in entity.columns {
      let column = column(property)
      let source = byName[property.name] ?? property.originalName.flatMap { byName[$0] }
      if let source, source.type != column.type, Set([source.type, column.type]) != ["INTEGER", "REAL"] {
        throw SwiftDataError(
          .migrationIssue,
          "The store \(path) cannot be changed to the program's schema: \(entity.name).\(property.name) was \(source.type) and is "
            + "now \(column.type). Use a SchemaMigrationPlan with a custom stage.")
      }
      var text = source.map { quoted($0.name) } ?? "NULL"
      if let source, source.type != column.type { text = "CAST(\(quoted(source.name)) AS \(column.type))" }
      if column.isRequired, source?.isRequired != true {
        guard let value = property.defaultValue?() else {
          throw SwiftDataError(
            .migrationIssue,
            "The store \(path) cannot be changed to the program's schema: \(entity.name).\(property.name) is new and has no value "
              + "for the objects that exist. Give the property a default value, or make it optional.")
        }
        text = source == nil ? "?" : "coalesce(\(text), ?)"
        values.append(value)
      }
      sources.append(text)
    }
    let new = "swiftdata_new"
    try database.execute("DROP TABLE IF EXISTS \(new); CREATE TABLE \(new) (\(declaration(entity)))")
    let names = (["_id"] + entity.columns.map { quoted($0.name) }).joined(separator: ", ")
    try database.run(
      "INSERT INTO \(new) (\(names)) SELECT \((["_id"] + sources).joined(separator: ", ")) FROM \(quoted(entity.name))",
      values)
    try database.execute("DROP TABLE \(quoted(entity.name)); ALTER TABLE \(new) RENAME TO \(quoted(entity.name))")
  }

  // MARK: - Indices

  private func makeIndices(_ entity: _ModelEntity) throws {
    var wanted: [String: String] = [:]
    func add(_ properties: [ModelProperty], unique: Bool) {
      let names = properties.map(\.name)
      let name = "\(entity.name)_\(unique ? "unique" : "by")_\(names.joined(separator: "_"))"
      let columns = names.map(quoted).joined(separator: ", ")
      wanted[name] = "CREATE \(unique ? "UNIQUE " : "")INDEX \(quoted(name)) ON \(quoted(entity.name)) (\(columns))"
    }
    entity.uniques.forEach { add($0, unique: true) }
    entity.indices.forEach { add($0, unique: false) }
    for property in entity.columns where property.relationship != nil { add([property], unique: false) }
    var old: Set<String> = []
    try database.statement("SELECT name FROM sqlite_master WHERE type='index' AND tbl_name=? AND sql IS NOT NULL").each(
      [
        .text(entity.name)
      ]) {
        if case .text(let name) = $0[0] { old.insert(name) }
        return true
      }
    for name in old where wanted[name] == nil { try database.execute("DROP INDEX \(quoted(name))") }
    for (name, sql) in wanted.sorted(by: { $0.key < $1.key }) where !old.contains(name) {
      do { try database.execute(sql) } catch let error as DatabaseError where error.primary == 19 {
        throw SwiftDataError(
          .migrationIssue,
          "The store \(path) cannot be changed to the program's schema: objects of \(entity.name) that exist have equal values, "
            + "which \(name) forbids. Use a SchemaMigrationPlan with a custom stage that removes them.")
      }
    }
  }

  private func make(_ table: JoinTable) throws {
    let sides = [(table.own, table.ownEntity), (table.other, table.otherEntity)].map {
      "\($0.0) INTEGER NOT NULL REFERENCES \(quoted($0.1))(_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED"
    }
    try database.execute(
      """
      CREATE TABLE IF NOT EXISTS \(quoted(table.name)) (\(sides.joined(separator: ", ")), PRIMARY KEY (source, target)) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS \(quoted(table.name + "_by_target")) ON \(quoted(table.name)) (target)
      """)
  }
}
