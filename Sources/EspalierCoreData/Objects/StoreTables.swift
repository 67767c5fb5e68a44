// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

/// The tables of a store: one for each entity without a parent, with the rows of all its special cases, and one for each
/// relationship to several objects on both sides, or with an order of its own.
struct StoreTables {
  let entities: [NSEntityDescription]

  /// The name of the table with an entity's rows.
  static func table(_ entity: NSEntityDescription) -> String { quoted(entity.root.title) }

  /// The properties with a column in a table, of the entity at its root and all special cases.
  static func columns(_ root: NSEntityDescription) -> [NSPropertyDescription] {
    var seen: Set<String> = []
    return root.family.flatMap(\.layout.properties).filter { hasColumn($0) && seen.insert($0.name).inserted }
  }

  static func hasColumn(_ property: NSPropertyDescription) -> Bool {
    if property.isTransient { return false }
    return (property as? NSRelationshipDescription)?.isToMany != true
  }

  /// The places of an entity's values with a column, and the selection of these columns after the row's own.
  static func selection(_ entity: NSEntityDescription, _ table: String = "t0") -> (places: [Int], columns: String) {
    let places = entity.layout.properties.indices.filter { hasColumn(entity.layout.properties[$0]) }
    let own = ["_id", "_entity", "_version"].map { "\(table).\($0)" }
    let columns = places.map { "\(table).\(quoted(entity.layout.properties[$0].name))" }
    return (places, (own + columns).joined(separator: ", "))
  }

  // MARK: - Relationships

  /// The place of the objects of a relationship to several.
  enum Link {
    /// In a column of their own table, which leads back; `order` is the column of their places.
    case inverse(String, order: String?)
    /// In a table of pairs. `own` is this side's column, `other` that of the objects, `order` that of their places.
    case pairs(table: String, own: String, other: String, order: String)
  }

  static func link(_ relationship: NSRelationshipDescription) -> Link {
    let inverse = relationship.inverseRelationship
    if let inverse, !inverse.isToMany {
      return .inverse(quoted(inverse.name), order: relationship.isOrdered ? quoted("_order_" + inverse.name) : nil)
    }
    let isOwner = inverse.map { name(relationship) <= name($0) } ?? true
    let table = quoted("_link_" + name(isOwner ? relationship : inverse!))
    return isOwner
      ? .pairs(table: table, own: "source", other: "target", order: "source_order")
      : .pairs(table: table, own: "target", other: "source", order: "target_order")
  }

  private static func name(_ relationship: NSRelationshipDescription) -> String {
    "\(relationship.entity?.title ?? "")_\(relationship.name)"
  }

  // MARK: - Making

  /// A text that differs if the tables do.
  var description: String {
    entities.map { entity in
      let columns = entity.layout.properties.sorted { $0.name < $1.name }.map { property in
        (property as? NSAttributeDescription).map { "\($0.name):\($0.attributeType.rawValue)" }
          ?? (property as? NSRelationshipDescription).map {
            "\($0.name)>\($0.destinationEntity?.title ?? "")\($0.isToMany ? "*" : "")\($0.isOrdered ? "!" : "")"
          } ?? ""
      }
      return "\(entity.title)<\(entity.superentity?.title ?? "")(\(columns.joined(separator: ",")))"
    }.sorted().joined(separator: ";")
  }

  /// Makes the tables that are missing, and adds the columns that older versions of the model lack.
  func make(_ database: Database) throws {
    try database.execute(
      "CREATE TABLE IF NOT EXISTS _meta (key TEXT PRIMARY KEY, value TEXT);"
        + "CREATE TABLE IF NOT EXISTS _rows (name TEXT PRIMARY KEY, last INTEGER NOT NULL)")
    for root in entities where root.superentity == nil { try make(root, database) }
    for relationship in entities.flatMap(\.layout.properties).compactMap({ $0 as? NSRelationshipDescription })
    where relationship.isToMany {
      switch Self.link(relationship) {
      case .inverse(_, let order):
        guard let order, let destination = relationship.destinationEntity else { continue }
        let table = Self.table(destination)
        if !(try Self.names(database, table).contains(order)) {
          try database.execute("ALTER TABLE \(table) ADD COLUMN \(order) INTEGER")
        }
      case .pairs(let table, _, _, _):
        try database.execute(
          "CREATE TABLE IF NOT EXISTS \(table) (source INTEGER NOT NULL, target INTEGER NOT NULL, source_order INTEGER, "
            + "target_order INTEGER, PRIMARY KEY (source, target)) WITHOUT ROWID")
        let index = quoted("_index" + table.dropFirst().dropLast())
        try database.execute("CREATE INDEX IF NOT EXISTS \(index) ON \(table) (target)")
      }
    }
  }

  private static func names(_ database: Database, _ table: String) throws -> Set<String> {
    var names: Set<String> = []
    try database.statement("PRAGMA table_info(\(table))").each([]) { row in
      if case .text(let name) = row[1] { names.insert(quoted(name)) }
      return true
    }
    return names
  }

  private func make(_ root: NSEntityDescription, _ database: Database) throws {
    let table = Self.table(root)
    if let former = root.renamingIdentifier, former != root.title, try Self.names(database, table).isEmpty,
      !(try Self.names(database, quoted(former)).isEmpty)
    {
      try database.execute("ALTER TABLE \(quoted(former)) RENAME TO \(table)")
      try database.run("UPDATE \(table) SET _entity = ? WHERE _entity = ?", [.text(root.title), .text(former)])
      try database.run("UPDATE OR REPLACE _rows SET name = ? WHERE name = ?", [.text(root.title), .text(former)])
    }
    try database.execute(
      "CREATE TABLE IF NOT EXISTS \(table) (_id INTEGER PRIMARY KEY, _entity TEXT NOT NULL, "
        + "_version INTEGER NOT NULL DEFAULT 1)")
    var known = try Self.names(database, table)
    for property in Self.columns(root) where !known.contains(quoted(property.name)) {
      let column = quoted(property.name)
      if let former = property.renamingIdentifier.map(quoted), known.contains(former) {
        try database.execute("ALTER TABLE \(table) RENAME COLUMN \(former) TO \(column)")
        known.remove(former)
        continue
      }
      let attribute = property as? NSAttributeDescription
      try database.execute(
        "ALTER TABLE \(table) ADD COLUMN \(column) \(attribute.map { AttributeValue.columnType($0.attributeType) } ?? "INTEGER")"
      )
      if let attribute {
        if let value = attribute.defaultValue {
          try database.run("UPDATE \(table) SET \(column) = ?", [try AttributeValue.stored(value, attribute)])
        } else if !attribute.isOptional, try database.value("SELECT count(*) FROM \(table)") != .integer(0) {
          throw CoreDataError.make(
            .migration,
            "The store cannot be changed to this model: \(root.title).\(attribute.name) is required, but the stored objects have no "
              + "value for it. Set a default value in the model.")
        }
      } else {
        try database.execute(
          "CREATE INDEX IF NOT EXISTS \(quoted("_index_\(root.title)_\(property.name)")) ON \(table) (\(column))")
      }
    }
  }
}
