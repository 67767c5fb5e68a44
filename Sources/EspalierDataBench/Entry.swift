// SPDX-License-Identifier: MIT

import EspalierCSQLite
import Foundation
import SwiftData

/// A row of the tables: a whole number with an index, a text, a number and a date.
@Model
final class Entry {
  #Index<Entry>([\.number])
  var number: Int
  var name: String
  var amount: Double
  var date: Date

  init(_ number: Int) {
    self.number = number
    name = "Entry \(number)"
    amount = Double(number) / 4
    date = Date(timeIntervalSinceReferenceDate: Double(number) * 60)
  }

  static func container(_ file: URL) throws -> ModelContainer {
    try ModelContainer(for: Entry.self, configurations: ModelConfiguration(url: file))
  }

  /// Milliseconds of the same rows by one statement of SQLite in one transaction.
  static func plain(_ count: Int, _ file: URL) -> Double {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    sqlite3_open(file.path, &database)
    let setup =
      "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE Entry (_id INTEGER PRIMARY KEY, number INTEGER, "
      + "name TEXT, amount REAL, date REAL); CREATE INDEX byNumber ON Entry (number)"
    precondition(sqlite3_exec(database, setup, nil, nil, nil) == SQLITE_OK)
    let start = ContinuousClock.now
    sqlite3_exec(database, "BEGIN", nil, nil, nil)
    sqlite3_prepare_v2(database, "INSERT INTO Entry VALUES (?, ?, ?, ?, ?)", -1, &statement, nil)
    for number in 0..<count {
      sqlite3_bind_int64(statement, 1, Int64(number))
      sqlite3_bind_int64(statement, 2, Int64(number))
      var name = "Entry \(number)"
      name.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          _ = espalier_bind_text(statement, 3, $0.baseAddress, Int32($0.count))
        }
      }
      sqlite3_bind_double(statement, 4, Double(number) / 4)
      sqlite3_bind_double(statement, 5, Double(number) * 60)
      precondition(sqlite3_step(statement) == SQLITE_DONE)
      sqlite3_reset(statement)
    }
    sqlite3_exec(database, "COMMIT", nil, nil, nil)
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    sqlite3_finalize(statement)
    sqlite3_close(database)
    return time
  }
}
