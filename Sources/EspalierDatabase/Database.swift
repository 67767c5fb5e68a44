// SPDX-License-Identifier: MIT

import EspalierCSQLite
import EspalierNumbers
import Foundation

/// A failure of SQLite.
package struct DatabaseError: Error {
  package let code: Int32
  package let message: String

  /// Without what the library adds to it for its own use.
  package var primary: Int32 { code & 0xFF }

  /// The cause, and what to do about it.
  package func explanation(_ file: String) -> String {
    switch primary {
    case SQLITE_BUSY, SQLITE_LOCKED:
      "the database \(file) is locked by another program for longer than the time limit; end that program, or try again"
    case SQLITE_FULL: "the disk is full (\(file)); make space, then save again: the changes are still in memory"
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      "the file \(file) is damaged or no database (\(message)); restore a copy, or remove the file to begin with an empty store"
    case SQLITE_READONLY: "the database \(file) cannot be written: the file or its folder is read-only"
    case SQLITE_CANTOPEN: "the file \(file) cannot be opened: the folder is missing, or its permissions forbid it"
    case SQLITE_PERM, SQLITE_AUTH: "the permissions of \(file) forbid it"
    case SQLITE_IOERR: "the disk reports an error for \(file): \(message)"
    default: "\(file): \(message)"
    }
  }
}

/// One connection to a SQLite file, with its prepared statements. Used by one thread at a time.
package final class Database {
  package let path: String
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  private static let limitOfStatements = 200

  /// Opens a file, and creates it unless the connection only reads.
  package init(_ path: String, isReadOnly: Bool, busyTimeout: TimeInterval) throws {
    self.path = path
    var handle: OpaquePointer?
    let flags =
      (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_NOMUTEX
      | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
      sqlite3_close_v2(handle)
      throw DatabaseError(code: code, message: message)
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, Int32(clamping: busyTimeout * 1000))
    TextFunctions.add(to: handle)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  package var error: DatabaseError {
    DatabaseError(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
  }

  /// Executes statements without values.
  package func execute(_ sql: String) throws {
    if sqlite3_exec(handle, sql, nil, nil, nil) != SQLITE_OK { throw error }
  }

  /// The prepared statement of a text: prepared once.
  package func statement(_ sql: String) throws -> Statement {
    if let known = statements[sql], !known.isRunning { return known }
    var pointer: OpaquePointer?
    guard
      sqlite3_prepare_v3(handle, sql, Int32(sql.utf8.count), UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        == SQLITE_OK,
      let pointer
    else { throw error }
    let made = Statement(pointer, self)
    if statements.count >= Self.limitOfStatements { statements = statements.filter { $0.value.isRunning } }
    statements[sql] = made
    return made
  }

  /// The first value of the first row.
  package func value(_ sql: String, _ values: [StoredValue] = []) throws -> StoredValue {
    var result = StoredValue.null
    try statement(sql).each(values) { row in
      result = row[0]
      return false
    }
    return result
  }

  package func run(_ sql: String, _ values: [StoredValue] = []) throws { try statement(sql).run(values) }

  package var countOfChangedRows: Int { Int(sqlite3_changes(handle)) }

  /// Runs changes that are all kept, or none.
  package func transaction<T>(_ body: () throws -> T) throws -> T {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // A full disk has ended the transaction already.
      if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }
}

/// A prepared statement.
package final class Statement {
  private let pointer: OpaquePointer
  private unowned let database: Database
  package fileprivate(set) var isRunning = false

  fileprivate init(_ pointer: OpaquePointer, _ database: Database) {
    self.pointer = pointer
    self.database = database
  }

  deinit { sqlite3_finalize(pointer) }

  /// Binds a value to the parameter of a number that begins with 1.
  package func bind(_ index: Int32, _ value: StoredValue) throws {
    let code: Int32 =
      switch value {
      case .null: sqlite3_bind_null(pointer, index)
      case .integer(let value): sqlite3_bind_int64(pointer, index, value)
      case .real(let value): sqlite3_bind_double(pointer, index, value)
      case .text(var text):
        text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) {
            espalier_bind_text(pointer, index, $0.baseAddress ?? UnsafePointer(Self.empty), Int32($0.count))
          }
        }
      case .data(let data): data.withUnsafeBytes { espalier_bind_blob(pointer, index, $0.baseAddress, Int32($0.count)) }
      }
    if code != SQLITE_OK { throw database.error }
  }

  nonisolated(unsafe) private static let empty = UnsafeMutablePointer<CChar>.allocate(capacity: 1)

  /// Executes the statement with values that are bound already.
  package func run() throws {
    let code = sqlite3_step(pointer)
    if code != SQLITE_DONE && code != SQLITE_ROW {
      let error = database.error
      sqlite3_reset(pointer)
      throw error
    }
    sqlite3_reset(pointer)
  }

  package func run(_ values: [StoredValue]) throws {
    for (index, value) in values.enumerated() { try bind(Int32(index + 1), value) }
    try run()
  }

  /// Reads rows until the closure returns false.
  package func each(_ values: [StoredValue], _ body: (Row) throws -> Bool) throws {
    for (index, value) in values.enumerated() { try bind(Int32(index + 1), value) }
    isRunning = true
    defer {
      isRunning = false
      sqlite3_reset(pointer)
      sqlite3_clear_bindings(pointer)
    }
    while true {
      switch sqlite3_step(pointer) {
      case SQLITE_ROW: if try !body(Row(pointer: pointer)) { return }
      case SQLITE_DONE: return
      default: throw database.error
      }
    }
  }

  /// The row that a statement is at.
  package struct Row {
    fileprivate let pointer: OpaquePointer

    package subscript(column: Int) -> StoredValue {
      let column = Int32(column)
      switch sqlite3_column_type(pointer, column) {
      case SQLITE_INTEGER: return .integer(sqlite3_column_int64(pointer, column))
      case SQLITE_FLOAT: return .real(sqlite3_column_double(pointer, column))
      case SQLITE_TEXT:
        let count = Int(sqlite3_column_bytes(pointer, column))
        guard let text = sqlite3_column_text(pointer, column) else { return .text("") }
        return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
      case SQLITE_BLOB:
        let count = Int(sqlite3_column_bytes(pointer, column))
        guard let bytes = sqlite3_column_blob(pointer, column) else { return .data(Data()) }
        return .data(Data(bytes: bytes, count: count))
      default: return .null
      }
    }

    package func integer(_ column: Int) -> Int64 { sqlite3_column_int64(pointer, Int32(column)) }
  }
}

/// The name of a table or column in a statement.
package func quoted(_ name: String) -> String { "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
