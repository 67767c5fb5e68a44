// SPDX-License-Identifier: MIT

import Foundation
import SwiftData
import Testing

@Suite struct ModelContextTests {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try makeLibrary()
    context = ModelContext(container)
  }

  private func titles(_ descriptor: FetchDescriptor<Book>, _ other: ModelContext? = nil) throws -> [String] {
    try (other ?? context).fetch(descriptor).map(\.title)
  }

  @Test("texts are sorted in dictionary order, in the store and in memory; by characters only where that is requested")
  func texts() throws {
    for title in ["b10", "B9", "a"] { context.insert(Book(title, pages: 1)) }
    for isSaved in [false, true] {
      if isSaved { try context.save() }
      #expect(try titles(FetchDescriptor(sortBy: [SortDescriptor(\.title)])) == ["a", "B9", "b10"])
      #expect(try titles(FetchDescriptor(sortBy: [SortDescriptor(\.title, order: .reverse)])) == ["b10", "B9", "a"])
      #expect(
        try titles(FetchDescriptor(sortBy: [SortDescriptor(\.title, comparator: .lexical)])) == ["B9", "a", "b10"])
    }
  }

  @Test("a request has inserted, changed and deleted objects before they are saved; another context does not")
  func pending() throws {
    let (a, b, c) = (Book("A", pages: 1), Book("B", pages: 2), Book("C", pages: 3))
    [a, b, c].forEach { context.insert($0) }
    #expect(context.hasChanges)
    #expect(try titles(FetchDescriptor(sortBy: [SortDescriptor(\.title)])) == ["A", "B", "C"])
    #expect(try titles(FetchDescriptor(), ModelContext(container)) == [])
    try context.save()
    #expect(!context.hasChanges)
    a.pages = 10
    context.delete(c)
    context.insert(Book("D", pages: 20))
    var large = FetchDescriptor<Book>(
      predicate: #Predicate { $0.pages >= 3 }, sortBy: [SortDescriptor(\.pages, order: .reverse)])
    #expect(try titles(large) == ["D", "A"])
    large.fetchLimit = 1
    large.fetchOffset = 1
    #expect(try titles(large) == ["A"])
    #expect(try context.fetchCount(large) == 1)
    #expect(try titles(FetchDescriptor(sortBy: [SortDescriptor(\.title)]), ModelContext(container)) == ["A", "B", "C"])
  }

  @Test("rollback restores values, relationships and deleted objects, and removes inserted ones")
  func rollback() throws {
    let ada = Author("Ada")
    let a = Book("A", author: ada)
    context.insert(a)
    try context.save()
    a.title = "X"
    a.author = nil
    let new = Book("New")
    context.insert(new)
    context.delete(ada)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(a.title == "A")
    #expect(a.author === ada)
    #expect(ada.books == [a])
    #expect(!ada.isDeleted)
    #expect(new.modelContext == nil)
    #expect(try titles(FetchDescriptor()) == ["A"])
  }

  @Test("rollback removes a new object from the property that led to it")
  func rollbackOfNewRelated() throws {
    let book = Book("A")
    context.insert(book)
    try context.save()
    book.author = Author("New")
    context.rollback()
    #expect(book.author == nil)
    #expect(try context.fetchCount(FetchDescriptor<Author>()) == 0)
  }

  @Test("an object with the unique value of another replaces its values")
  func unique() throws {
    let first = Author("Ada", born: Date(timeIntervalSinceReferenceDate: 1))
    context.insert(first)
    try context.save()
    let second = Author("Ada", born: Date(timeIntervalSinceReferenceDate: 2))
    context.insert(second)
    context.insert(Author("Ada", born: Date(timeIntervalSinceReferenceDate: 3)))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Author>()) == 1)
    #expect(first.born == Date(timeIntervalSinceReferenceDate: 3))
    #expect(first == second)
  }

  @Test("a change that contradicts a unique value is an error, after which nothing is lost")
  func conflict() throws {
    let (ada, bob) = (Author("Ada"), Author("Bob"))
    context.insert(ada)
    context.insert(bob)
    try context.save()
    bob.name = "Ada"
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(error?.kind == .saveIssue)
    #expect(error?.message.contains("UNIQUE constraint failed: Author.name") == true)
    #expect(context.hasChanges)
    bob.name = "Bea"
    try context.save()
    #expect(
      try ModelContext(container).fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)])).map(\.name) == [
        "Ada", "Bea",
      ])
  }

  @Test("a context has the values that another one of the container has saved")
  func otherContexts() throws {
    let a = Book("A")
    context.insert(a)
    try context.save()
    let other = ModelContext(container)
    let same = try #require(try other.fetch(FetchDescriptor<Book>()).first)
    same.title = "B"
    other.insert(Book("C"))
    try other.save()
    context.processPendingChanges()
    #expect(a.title == "B")
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 2)
    other.delete(same)
    try other.save()
    context.processPendingChanges()
    #expect(a.modelContext == nil)
  }

  @Test("a notification after a save has the identifiers of the objects")
  func notification() throws {
    nonisolated(unsafe) var inserted: [PersistentIdentifier] = []
    let token = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
      inserted =
        $0.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue] as? [PersistentIdentifier] ?? []
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let book = Book("A")
    context.insert(book)
    try context.save()
    #expect(inserted == [book.persistentModelID])
  }

  @Test("a thousand objects are enumerated, and deleted by a condition")
  func many() throws {
    for number in 0..<1000 { context.insert(Book("\(number)", pages: number)) }
    try context.save()
    var sum = 0
    try context.enumerate(FetchDescriptor<Book>()) { sum += $0.pages }
    #expect(sum == 499_500)
    try context.delete(model: Book.self, where: #Predicate { $0.pages < 990 })
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 10)
  }
}
