// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SwiftData

/// Each predicate has the same objects as its evaluation in memory, and is a statement of SQL.
@Suite struct PredicateTests {
  private let context: ModelContext
  private static let start = Date(timeIntervalSinceReferenceDate: 1000)

  init() throws {
    context = ModelContext(try makeLibrary())
    let names = ["Ada", "Bob", "Zoë"]
    let authors = names.map { Author($0) }
    authors[0].born = Self.start
    for number in 0..<24 {
      let book = Book("Title \(number)", pages: number, author: number % 4 == 3 ? nil : authors[number % 4])
      book.rating = number % 3 == 0 ? nil : Double(number) / 2
      book.isRead = number % 2 == 0
      book.kind = [.novel, .poetry, .science][number % 3]
      context.insert(book)
    }
    context.insert(Author("Alone"))
    let shelf = Shelf("Top")
    context.insert(shelf)
    shelf.books = try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.pages < 3 }))
    try context.save()
  }

  private func check<T: PersistentModel>(
    _ predicate: Predicate<T>, _ count: Int, isTranslated: Bool = true, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try context.fetch(FetchDescriptor<T>()).filter { try predicate.evaluate($0) }
    let found = try context.fetch(FetchDescriptor(predicate: predicate))
    #expect(found == expected, sourceLocation: location)
    #expect(found.count == count, sourceLocation: location)
    #expect(((try? PredicateTranslation.translate(predicate)) != nil) == isTranslated, sourceLocation: location)
  }

  @Test("comparisons of numbers, texts, truth values and enumerations")
  func comparisons() throws {
    try check(#Predicate<Book> { $0.pages == 3 }, 1)
    try check(#Predicate<Book> { $0.pages != 3 }, 23)
    try check(#Predicate<Book> { $0.pages > 3 && $0.pages <= 7 }, 4)
    try check(#Predicate<Book> { $0.pages < 1 || $0.pages >= 23 }, 2)
    try check(#Predicate<Book> { !($0.pages < 20) }, 4)
    try check(#Predicate<Book> { $0.isRead }, 12)
    try check(#Predicate<Book> { $0.isRead == false }, 12)
    try check(#Predicate<Book> { $0.title == "Title 5" }, 1)
    let kind = Book.Kind.poetry
    try check(#Predicate<Book> { $0.kind == kind }, 8)
    try check(#Predicate<Book> { $0.pages + 1 > 10 * 2 }, 4)
    let code = UUID()
    try check(#Predicate<Book> { $0.code == code }, 0)
  }

  @Test("values that are missing")
  func optionals() throws {
    try check(#Predicate<Book> { $0.rating == nil }, 8)
    try check(#Predicate<Book> { $0.rating != nil }, 16)
    try check(#Predicate<Book> { ($0.rating ?? 0) > 5 }, 9)
    try check(#Predicate<Book> { $0.rating == 0.5 }, 1)
    try check(#Predicate<Book> { $0.rating != 0.5 }, 23)
    let limit = 5.0
    try check(
      #Predicate<Book> { book in
        if let rating = book.rating { return rating < limit && !book.isRead } else { return book.isRead }
      }, 7)
    let date = Self.start.addingTimeInterval(1)
    try check(
      #Predicate<Author> { author in
        if let born = author.born { return born < date } else { return false }
      }, 1)
  }

  @Test("parts of texts")
  func texts() throws {
    try check(#Predicate<Book> { $0.title.contains("1") }, 12)
    try check(#Predicate<Book> { $0.title.starts(with: "Title 2") }, 5)
    try check(#Predicate<Author> { $0.name.localizedStandardContains("ZOE") }, 1)
    try check(#Predicate<Author> { $0.name.contains("%") }, 0)
    try check(#Predicate<Author> { $0.name.isEmpty }, 0)
  }

  @Test("membership in values of the program")
  func membership() throws {
    let pages = [1, 2, 500]
    try check(#Predicate<Book> { pages.contains($0.pages) }, 2)
    let none: [Int] = []
    try check(#Predicate<Book> { none.contains($0.pages) }, 0)
    let range = 3..<6
    try check(#Predicate<Book> { range.contains($0.pages) }, 3)
    let code = try #require(try context.fetch(FetchDescriptor<Book>()).first).persistentModelID
    try check(#Predicate<Book> { $0.persistentModelID == code }, 1)
  }

  @Test("properties of a related object")
  func toOne() throws {
    try check(#Predicate<Book> { $0.author?.name == "Ada" }, 6)
    try check(#Predicate<Book> { $0.author?.name != "Ada" }, 18)
    try check(#Predicate<Book> { $0.author == nil }, 6)
    try check(#Predicate<Book> { $0.author != nil && $0.pages < 4 }, 3)
    try check(#Predicate<Book> { $0.author?.born != nil }, 6)
    try check(#Predicate<Book> { $0.author?.name.contains("o") == true }, 12)
    let id = try #require(try context.fetch(FetchDescriptor<Author>()).first).persistentModelID
    try check(#Predicate<Book> { $0.author?.persistentModelID == id }, 6)
  }

  @Test("conditions for the objects of a relationship")
  func toMany() throws {
    try check(#Predicate<Author> { $0.books.contains { $0.pages > 21 } }, 1)
    try check(#Predicate<Author> { $0.books.allSatisfy { $0.pages > 0 } }, 3)
    try check(#Predicate<Author> { $0.books.isEmpty }, 1)
    try check(#Predicate<Author> { $0.books.count == 6 }, 3)
    try check(#Predicate<Author> { $0.books.filter { $0.isRead }.count > 5 }, 2)
    try check(#Predicate<Book> { $0.shelves.contains { $0.name == "Top" } }, 3)
  }

  @Test("a predicate without a form in SQL is evaluated in memory, also with a limit")
  func inMemory() throws {
    try check(#Predicate<Book> { $0.title.count == 7 }, 10, isTranslated: false)
    let price = Decimal(1)
    try check(#Predicate<Book> { $0.price < price }, 24, isTranslated: false)
    var limited = FetchDescriptor<Book>(
      predicate: #Predicate { $0.title.count == 8 }, sortBy: [SortDescriptor(\.pages)])
    limited.fetchLimit = 2
    #expect(try context.fetch(limited).map(\.pages) == [10, 11])
  }

  @Test("a predicate through a relationship takes changes of the related objects before they are saved")
  func pendingRelations() throws {
    let ada = try #require(try context.fetch(FetchDescriptor<Author>(predicate: #Predicate { $0.name == "Ada" })).first)
    ada.name = "Eve"
    let eve = FetchDescriptor<Book>(predicate: #Predicate { $0.author?.name == "Eve" })
    #expect(try context.fetch(eve).count == 6)
    try context.save()
    #expect(try context.fetch(eve).count == 6)
  }

  @Test("orders: numbers, missing values, texts in the language's order")
  func orders() throws {
    let byRating = try context.fetch(
      FetchDescriptor<Book>(sortBy: [SortDescriptor(\.rating), SortDescriptor(\.pages)]))
    #expect(byRating.prefix(8).allSatisfy { $0.rating == nil })
    #expect(byRating.map(\.pages).prefix(3) == [0, 3, 6])
    let names = try context.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name, order: .reverse)])).map(
      \.name)
    #expect(names == ["Zoë", "Bob", "Alone", "Ada"])
  }
}
