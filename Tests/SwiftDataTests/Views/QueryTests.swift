// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct QueryTests {
  final class Counts {
    var list = 0
    var rows: [String: Int] = [:]
  }

  private struct Row: View {
    let book: Book
    let counts: Counts
    var body: some View {
      counts.rows[book.title, default: 0] += 1
      return Text("\(book.title): \(book.pages)")
    }
  }

  private struct Page: View {
    @Query(filter: #Predicate<Book> { $0.pages > 0 }, sort: \Book.title) private var books: [Book]
    let counts: Counts
    var body: some View {
      counts.list += 1
      return VStack {
        Text("Count \(books.count)")
        ForEach(books) { Row(book: $0, counts: counts) }
      }
    }
  }

  @Test("a view of a query has the objects in order, and follows insertion, deletion and changes")
  func follows() throws {
    let container = try makeLibrary()
    let context = container.mainContext
    context.insert(Book("B", pages: 2))
    context.insert(Book("A", pages: 1))
    let counts = Counts()
    let host = ViewHost(Page(counts: counts).modelContainer(container))
    _ = try host.get(.text("Count 2"))
    let new = Book("C", pages: 0)
    context.insert(new)
    try host.update()
    _ = try host.get(.text("Count 2"))
    new.pages = 3
    try host.update()
    _ = try host.get(.text("C: 3"))
    context.delete(new)
    try host.update()
    _ = try host.get(.text("Count 2"))
  }

  @Test("a query by a text property is in dictionary order")
  func texts() throws {
    let container = try makeLibrary()
    for title in ["b10", "B9", "a"] { container.mainContext.insert(Book(title, pages: 1)) }
    let host = ViewHost(Page(counts: Counts()).modelContainer(container))
    let places = try ["a: 1", "B9: 1", "b10: 1"].map { try host.get(.text($0)).frame.minY }
    #expect(places == places.sorted() && Set(places).count == 3)
  }

  @Test("a change of one object runs its row alone; the list runs when an object comes or changes its place")
  func precise() throws {
    let container = try makeLibrary()
    let context = container.mainContext
    let (a, b) = (Book("A", pages: 1), Book("B", pages: 2))
    [a, b].forEach { context.insert($0) }
    try context.save()
    let counts = Counts()
    let host = ViewHost(Page(counts: counts).modelContainer(container))
    try host.update()
    let (list, rows) = (counts.list, counts.rows)
    a.pages = 7
    try host.update()
    _ = try host.get(.text("A: 7"))
    #expect(counts.list == list)
    #expect(counts.rows == ["A": rows["A"]! + 1, "B": rows["B"]!])
    a.isRead = true
    try host.update()
    #expect(counts.rows["A"] == rows["A"]! + 1)
    a.title = "Z"
    try host.update()
    #expect(counts.list == list + 1)
    #expect(try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).last === a)
  }

  @Test("a save of another context changes the views of the main one")
  func otherContext() async throws {
    let container = try makeLibrary()
    container.mainContext.insert(Book("A", pages: 1))
    try container.mainContext.save()
    let host = ViewHost(Page(counts: Counts()).modelContainer(container))
    let other = ModelContext(container)
    let book = try #require(try other.fetch(FetchDescriptor<Book>()).first)
    book.pages = 9
    other.insert(Book("B", pages: 2))
    try other.save()
    container.mainContext.processPendingChanges()
    try host.update()
    _ = try host.get(.text("A: 9"))
    _ = try host.get(.text("Count 2"))
  }

  private struct Editor: View {
    @Environment(\.modelContext) private var context
    @Query private var authors: [Author]
    var body: some View {
      VStack {
        Text("Authors \(authors.count)")
        Button("Add") { context.insert(Author("Author \(authors.count)")) }
      }
    }
  }

  @Test("a container that a view makes is that of its environment")
  func environment() throws {
    let host = ViewHost(Editor().modelContainer(for: Author.self, inMemory: true))
    _ = try host.get(.text("Authors 0"))
    try host.get(.text("Add")).tap()
    _ = try host.get(.text("Authors 1"))
  }
}
