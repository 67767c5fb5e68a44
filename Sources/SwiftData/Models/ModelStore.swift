// SPDX-License-Identifier: MIT

import EspalierCSQLite
import EspalierDatabase
import Foundation

/// The database of one configuration: one connection that writes, and others that read at the same time.
final class ModelStore: @unchecked Sendable {
  /// The number of the tables' form; a store with a greater one is of a newer version of this library.
  static let format: Int64 = 1
  /// "SwDa": marks a file as one of this library.
  static let applicationID: Int64 = 0x5377_4461

  let configuration: ModelConfiguration
  let entities: [_ModelEntity]
  let path: String
  /// Recorded in the file.
  let identifier: String
  private let lock = NSRecursiveLock()
  @exclusivity(unchecked) private let writer: Database
  private let readersLock = NSLock()
  @exclusivity(unchecked) private var readers: [Database] = []

  /// Opens the file, makes its tables, or changes those of an older schema.
  init(_ configuration: ModelConfiguration, _ entities: [_ModelEntity], version: Schema.Version?) throws {
    self.configuration = configuration
    self.entities = entities
    path = configuration.isStoredInMemoryOnly ? ":memory:" : configuration.url.path
    do {
      if !configuration.isStoredInMemoryOnly, configuration.allowsSave {
        try FileManager.default.createDirectory(
          at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
    } catch {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The store cannot be opened: the folder \(configuration.url.deletingLastPathComponent().path) cannot be made: "
          + error.localizedDescription)
    }
    do {
      writer = try Self.connect(path, configuration)
      identifier = try Self.prepare(writer, path, configuration, entities, version)
    } catch let error as DatabaseError {
      throw SwiftDataError(.loadIssueModelContainer, "The store cannot be opened: \(error.explanation(path)).")
    }
  }

  private static func connect(_ path: String, _ configuration: ModelConfiguration) throws -> Database {
    let isMemory = path == ":memory:"
    let database = try Database(
      path, isReadOnly: !configuration.allowsSave && !isMemory, busyTimeout: configuration.busyTimeout)
    if configuration.allowsSave, !isMemory {
      _ = try database.value("PRAGMA journal_mode=WAL")
      // A save is on the disk when it returns, also after a loss of power.
      try database.execute("PRAGMA synchronous=FULL")
    }
    try database.execute("PRAGMA foreign_keys=ON")
    return database
  }

  private static func prepare(
    _ database: Database, _ path: String, _ configuration: ModelConfiguration, _ entities: [_ModelEntity],
    _ version: Schema.Version?
  ) throws -> String {
    let isOther =
      try database.value("PRAGMA application_id") != .integer(applicationID)
      && database.value("SELECT count(*) FROM sqlite_master") != .integer(0)
    if isOther {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The store cannot be opened: \(path) is a database of another program, or of Core Data on an Apple system, whose "
          + "tables differ. Choose another file.")
    }
    if case .integer(let format) = try database.value("PRAGMA user_version"), format > self.format {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The store cannot be opened: \(path) was written by a newer version of the library (form \(format), this one reads up "
          + "to \(self.format)). Update the program.")
    }
    let tables = StoreTables(database: database, path: path, entities: entities)
    return configuration.allowsSave || path == ":memory:" ? try tables.make(version) : try tables.check()
  }

  /// The version of the schema that a file was written with; nil if there is no file.
  static func recordedVersion(_ configuration: ModelConfiguration) throws -> Schema.Version? {
    guard !configuration.isStoredInMemoryOnly, FileManager.default.fileExists(atPath: configuration.url.path) else {
      return nil
    }
    do {
      let database = try connect(configuration.url.path, configuration)
      guard try database.value("PRAGMA application_id") == .integer(applicationID) else { return nil }
      return try StoreTables.recordedVersion(database)
    } catch let error as DatabaseError {
      throw SwiftDataError(
        .loadIssueModelContainer, "The store cannot be opened: \(error.explanation(configuration.url.path)).")
    }
  }

  /// Runs a reading. The connection has the state of the last save.
  func read<T>(_ body: (Database) throws -> T) throws -> T {
    do {
      if path == ":memory:" { return try lock.withLock { try body(writer) } }
      let reader = try takeReader()
      defer { readersLock.withLock { readers.append(reader) } }
      return try body(reader)
    } catch let error as DatabaseError {
      throw SwiftDataError(.fetchIssue, "The objects cannot be read: \(error.explanation(path)).")
    }
  }

  /// Runs changes in a transaction.
  func write<T>(_ body: (Database) throws -> T) throws -> T {
    guard configuration.allowsSave || path == ":memory:" else {
      throw SwiftDataError(
        .saveIssue,
        "The changes cannot be saved: the configuration \(configuration.name) of \(path) has allowsSave: false.")
    }
    do {
      return try lock.withLock { try writer.transaction { try body(writer) } }
    } catch let error as DatabaseError {
      throw SwiftDataError(.saveIssue, "The changes cannot be saved: \(error.explanation(path)).")
    }
  }

  /// The connection that writes, for tests of its limits.
  func withWriter<T>(_ body: (Database) throws -> T) rethrows -> T { try lock.withLock { try body(writer) } }

  private func takeReader() throws -> Database {
    if let free = readersLock.withLock({ readers.popLast() }) { return free }
    let made = try Database(path, isReadOnly: !configuration.allowsSave, busyTimeout: configuration.busyTimeout)
    try made.execute("PRAGMA query_only=ON")
    return made
  }
}
