// SPDX-License-Identifier: MIT

import EspalierCoreData
import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct FetchRequestTests {
  private struct Row: View {
    @ObservedObject var book: Book
    var body: some View { Text("\(book.title ?? "none"): \(book.pages)") }
  }

  private struct Page: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(
      sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)],
      predicate: NSPredicate(format: "pages > 0"), animation: .default)
    private var books: FetchedResults<Book>
    var body: some View {
      List {
        Text("Count \(books.count)")
        ForEach(books, id: \.objectID) { book in Text("\(book.title ?? "none"): \(book.pages)") }
          .onDelete { offsets in offsets.map { books[$0] }.forEach(context.delete) }
        Button("Add") {
          withAnimation {
            let book = Book(context: context)
            book.title = "New"
          }
        }
        Button("Long") { books.nsPredicate = NSPredicate(format: "pages > 5") }
        Button("Turn") { books.sortDescriptors = [SortDescriptor(\.pages, order: .reverse)] }
      }
    }
  }

  private func makeContext() throws -> NSManagedObjectContext {
    let context = try Library.open().viewContext
    for (title, pages) in [("B", 2), ("A", 1), ("None", 0)] {
      let book = Book(context: context)
      book.title = title
      book.pages = Int32(pages)
    }
    try context.save()
    return context
  }

  @Test("a list of a request has the objects in order, and follows insertion, deletion, changes and rollback")
  func follows() throws {
    let context = try makeContext()
    let host = ViewHost(Page().environment(\.managedObjectContext, context))
    _ = try host.get(.text("Count 2"))
    try host.get(.text("Add")).tap()
    try host.settle()
    _ = try host.get(.text("Count 3"))
    _ = try host.get(.text("New: 7"))
    let books = try context.fetch(Book.fetchRequest())
    books.first { $0.title == "None" }?.pages = 4
    try host.settle()
    _ = try host.get(.text("None: 4"))
    books.first { $0.title == "A" }?.title = "Z"
    try host.settle()
    _ = try host.get(.text("Z: 1"))
    context.delete(try #require(books.first { $0.title == "Z" }))
    try host.settle()
    _ = try host.get(.text("Count 3"))
    try context.save()
    context.delete(try #require(books.first { $0.title == "B" }))
    try host.settle()
    _ = try host.get(.text("Count 2"))
    context.rollback()
    try host.settle()
    _ = try host.get(.text("Count 3"))
  }

  @Test("the results take another condition and another order") func parameters() throws {
    let context = try makeContext()
    let host = ViewHost(Page().environment(\.managedObjectContext, context))
    try host.get(.text("Turn")).tap()
    try host.settle()
    let (b, a) = (try host.get(.text("B: 2")).frame, try host.get(.text("A: 1")).frame)
    #expect(b.minY < a.minY)
    try host.get(.text("Long")).tap()
    try host.settle()
    _ = try host.get(.text("Count 0"))
  }

  private struct Editor: View {
    @ObservedObject var author: Author
    @State private var isShown = false
    var body: some View {
      Form {
        Text("Name \(author.name ?? "")")
        TextField("Title", text: Binding(get: { author.name ?? "" }, set: { author.name = $0 }))
        Button("Show") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Sheet(author: author) }
    }
  }

  private struct Sheet: View {
    @ObservedObject var author: Author
    @Environment(\.managedObjectContext) private var context
    @FetchRequest private var books: FetchedResults<Book>
    init(author: Author) {
      self.author = author
      _books = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "author == %@", author))
    }
    var body: some View {
      VStack {
        Text("Books \(books.count) of \(author.name ?? "")")
        ForEach(books, id: \.objectID) { Row(book: $0) }
        Button("More") { author.addToBooks(Book(context: context)) }
      }
    }
  }

  @Test("a form changes an object, and a sheet over it shows its related objects, at first and after changes")
  func sheet() throws {
    let context = try Library.open().viewContext
    let author = Author(context: context)
    author.name = "Ada"
    let host = ViewHost(Editor(author: author).environment(\.managedObjectContext, context))
    _ = try host.get(.text("Name Ada"))
    author.name = "Bob"
    try host.settle()
    _ = try host.get(.text("Name Bob"))
    try host.get(.text("Show")).tap()
    try host.settle()
    _ = try host.get(.text("Books 0 of Bob"))
    try host.get(.text("More")).tap()
    try host.settle()
    _ = try host.get(.text("Books 1 of Bob"))
    (author.books as? Set<Book>)?.first?.title = "T"
    try host.settle()
    _ = try host.get(.text("T: 7"))
  }

  private struct Sections: View {
    @SectionedFetchRequest(
      sectionIdentifier: \Book.isRead,
      sortDescriptors: [SortDescriptor(\Book.isReadNumber), SortDescriptor(\Book.pages)])
    private var sections: SectionedFetchResults<Bool, Book>
    var body: some View {
      List(sections) { section in
        Section(section.id ? "Read \(section.count)" : "Unread \(section.count)") {
          ForEach(section, id: \.objectID) { Text($0.title ?? "") }
        }
      }
    }
  }

  @Test("sections have the objects of one value, and follow changes") func sections() throws {
    let context = try makeContext()
    let host = ViewHost(Sections().environment(\.managedObjectContext, context))
    _ = try host.get(.text("Unread 3"))
    try context.fetch(Book.fetchRequest()).first?.isRead = true
    try host.settle()
    _ = try host.get(.text("Unread 2"))
    _ = try host.get(.text("Read 1"))
  }

  @Test("a view without a container has no objects, and a save of the background changes the views")
  func otherContexts() throws {
    let empty = ViewHost(Page())
    _ = try empty.get(.text("Count 0"))
    let container = try Library.open()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let host = ViewHost(Page().environment(\.managedObjectContext, container.viewContext))
    let other = NSManagedObjectContext(.mainQueue)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
    Book(context: other).title = "Far"
    try other.save()
    try host.settle()
    _ = try host.get(.text("Far: 7"))
    (try other.fetch(Book.fetchRequest()).first)?.title = "Near"
    try other.save()
    try host.settle()
    _ = try host.get(.text("Near: 7"))
  }
}

extension Book {
  fileprivate var isReadNumber: Int { isRead ? 1 : 0 }
}
