// SPDX-License-Identifier: MIT

import EspalierCSQLite
import EspalierDatabase
import Foundation
import Testing

@testable import SwiftData

/// Faults of a store's file. Each case is a real one: another connection, other permissions, other bytes.
@Suite struct FaultTests {
  private func open(_ url: URL, allowsSave: Bool = true, timeout: TimeInterval = 5) throws -> ModelContext {
    var configuration = ModelConfiguration(url: url, allowsSave: allowsSave)
    configuration.busyTimeout = timeout
    return ModelContext(try ModelContainer(for: Schema([Author.self]), configurations: [configuration]))
  }

  private func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return "no error"
  }

  @Test("a store keeps its objects after it is closed, in tables that sqlite3 reads, with a write-ahead log")
  func file() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("deep/er/a.store")
      do {
        let context = try open(url)
        context.insert(Book("Notes", pages: 5, author: Author("Ada")))
        try context.save()
      }
      let context = try open(url)
      #expect(try context.fetch(FetchDescriptor<Book>()).first?.author?.name == "Ada")
      let database = try Database(url.path, isReadOnly: true, busyTimeout: 1)
      #expect(try database.value("SELECT title FROM Book WHERE pages = 5") == .text("Notes"))
      #expect(try database.value("PRAGMA journal_mode") == .text("wal"))
      #expect(try database.value("SELECT count(*) FROM Author a JOIN Book b ON b.author = a._id") == .integer(1))
    }
  }

  @Test("a damaged file and one of another program are errors that name the file and the cause")
  func damaged() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      try Data(repeating: 0x41, count: 8192).write(to: url)
      let damaged = message { _ = try open(url) }
      #expect(damaged.contains("The store cannot be opened: the file \(url.path) is damaged or no database"))
      let foreign = folder.appendingPathComponent("b.store")
      try Database(foreign.path, isReadOnly: false, busyTimeout: 1).execute("CREATE TABLE ZBOOK (Z_PK INTEGER)")
      let other = message { _ = try open(foreign) }
      #expect(other.contains("is a database of another program, or of Core Data"))
    }
  }

  @Test("damage inside of a file is an error of the request, and the program goes on")
  func damagedInside() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      do {
        let context = try open(url)
        for number in 0..<2000 { context.insert(Author("Author \(number)")) }
        try context.save()
      }
      let database = try Database(url.path, isReadOnly: false, busyTimeout: 1)
      _ = try database.value("PRAGMA wal_checkpoint(TRUNCATE)")
      let file = try FileHandle(forUpdating: url)
      for page in 8..<20 {
        try file.seek(toOffset: UInt64(page * 4096))
        try file.write(contentsOf: Data(repeating: 0xEE, count: 4096))
      }
      try file.close()
      let context = try open(url)
      let text = message { _ = try context.fetch(FetchDescriptor<Author>()) }
      #expect(text.contains("The objects cannot be read: the file \(url.path) is damaged"))
    }
  }

  @Test("a store of a newer form, and one of a newer schema, are not opened")
  func newer() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      _ = try ModelContainer(
        for: Schema([Author.self], version: .init(3, 0, 0)), configurations: [ModelConfiguration(url: url)])
      #expect(
        message { _ = try open(url) }.contains(
          "was written with version 3.0.0 of the program's schema, this program has version 1.0.0"))
      try Database(url.path, isReadOnly: false, busyTimeout: 1).execute("PRAGMA user_version=9")
      #expect(message { _ = try open(url) }.contains("newer version of the library (form 9, this one reads up to 1)"))
    }
  }

  @Test(
    "another program that holds the lock is waited for; after the time limit saving is an error, and can be repeated")
  func locked() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      let context = try open(url, timeout: 0.1)
      context.insert(Author("Ada"))
      let other = try Database(url.path, isReadOnly: false, busyTimeout: 1)
      try other.execute("BEGIN IMMEDIATE")
      #expect(message { try context.save() }.contains("is locked by another program for longer than the time limit"))
      #expect(context.hasChanges)
      try other.execute("COMMIT")
      try context.save()
      #expect(try open(url).fetchCount(FetchDescriptor<Author>()) == 1)
    }
  }

  @Test("a full disk is an error of the save, after which the changes are still there, and the saved objects too")
  func full() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      let configuration = ModelConfiguration(url: url)
      let schema = Schema([Author.self])
      let container = try ModelContainer(for: schema, configurations: [configuration])
      let context = ModelContext(container)
      context.insert(Author("Ada"))
      try context.save()
      let store = try #require(container.allStores.first)
      // SQLite's own limit has the same result as a disk without space: SQLITE_FULL.
      try store.withWriter { _ = try $0.value("PRAGMA max_page_count=20") }
      for number in 0..<5000 { context.insert(Author("Author \(number)")) }
      #expect(message { try context.save() }.contains("the disk is full"))
      #expect(context.hasChanges)
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Author>()) == 1)
      try store.withWriter { _ = try $0.value("PRAGMA max_page_count=100000") }
      try context.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Author>()) == 5001)
    }
  }

  @Test("a configuration without saving reads a file, and refuses to save; a missing file is an error")
  func readOnly() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      #expect(message { _ = try open(url, allowsSave: false) }.contains("cannot be opened"))
      do {
        let context = try open(url)
        context.insert(Author("Ada"))
        try context.save()
      }
      let context = try open(url, allowsSave: false)
      #expect(try context.fetchCount(FetchDescriptor<Author>()) == 1)
      context.insert(Author("Bob"))
      #expect(message { try context.save() }.contains("has allowsSave: false"))
    }
  }

  @Test("a folder that cannot be made is an error with its path")
  func folder() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      let url = file.appendingPathComponent("inside/a.store")
      #expect(message { _ = try open(url) }.contains("the folder \(file.path)/inside cannot be made"))
    }
  }

  @Test("two containers of one file write in turn, and read what the other has saved")
  func twoContainers() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      let (one, two) = (try open(url), try open(url))
      for number in 0..<20 {
        let context = number % 2 == 0 ? one : two
        context.insert(Author("Author \(number)"))
        try context.save()
      }
      #expect(try one.fetchCount(FetchDescriptor<Author>()) == 20)
      let names = try two.fetch(FetchDescriptor<Author>()).map(\.persistentModelID)
      #expect(Set(names).count == 20)
    }
  }
}
