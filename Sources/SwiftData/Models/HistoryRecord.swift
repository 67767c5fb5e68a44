// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

/// Changes of one kind of the objects of one model, as the store keeps them: short for many objects that are inserted at once.
struct HistoryRecord: Codable {
  enum Kind: String, Codable { case insert, update, delete }
  let kind: Kind
  let entity: String
  /// The first and the last row of each run of rows.
  private(set) var rows: [Int64] = []
  /// The changed properties.
  var properties: [String]?
  /// The kept values of a deleted object.
  var values: [String: StoredValue]?

  init(_ kind: Kind, _ entity: String, properties: [String]? = nil, values: [String: StoredValue]? = nil) {
    (self.kind, self.entity, self.properties, self.values) = (kind, entity, properties, values)
  }

  mutating func add(_ row: Int64) {
    if rows.last == row - 1 { rows[rows.count - 1] = row } else { rows += [row, row] }
  }

  var allRows: some Sequence<Int64> {
    stride(from: 0, to: rows.count - 1, by: 2).lazy.flatMap { [rows] in rows[$0]...max(rows[$0], rows[$0 + 1]) }
  }

  /// The records of changes in the order in which they were made.
  static func all(inserted: [[_ModelStorage]], updated: [_ModelStorage], deleted: [_ModelStorage]) -> [HistoryRecord] {
    var result: [HistoryRecord] = []
    for storages in inserted {
      guard let name = storages.first?.entity.name else { continue }
      var record = HistoryRecord(.insert, name)
      for storage in storages { if let row = storage.row { record.add(row) } }
      result.append(record)
    }
    for storage in updated {
      guard let row = storage.row else { continue }
      let saved = storage.saved
      // A new object in place of another has other values in all of its columns.
      let properties = storage.entity.columns.filter { saved?[$0.index] != storage.column($0) }.map(\.name)
      if result.last?.kind != .update || result.last?.entity != storage.entity.name
        || result.last?.properties != properties
      {
        result.append(HistoryRecord(.update, storage.entity.name, properties: properties))
      }
      result[result.count - 1].add(row)
    }
    for storage in deleted {
      guard let row = storage.row else { continue }
      var values: [String: StoredValue] = [:]
      for property in storage.entity.columns
      where property.attribute?.options.contains(.preserveValueOnDeletion) == true {
        values[property.name] = (storage.saved ?? storage.values)[property.index]
      }
      if !values.isEmpty || result.last?.kind != .delete || result.last?.entity != storage.entity.name
        || result.last?.values != nil
      {
        result.append(HistoryRecord(.delete, storage.entity.name, values: values.isEmpty ? nil : values))
      }
      result[result.count - 1].add(row)
    }
    return result
  }
}

extension HistoryRecord {
  /// The changes of the objects of a model.
  func changes<Model: PersistentModel>(_ type: Model.Type, _ transaction: Int64, _ store: String) -> [HistoryChange] {
    let attributes = (properties ?? []).compactMap { name in
      Model._modelEntity.properties.first { $0.name == name }?.keyPath as? PartialKeyPath<Model>
    }
    return allRows.map { row in
      let identifier = IdentityTable.shared.identifier(entity, ModelPlace(store: store, row: row))
      return switch kind {
      case .insert:
        .insert(
          DefaultHistoryInsert<Model>(transactionIdentifier: transaction, changedPersistentIdentifier: identifier))
      case .update:
        .update(
          DefaultHistoryUpdate<Model>(
            transactionIdentifier: transaction, changedPersistentIdentifier: identifier, updatedAttributes: attributes))
      case .delete:
        .delete(
          DefaultHistoryDelete<Model>(
            transactionIdentifier: transaction, changedPersistentIdentifier: identifier,
            tombstone: HistoryTombstone(values: values ?? [:])))
      }
    }
  }
}
