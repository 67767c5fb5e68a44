// SPDX-License-Identifier: MIT

import EspalierCoreData
import EspalierTestSupport
import Foundation
import Testing

@MainActor @Suite(.serialized) struct ContextTests {
  @Test("a context in the background saves, and the context of views takes its changes over") func background()
    async throws
  {
    let container = try Library.open()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let book = Book(context: container.viewContext)
    book.title = "A"
    try container.viewContext.save()
    let id = book.objectID
    let count = try await container.performBackgroundTask { context in
      (context.object(with: id) as! Book).title = "B"
      Book(context: context).title = "C"
      try context.save()
      return try context.count(for: Book.fetchRequest())
    }
    #expect(count == 2)
    for _ in 0..<100 where book.title != "B" { try await Task.sleep(for: .milliseconds(10)) }
    #expect(book.title == "B")
    #expect(try container.viewContext.fetch(Book.fetchRequest()).map(\.title) == ["B", "C"])
  }

  @Test("a context without the setting keeps its values until a merge or a refresh") func merges() throws {
    let container = try Library.open()
    let book = Book(context: container.viewContext)
    book.title = "A"
    try container.viewContext.save()
    let other = container.newBackgroundContext()
    nonisolated(unsafe) var notes: [Notification] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { note in notes.append(note) }
    defer { NotificationCenter.default.removeObserver(token) }
    try other.performAndWait {
      (other.object(with: book.objectID) as! Book).title = "B"
      try other.save()
    }
    #expect(book.title == "A")
    book.pages = 5
    #expect((notes.first?.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>)?.count == 1)
    container.viewContext.mergeChanges(fromContextDidSave: try #require(notes.first))
    #expect(book.title == "B" && book.pages == 5 && book.isUpdated)
  }

  @Test("two contexts that change one object conflict, and the policy decides")
  func conflicts() throws {
    for (policy, title, pages) in [
      (NSMergePolicy.error, "other", Int32(7)), (.mergeByPropertyObjectTrump, "own", 7),
      (.mergeByPropertyStoreTrump, "other", 7),
      (.overwrite, "own", 7), (.rollback, "other", 7),
    ] {
      let container = try Library.open()
      let context = container.viewContext
      let book = Book(context: context)
      book.title = "A"
      try context.save()
      let other = container.newBackgroundContext()
      try other.performAndWait {
        (other.object(with: book.objectID) as! Book).title = "other"
        try other.save()
      }
      book.title = "own"
      context.mergePolicy = policy
      let message = Library.message { try context.save() }
      #expect(message.contains("was changed in the store since it was read") == (policy === NSMergePolicy.error))
      let stored = try container.newBackgroundContext().fetch(Book.fetchRequest())[0]
      #expect(stored.title == title && stored.pages == pages)
      if policy !== NSMergePolicy.error { #expect(book.title == title && !context.hasChanges) }
    }
  }

  @Test("a value that is unique is an error, or the object that is there already") func uniqueness() throws {
    let container = try Library.open()
    let context = container.viewContext
    func add() -> Tag {
      let tag = Tag(context: context)
      tag.name = "t"
      return tag
    }
    _ = add()
    try context.save()
    let second = add()
    #expect(Library.message { try context.save() }.contains("another Tag has the same value of name"))
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try container.newBackgroundContext().count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
    #expect(second.name == "t" && !second.objectID.isTemporaryID)
  }

  @Test("a context below another one saves to it; the store has the objects after the upper one's save") func nested()
    throws
  {
    let container = try Library.open()
    let parent = container.viewContext
    let author = Author(context: parent)
    author.name = "Ada"
    try parent.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = parent
    let own = try #require(child.object(with: author.objectID) as? Author)
    own.name = "Bob"
    let book = Book(context: child)
    book.title = "B"
    own.addToBooks(book)
    #expect(author.name == "Ada" && author.books?.count == 0)
    try child.save()
    #expect(author.name == "Bob" && (author.books as? Set<Book>)?.first?.title == "B")
    #expect(parent.hasChanges && !child.hasChanges)
    #expect(try child.fetch(Book.fetchRequest()) == [book])
    #expect(try container.newBackgroundContext().count(for: Book.fetchRequest()) == 0)
    try parent.save()
    let other = container.newBackgroundContext()
    #expect(try other.fetch(Book.fetchRequest()).first?.author?.name == "Bob")
    #expect(!book.objectID.isTemporaryID)
    child.delete(book)
    child.rollback()
    child.delete(own)
    try child.save()
    try parent.save()
    #expect(try parent.count(for: Book.fetchRequest()) == 0)
  }

  @Test("changes of an event are announced together") func announcements() throws {
    let context = try Library.open().viewContext
    nonisolated(unsafe) var notes: [[AnyHashable: Any]] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { note in notes.append(note.userInfo ?? [:]) }
    defer { NotificationCenter.default.removeObserver(token) }
    let book = Book(context: context)
    book.title = "A"
    context.processPendingChanges()
    #expect(notes.count == 1 && notes[0][NSInsertedObjectsKey] as? Set<NSManagedObject> == [book])
    try context.save()
    book.title = "B"
    context.delete(book)
    context.processPendingChanges()
    #expect(notes.last?[NSDeletedObjectsKey] as? Set<NSManagedObject> == [book])
    #expect(notes.last?[NSUpdatedObjectsKey] == nil)
  }

  @Test("a block of a private queue runs there, in order, and its error is the caller's") func queues() async throws {
    let context = try Library.open().newBackgroundContext()
    struct Failure: Error {}
    await #expect(throws: Failure.self) { try await context.perform { throw Failure() } }
    nonisolated(unsafe) var order: [Int] = []
    context.performAndWait { context.performAndWait { order.append(1) } }
    let value = await context.perform { 3 }
    #expect(order == [1] && value == 3)
  }
}
