// SPDX-License-Identifier: MIT

import Foundation
import SwiftData
import SwiftUI
import Testing
import ViewTesting

/// An object of a graph, which may lead back to itself.
@Model
final class Node {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Node.parent) var children: [Node] = []
  var parent: Node?

  init(_ name: String, parent: Node? = nil) {
    self.name = name
    self.parent = parent
  }
}

/// Uses that are mistakes of a program, or look like one.
@MainActor @Suite struct BadUseTests {
  private func makeNodes() throws -> ModelContainer {
    try ModelContainer(for: Node.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  @Test("a circle of relationships is saved, read and deleted by its rule")
  func circle() throws {
    let container = try makeNodes()
    let context = ModelContext(container)
    let (a, b, c) = (Node("a"), Node("b"), Node("c"))
    context.insert(a)
    b.parent = a
    c.parent = b
    a.parent = c
    try context.save()
    let other = ModelContext(container)
    let read = try #require(try other.fetch(FetchDescriptor<Node>(predicate: #Predicate { $0.name == "a" })).first)
    #expect(read.parent?.parent?.parent === read)
    #expect(read.children.map(\.name) == ["b"])
    other.delete(read)
    try other.save()
    #expect(try other.fetchCount(FetchDescriptor<Node>()) == 0)
  }

  @Test("an object that is its own parent is saved and deleted")
  func own() throws {
    let container = try makeNodes()
    let context = ModelContext(container)
    let node = Node("self")
    context.insert(node)
    node.parent = node
    try context.save()
    #expect(node.children.map(\.name) == ["self"])
    context.delete(node)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Node>()) == 0)
  }

  private struct Detail: View {
    let book: Book
    var body: some View {
      VStack {
        Text("title \(book.title)")
        Text("author \(book.author?.name ?? "none")")
        ForEach(book.author?.books ?? []) { Text("of author \($0.title)") }
      }
    }
  }

  @Test("a view still shows an object that is deleted, before and after the save")
  func deleted() throws {
    let container = try makeLibrary()
    let context = container.mainContext
    let author = Author("Ada")
    let book = Book("Notes", pages: 3, author: author)
    context.insert(book)
    try context.save()
    let host = ViewHost(Detail(book: book).modelContainer(container))
    #expect(throws: Never.self) { try host.get(.text("of author Notes")) }
    context.delete(book)
    #expect(throws: Never.self) { try host.get(.text("title Notes")) }
    try context.save()
    #expect(throws: Never.self) { try host.get(.text("title Notes")) }
    book.title = "Changed"
    #expect(throws: Never.self) { try host.get(.text("title Changed")) }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    context.delete(author)
    try context.save()
    _ = try host.png()
  }

  @Test("an object of another thread's context that is deleted disappears from a query")
  func otherContext() async throws {
    let container = try makeLibrary()
    let context = container.mainContext
    context.insert(Book("Notes", pages: 3))
    try context.save()
    let host = ViewHost(Titles().modelContainer(container))
    #expect(throws: Never.self) { try host.get(.text("Notes")) }
    await Task.detached {
      let other = ModelContext(container)
      try? other.delete(model: Book.self)
      try? other.save()
    }.value
    // The main context takes the change on its own queue.
    for _ in 0..<200 where (try? host.get(.text("Notes"))) != nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 0)
    #expect(throws: (any Error).self) { try host.get(.text("Notes")) }
    #expect(throws: Never.self) { try host.get(.text("count 0")) }
  }

  private struct Titles: View {
    @Query private var books: [Book]
    var body: some View {
      VStack {
        Text("count \(books.count)")
        ForEach(books) { Text($0.title) }
      }
    }
  }

  @Test("conditions with filter, allSatisfy and optionals are those of arrays in memory")
  func predicates() throws {
    let container = try makeLibrary()
    let context = ModelContext(container)
    for name in ["Ada", "Bea", "Cleo"] {
      let author = Author(name, born: name == "Bea" ? nil : Date(timeIntervalSince1970: 0))
      context.insert(author)
      for n in 0..<(name == "Cleo" ? 0 : 4) {
        let book = Book("\(name) \(n)", pages: n * 100, author: author)
        book.rating = n == 0 ? nil : Double(n)
        book.isRead = name == "Ada"
        context.insert(book)
      }
    }
    try context.save()
    func names(_ predicate: Predicate<Author>) throws -> [String] {
      let found = try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)]))
      let all = try context.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)]))
      #expect(try found.map(\.name) == all.filter { try predicate.evaluate($0) }.map(\.name))
      return found.map(\.name)
    }
    #expect(try names(#Predicate { $0.books.allSatisfy { $0.isRead } }) == ["Ada", "Cleo"])
    #expect(try names(#Predicate { $0.books.filter { $0.pages > 100 }.count == 2 }) == ["Ada", "Bea"])
    #expect(try names(#Predicate { $0.books.filter { $0.rating == nil }.isEmpty }) == ["Cleo"])
    #expect(try names(#Predicate { $0.born == nil }) == ["Bea"])
    #expect(try names(#Predicate { $0.books.contains { ($0.rating ?? 0) > 2.5 } && $0.born != nil }) == ["Ada"])
    #expect(
      try names(#Predicate { author in author.books.contains { $0.rating.flatMap { $0 > 2.5 } == true } })
        == ["Ada", "Bea"])
  }
}
