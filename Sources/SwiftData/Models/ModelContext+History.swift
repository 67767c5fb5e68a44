// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierNumbers
import Foundation

extension ModelContext {
  /// The saves that the stores have recorded, of all contexts and programs, in the order in which they were made.
  ///
  /// Reads the history from its begin: O(n) in the transactions that `deleteHistory(_:)` has left.
  /// - Throws: ``SwiftDataError`` if they cannot be read, and errors of the predicate.
  public func fetchHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws
    -> [DefaultHistoryTransaction]
  {
    var result: [DefaultHistoryTransaction] = []
    let stores = container.allStores
    for store in stores { result += try store.read { try history(of: store, $0) } }
    if let predicate = descriptor.predicate { result = try result.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty {
      result.sort { descriptor.sortBy.precedes($0, $1) }
    } else if stores.count > 1 {
      result.sort { $0.timestamp < $1.timestamp }
    }
    let limit = Int(clamping: descriptor.fetchLimit)
    return limit > 0 ? Array(result.prefix(limit)) : result
  }

  /// Removes recorded saves. Their objects do not change.
  /// - Throws: ``SwiftDataError`` if the store cannot be written, and errors of the predicate.
  public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
    let found = Dictionary(grouping: try fetchHistory(descriptor), by: \.storeIdentifier)
    for store in container.allStores {
      guard let transactions = found[store.identifier] else { continue }
      try store.write { database in
        for each in transactions {
          try database.run("DELETE FROM swiftdata_history WHERE _id = ?", [.integer(each.transactionIdentifier)])
        }
      }
    }
  }

  private func history(of store: ModelStore, _ database: Database) throws -> [DefaultHistoryTransaction] {
    let decoder = JSONDecoder()
    var result: [DefaultHistoryTransaction] = []
    // A store that only reads may be older than the history.
    guard try database.value("SELECT 1 FROM sqlite_master WHERE name = 'swiftdata_history'") != .null else { return [] }
    let sql = "SELECT _id, time, author, bundle, process, changes FROM swiftdata_history ORDER BY _id"
    try database.statement(sql).each([]) { row in
      let number = row.integer(0)
      let records = try? String(stored: row[5]).map { try decoder.decode([HistoryRecord].self, from: Data($0.utf8)) }
      let changes = (records ?? []).flatMap { record -> [HistoryChange] in
        guard let entity = store.entities.first(where: { $0.name == record.entity }) else { return [] }
        return record.changes(entity.type, number, store.identifier)
      }
      result.append(
        DefaultHistoryTransaction(
          author: String(stored: row[2]), bundleIdentifier: String(stored: row[3]) ?? "", changes: changes,
          processIdentifier: String(stored: row[4]) ?? "", storeIdentifier: store.identifier,
          timestamp: Date(stored: row[1]) ?? .distantPast, token: DefaultHistoryToken(store.identifier, number),
          transactionIdentifier: number))
      return true
    }
    return result
  }

  /// Records a save, in its transaction.
  func record(_ changes: [HistoryRecord], _ database: Database) throws {
    guard !changes.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(changes), as: UTF8.self)
    let process = ProcessInfo.processInfo.processName
    try database.run(
      "INSERT INTO swiftdata_history (time, author, bundle, process, changes) VALUES (?, ?, ?, ?, ?)",
      [
        Date.now.stored, author.map(StoredValue.text) ?? .null, .text(Bundle.main.bundleIdentifier ?? process),
        .text(process), .text(text),
      ])
  }
}
