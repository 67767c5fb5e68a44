// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import Testing
import ViewTesting

/// The undo manager of a context reverts changes of its objects, and makes them again.
@MainActor @Suite("Undo of objects") struct UndoTests {
  /// A context with an undo manager whose groups a test ends.
  private func makeContext() throws -> (container: ModelContainer, context: ModelContext, undo: UndoManager) {
    let container = try makeLibrary()
    let undo = UndoManager()
    undo.groupsByEvent = false
    container.mainContext.undoManager = undo
    return (container, container.mainContext, undo)
  }

  private func group(_ undo: UndoManager, _ change: () throws -> Void) rethrows {
    undo.beginUndoGrouping()
    defer { undo.endUndoGrouping() }
    try change()
  }

  @Test("properties, those with a decoded value, too")
  func properties() throws {
    let (_, context, undo) = try makeContext()
    let book = Book("A", pages: 1)
    group(undo) { context.insert(book) }
    try context.save()
    group(undo) {
      book.title = "B"
      book.title = "C"
      book.keywords = ["x"]
    }
    #expect(book.keywords == ["x"])
    undo.undo()
    #expect(book.title == "A" && book.keywords == [] && book.pages == 1)
    undo.redo()
    #expect(book.title == "C" && book.keywords == ["x"])
    undo.undo()
    try context.save()
    #expect(try ModelContext(context.container).fetch(FetchDescriptor<Book>())[0].title == "A")
  }

  @Test("insertion and deletion, before and after a save")
  func objects() throws {
    let (container, context, undo) = try makeContext()
    func titles() throws -> [String] {
      try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).map(\.title)
    }
    let (a, b) = (Book("A"), Book("B"))
    group(undo) { context.insert(a) }
    group(undo) { context.insert(b) }
    undo.undo()
    #expect(try titles() == ["A"] && b.modelContext == nil)
    undo.redo()
    #expect(try titles() == ["A", "B"])
    try context.save()
    group(undo) { context.delete(a) }
    #expect(try titles() == ["B"])
    undo.undo()
    #expect(try titles() == ["A", "B"] && !a.isDeleted)
    undo.redo()
    try context.save()
    #expect(try titles() == ["B"])
    undo.undo()
    #expect(try titles() == ["A", "B"])
    try context.save()
    let saved = try ModelContext(container).fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
    #expect(saved.map(\.title) == ["A", "B"])
  }

  @Test("both sides of a relationship, and objects that a deletion takes along")
  func relationships() throws {
    let (_, context, undo) = try makeContext()
    let (ada, ben) = (Author("Ada"), Author("Ben"))
    let book = Book("A", author: ada)
    group(undo) { [ada, ben].forEach { context.insert($0) } }
    try context.save()
    group(undo) { book.author = ben }
    undo.undo()
    #expect(book.author === ada && ada.books == [book] && ben.books.isEmpty)
    undo.redo()
    #expect(book.author === ben && ada.books.isEmpty && ben.books == [book])
    undo.undo()
    try context.save()
    group(undo) { context.delete(ada) }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    undo.undo()
    #expect(ada.books == [book] && book.author === ada)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.author?.name == "Ada" })) == [book])
  }

  @Test("a changed object that is deleted and restored is saved with its change; a rollback leaves nothing to undo")
  func mixed() throws {
    let (container, context, undo) = try makeContext()
    let book = Book("A")
    group(undo) { context.insert(book) }
    try context.save()
    group(undo) { book.title = "B" }
    group(undo) { context.delete(book) }
    undo.undo()
    try context.save()
    #expect(try ModelContext(container).fetch(FetchDescriptor<Book>()).map(\.title) == ["B"])
    group(undo) { book.title = "C" }
    context.rollback()
    #expect(book.title == "B" && !undo.canUndo && !undo.canRedo)
  }

  private struct Page: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Book.title) private var books: [Book]
    var body: some View {
      VStack {
        ForEach(books) { Text($0.title) }
        Button("Add") { context.insert(Book("New")) }
        Button("Undo") { context.undoManager?.undo() }
        Button("Redo") { context.undoManager?.redo() }
      }
    }
  }

  @Test("isUndoEnabled uses the window's undo manager; without it, nothing is registered")
  func window() throws {
    let host = ViewHost(Page().modelContainer(for: Book.self, inMemory: true, isUndoEnabled: true))
    try host.get(.text("Add")).tap()
    _ = try host.get(.text("New"))
    try host.get(.text("Undo")).tap()
    #expect(throws: (any Error).self) { try host.get(.text("New")) }
    try host.get(.text("Redo")).tap()
    _ = try host.get(.text("New"))
    let plain = ViewHost(Page().modelContainer(for: Book.self, inMemory: true))
    try plain.get(.text("Add")).tap()
    try plain.get(.text("Undo")).tap()
    _ = try plain.get(.text("New"))
  }
}
