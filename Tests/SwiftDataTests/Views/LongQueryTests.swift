// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import SwiftData

/// Queries with more objects than are read at once: their values are read when they are used.
@MainActor @Suite struct LongQueryTests {
  private struct Row: View {
    let book: Book
    var body: some View { Text("\(book.title): \(book.pages)") }
  }

  private struct Page: View {
    @Query(filter: #Predicate<Book> { $0.pages >= 0 }, sort: \Book.pages) private var books: [Book]
    let seen: Seen
    var body: some View {
      seen.books = books
      return List(books) { Row(book: $0) }
    }
  }

  private final class Seen { var books: [Book] = [] }

  /// A container whose store has books with 0, 2, 4 … pages.
  private func library(_ count: Int, _ directory: TemporaryFolder) throws -> ModelContainer {
    let configuration = ModelConfiguration(url: directory.place("books.store"))
    let container = try ModelContainer(for: Book.self, configurations: configuration)
    let context = ModelContext(container)
    for number in 0..<count { context.insert(Book("Book \(number)", pages: number * 2)) }
    try context.save()
    return container
  }

  /// The number of objects whose values are in memory.
  private func read(_ seen: Seen) -> Int { seen.books.filter { $0._modelStorage.fault == nil }.count }

  @Test("the values of the shown rows are read, in blocks, and no others")
  func proportional() throws {
    let directory = TemporaryFolder()
    let container = try library(2000, directory)
    let seen = Seen()
    let host = ViewHost(Page(seen: seen).modelContainer(container), size: CGSize(width: 400, height: 600))
    _ = try host.get(.text("Book 0: 0"))
    #expect(seen.books.count == 2000)
    #expect((1...200).contains(read(seen)))
    for _ in 0..<40 { try host.get(.role(.list)).scroll(by: CGSize(width: 0, height: -600)) }
    #expect((200..<1800).contains(read(seen)))
    #expect(seen.books.map(\.pages) == (0..<2000).map { $0 * 2 })
    #expect(read(seen) == 2000)
  }

  @Test("objects of a long query are those of other requests, and those of related objects")
  func identity() throws {
    let directory = TemporaryFolder()
    let container = try library(500, directory)
    let seen = Seen()
    let host = ViewHost(Page(seen: seen).modelContainer(container), size: CGSize(width: 400, height: 300))
    let context = container.mainContext
    let book = seen.books[450]
    #expect(book._modelStorage.fault != nil)
    let identifier = book.persistentModelID
    #expect(context.model(for: identifier) === book)
    #expect(context.registeredModel(for: identifier) as Book? === book)
    #expect(try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.pages == 900 })) == [book])
    #expect(book._modelStorage.fault == nil)
    #expect(Set(try context.fetchIdentifiers(FetchDescriptor<Book>())) == Set(seen.books.map(\.persistentModelID)))
    let other = seen.books[470]
    other.title = "Changed"
    #expect(context.changedModelsArray.count == 1 && other.pages == 940)
    context.rollback()
    #expect(other.title == "Book 470")
    withExtendedLifetime(host) {}
  }

  @Test("insertion, change, deletion and the save move the rows of a long query as those of a short one")
  func changes() throws {
    let directory = TemporaryFolder()
    let container = try library(600, directory)
    let seen = Seen()
    let host = ViewHost(Page(seen: seen).modelContainer(container), size: CGSize(width: 400, height: 300))
    let context = container.mainContext
    func expectOrder(_ note: Comment) throws {
      try host.update()
      let all = try context.fetch(FetchDescriptor<Book>())
      #expect(seen.books.map(\.pages) == all.map(\.pages).filter { $0 >= 0 }.sorted(), note)
    }
    let new = Book("New", pages: 333)
    context.insert(new)
    try expectOrder("inserted")
    #expect(seen.books[167] === new)
    let moved = seen.books[300]
    moved.pages = 5
    try expectOrder("moved")
    #expect(seen.books[3] === moved)
    let hidden = seen.books[10]
    hidden.pages = -1
    try expectOrder("hidden by the condition")
    let gone = seen.books[40]
    context.delete(gone)
    try expectOrder("deleted")
    #expect(!seen.books.contains(gone) && seen.books.count == 599)
    let before = seen.books
    try context.save()
    try expectOrder("saved")
    #expect(zip(before, seen.books).allSatisfy { $0 === $1 })
    for number in 0..<100 { context.insert(Book("Many", pages: number * 11)) }
    try expectOrder("many inserted")
    context.rollback()
    try expectOrder("rolled back")
    #expect(seen.books.count == 599)
  }

  @Test("objects of the same place keep the order in which they were saved")
  func ties() throws {
    let directory = TemporaryFolder()
    let container = try library(400, directory)
    let seen = Seen()
    let host = ViewHost(Page(seen: seen).modelContainer(container), size: CGSize(width: 400, height: 300))
    let (first, second, third) = (seen.books[10], seen.books[200], seen.books[300])
    third.pages = 400
    first.pages = 400
    try host.update()
    #expect(seen.books[199...201].map(ObjectIdentifier.init) == [first, second, third].map(ObjectIdentifier.init))
    try container.mainContext.save()
    try host.update()
    #expect(seen.books[199...201].map(ObjectIdentifier.init) == [first, second, third].map(ObjectIdentifier.init))
  }

  @Test("an object whose row another context deletes before it is read has its last values")
  func deletedElsewhere() throws {
    let directory = TemporaryFolder()
    let container = try library(500, directory)
    let seen = Seen()
    let host = ViewHost(Page(seen: seen).modelContainer(container), size: CGSize(width: 400, height: 300))
    let book = seen.books[400]
    let other = ModelContext(container)
    try other.delete(model: Book.self, where: #Predicate { $0.pages >= 800 })
    try other.save()
    #expect(book.title == "Book 400" && book.pages == 800)
    container.mainContext.processPendingChanges()
    #expect(book.modelContext == nil && seen.books[450].title == "Book 450")
    try host.update()
    #expect(seen.books.count == 400)
  }

  @Test("an object whose row another program deletes before it is read has default values")
  func deletedByProgram() throws {
    let directory = TemporaryFolder()
    let container = try library(500, directory)
    let seen = Seen()
    let host = ViewHost(Page(seen: seen).modelContainer(container), size: CGSize(width: 400, height: 300))
    let store = try #require(container.store(of: Book._modelEntity))
    try store.withWriter { try $0.execute("DELETE FROM Book WHERE pages > 800") }
    #expect(seen.books[450].pages == 0 && seen.books[450].rating == nil)
    withExtendedLifetime(host) {}
  }

  @Test("objects that the program keeps outlive the view of their query")
  func outlive() throws {
    let directory = TemporaryFolder()
    let container = try library(500, directory)
    var kept: [Book] = []
    weak var lost: Book?
    do {
      let seen = Seen()
      let host = ViewHost(Page(seen: seen).modelContainer(container), size: CGSize(width: 400, height: 300))
      kept = [seen.books[300], seen.books[499]]
      lost = seen.books[301]
      seen.books = []
      withExtendedLifetime(host) {}
    }
    #expect(lost == nil)
    #expect(kept.map(\.title) == ["Book 300", "Book 499"])
    let again = try container.mainContext.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]))
    #expect(again[300] === kept[0] && again[499] === kept[1])
  }
}
