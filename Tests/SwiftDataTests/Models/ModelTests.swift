// SPDX-License-Identifier: MIT

import Foundation
import Observation
import SwiftData
import Testing

@Suite struct ModelTests {
  @Test("a value of each type of property is the same after it is saved and read by another context")
  func types() throws {
    let container = try makeLibrary()
    let context = ModelContext(container)
    let book = Book("Ada, or \"Ardor\"; 'x' ✨", pages: -7)
    book.price = Decimal(string: "12345678901234.567")!
    book.rating = 4.5
    book.isRead = true
    book.kind = .poetry
    book.edition = Book.Edition(year: 1969, places: ["New York", "Genève"])
    book.keywords = ["a", "", "ü"]
    book.cover = Data([0, 255, 1])
    book.site = URL(string: "https://example.org/a?b=c")
    book.bought = Date(timeIntervalSinceReferenceDate: 1.123_456_789)
    context.insert(book)
    try context.save()

    let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Book>()).first)
    #expect(other !== book)
    #expect(other.title == book.title)
    #expect(other.pages == -7)
    #expect(other.price == book.price)
    #expect(other.rating == 4.5)
    #expect(other.isRead)
    #expect(other.kind == .poetry)
    #expect(other.edition == book.edition)
    #expect(other.keywords == ["a", "", "ü"])
    #expect(other.cover == Data([0, 255, 1]))
    #expect(other.code == book.code)
    #expect(other.site == book.site)
    #expect(other.bought == book.bought)
  }

  @Test("a number that is none, and infinity, are kept")
  func numbers() throws {
    let container = try makeLibrary()
    let context = ModelContext(container)
    for value in [Double.nan, .infinity, -.infinity, .leastNonzeroMagnitude] {
      let book = Book("\(value)")
      book.rating = value
      context.insert(book)
    }
    try context.save()
    let books = try ModelContext(container).fetch(FetchDescriptor<Book>())
    #expect(books.map { "\($0.rating ?? 1)" } == books.map(\.title))
  }

  @Test("a transient variable is not kept, and has its initial value in another context")
  func transient() throws {
    let container = try makeLibrary()
    let context = ModelContext(container)
    let author = Author("Ada")
    author.note = "changed"
    context.insert(author)
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Author>()).first?.note == "not kept")
  }

  @Test("an observer of one property is informed of its change, and of no other's")
  func observation() throws {
    let book = Book("A")
    nonisolated(unsafe) var count = 0
    withObservationTracking {
      _ = book.title
    } onChange: {
      count += 1
    }
    book.pages = 5
    #expect(count == 0)
    book.title = "B"
    #expect(count == 1)
  }

  @Test("the identifier of an object is the same before and after it is saved, in other contexts, and as JSON")
  func identifiers() throws {
    let container = try makeLibrary()
    let context = ModelContext(container)
    let book = Book("A")
    context.insert(book)
    let before = book.persistentModelID
    #expect(before.storeIdentifier == nil)
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(before)) == before)
    try context.save()
    #expect(book.persistentModelID == before)
    #expect(book.id == before)
    #expect(before.storeIdentifier != nil)
    let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Book>()).first)
    #expect(other.persistentModelID == before)
    let read = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(before))
    #expect(read == before)
    #expect(context[read, as: Book.self] === book)
    #expect(context.model(for: read) as? Book === book)
  }
}
