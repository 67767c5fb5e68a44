// SPDX-License-Identifier: MIT

import SwiftData
import Testing

@Suite struct RelationshipTests {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try makeLibrary()
    context = ModelContext(container)
  }

  @Test("setting one side of a relationship sets the other, and inserts the object")
  func inverse() throws {
    let ada = Author("Ada")
    context.insert(ada)
    let book = Book("Notes", author: nil)
    book.author = ada
    #expect(ada.books == [book])
    #expect(book.modelContext === context)
    let bob = Author("Bob")
    bob.books.append(book)
    #expect(ada.books.isEmpty)
    #expect(book.author === bob)
    #expect(bob.modelContext === context)
    try context.save()
    let fresh = ModelContext(container)
    let other = try fresh.fetch(FetchDescriptor<Book>())
    #expect(other.map { $0.author?.name } == ["Bob"])
    #expect(other.first?.author?.books.count == 1)
  }

  @Test("an object given in an initializer belongs to both sides once its object is inserted")
  func initializer() throws {
    let ada = Author("Ada")
    let book = Book("Notes", author: ada)
    context.insert(book)
    #expect(ada.modelContext === context)
    #expect(ada.books == [book])
  }

  @Test("many objects on both sides are kept in a table of pairs")
  func manyToMany() throws {
    let (a, b) = (Book("A"), Book("B"))
    let shelf = Shelf("Top")
    context.insert(shelf)
    shelf.books = [a, b]
    #expect(a.shelves == [shelf])
    try context.save()
    let fresh = ModelContext(container)
    let saved = try #require(try fresh.fetch(FetchDescriptor<Shelf>()).first)
    #expect(saved.books.map(\.title) == ["A", "B"])
    saved.books.removeFirst()
    try fresh.save()
    let last = ModelContext(container)
    let book = try last.fetch(FetchDescriptor<Book>())
    #expect(book.map { $0.shelves.count } == [0, 1])
  }

  @Test("the delete rule cascade deletes the objects of a relationship, nullify keeps them")
  func deletion() throws {
    let ada = Author("Ada")
    let (a, b) = (Book("A", author: ada), Book("B", author: ada))
    context.insert(a)
    context.insert(b)
    try context.save()
    context.delete(a)
    #expect(ada.books == [b])
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Author>()) == 1)
    context.delete(ada)
    #expect(b.isDeleted)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    // Values of a deleted object can still be read.
    #expect(b.title == "B")
    #expect(b.modelContext == nil)
  }

  @Test("a relationship that was changed and not saved is part of what is read later")
  func pending() throws {
    let ada = Author("Ada")
    context.insert(Book("A", author: ada))
    try context.save()
    let fresh = ModelContext(container)
    let author = try #require(try fresh.fetch(FetchDescriptor<Author>()).first)
    let book = Book("B")
    fresh.insert(book)
    book.author = author
    #expect(author.books.map(\.title) == ["A", "B"])
  }
}
