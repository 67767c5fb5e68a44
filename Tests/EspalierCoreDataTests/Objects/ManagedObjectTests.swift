// SPDX-License-Identifier: MIT

import EspalierCoreData
import EspalierTestSupport
import Foundation
import Testing

@MainActor @Suite struct ManagedObjectTests {
  @Test("values of all types are the same after the store is closed and opened") func types() throws {
    let folder = TemporaryFolder()
    let url = folder.place("deep/L.sqlite")
    let code = UUID()
    do {
      let context = try Library.open(url).viewContext
      let book = Book(context: context)
      #expect(book.pages == 7 && !book.isRead && book.title == nil)
      book.title = "Ünïcode"
      book.pages = .max
      book.isRead = true
      book.price = NSDecimalNumber(string: "12.345678901234567890")
      book.code = code
      book.site = URL(string: "https://example.org/a?b=c")
      book.cover = Data([0, 1, 255])
      book.keywords = ["a", "b"]
      let author = Author(context: context)
      author.name = "Ada"
      author.born = Date(timeIntervalSinceReferenceDate: -1.5)
      book.author = author
      try context.save()
    }
    let context = try Library.open(url).viewContext
    let book = try #require(try context.fetch(Book.fetchRequest()).first)
    #expect(book.title == "Ünïcode" && book.pages == .max && book.isRead)
    #expect(book.price == NSDecimalNumber(string: "12.345678901234567890"))
    #expect(book.code == code && book.site?.absoluteString == "https://example.org/a?b=c")
    #expect(book.cover == Data([0, 1, 255]) && book.keywords == ["a", "b"])
    #expect(book.author?.name == "Ada" && book.author?.born?.timeIntervalSinceReferenceDate == -1.5)
    #expect(book.author?.books as? Set<Book> == [book])
  }

  @Test("both sides of a relationship agree, for one object, several, pairs and an order") func inverses() throws {
    let context = try Library.open().viewContext
    let (ada, bob) = (Author(context: context), Author(context: context))
    let (first, second) = (Book(context: context), Book(context: context))
    ada.addToBooks(first)
    ada.addToBooks(second)
    #expect(first.author === ada && ada.books?.count == 2)
    second.author = bob
    #expect(ada.books as? Set<Book> == [first] && bob.books as? Set<Book> == [second])
    ada.books = NSSet(array: [second])
    #expect(first.author == nil && second.author === ada && bob.books?.count == 0)
    let tag = Tag(context: context)
    tag.books = [first, second]
    #expect(first.tags as? Set<Tag> == [tag])
    first.tags = nil
    #expect(tag.books == [second])
    let chapters = (0..<3).map { number in
      let chapter = Chapter(context: context)
      chapter.title = "\(number)"
      return chapter
    }
    let set = first.mutableOrderedSetValue(forKey: "chapters")
    set.add(chapters[0])
    set.add(chapters[1])
    set.insert(chapters[2], at: 0)
    #expect(first.chapters?.array as? [Chapter] == [chapters[2], chapters[0], chapters[1]])
    set.removeObject(at: 1)
    #expect(first.chapters?.count == 2 && chapters[0].value(forKey: "book") == nil)
  }

  @Test("relationships are the same after the store is opened again, the order of ordered ones, too")
  func savedRelationships() throws {
    let folder = TemporaryFolder()
    let url = folder.place("L.sqlite")
    do {
      let context = try Library.open(url).viewContext
      let book = Book(context: context)
      book.title = "B"
      for name in ["x", "y"] {
        let tag = Tag(context: context)
        tag.name = name
        book.mutableSetValue(forKey: "tags").add(tag)
      }
      for title in ["1", "2", "3"] {
        let chapter = Chapter(context: context)
        chapter.title = title
        book.mutableOrderedSetValue(forKey: "chapters").insert(chapter, at: 0)
      }
      try context.save()
      let tags = try #require(book.tags as? Set<Tag>)
      book.mutableSetValue(forKey: "tags").remove(tags.first { $0.name == "x" }!)
      try context.save()
    }
    let context = try Library.open(url).viewContext
    let book = try #require(try context.fetch(Book.fetchRequest()).first)
    #expect((book.tags as? Set<Tag>)?.map(\.name) == ["y"])
    #expect((book.chapters?.array as? [Chapter])?.map(\.title) == ["3", "2", "1"])
  }

  @Test("a deletion follows the rules: cascade, nullify and deny") func deletion() throws {
    let context = try Library.open().viewContext
    let author = Author(context: context)
    author.name = "Ada"
    let book = Book(context: context)
    author.addToBooks(book)
    let tag = Tag(context: context)
    tag.name = "t"
    tag.books = [book]
    try context.save()
    context.delete(tag)
    #expect(Library.message { try context.save() }.contains("Tag.books still has objects"))
    context.rollback()
    #expect(!tag.isDeleted && !context.hasChanges)
    context.delete(author)
    #expect(book.isDeleted && tag.books == [])
    try context.save()
    #expect(try context.count(for: Book.fetchRequest()) == 0)
    context.delete(tag)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 0)
  }

  @Test("an object that is not valid is not saved: the error names the property, several errors are one")
  func validation() throws {
    let context = try Library.open().viewContext
    let author = Author(context: context)
    do {
      try context.save()
      Issue.record("an author without a name was saved")
    } catch let error as NSError {
      #expect(error.domain == NSCocoaErrorDomain && error.code == NSValidationMissingMandatoryPropertyError)
      #expect(error.localizedDescription == "Author.name is required, and has no value.")
      #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "name")
      #expect(error.userInfo[NSValidationObjectErrorKey] as? Author === author)
    }
    #expect(context.hasChanges && author.objectID.isTemporaryID)
    author.name = String(repeating: "x", count: 21)
    #expect(Library.message { try context.save() } == "Author.name is longer than 20.")
    _ = Author(context: context)
    do { try context.save() } catch let error as NSError {
      #expect(error.code == NSValidationMultipleErrorsError)
      #expect((error.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    }
  }

  @Test("changes are those against the last save; a rollback restores it") func changes() throws {
    let context = try Library.open().viewContext
    let book = Book(context: context)
    book.title = "A"
    #expect(book.isInserted && book.hasChanges && context.insertedObjects == [book])
    try context.save()
    #expect(!book.hasChanges && !context.hasChanges && !book.objectID.isTemporaryID)
    book.title = "B"
    #expect(book.isUpdated && book.changedValues() as? [String: String] == ["title": "B"])
    #expect(book.committedValues(forKeys: ["title"]) as? [String: String] == ["title": "A"])
    let new = Book(context: context)
    context.rollback()
    #expect(book.title == "A" && !book.isUpdated && new.isDeleted && !context.hasChanges)
  }

  @Test("objects of a special case have its class and properties, and are found as the general case") func inheritance()
    throws
  {
    let context = try Library.open().viewContext
    _ = Author.self
    let comic = Comic(context: context)
    comic.title = "C"
    comic.artist = "D"
    Book(context: context).title = "B"
    try context.save()
    context.reset()
    let books = try context.fetch(Book.fetchRequest())
    #expect(books.map { "\(type(of: $0))" } == ["Comic", "Book"] && (books.first as? Comic)?.artist == "D")
    let request = Book.fetchRequest()
    request.includesSubentities = false
    #expect(try context.fetch(request).map(\.title) == ["B"])
    #expect(try context.fetch(NSFetchRequest<Comic>(entityName: "Comic")).map(\.artist) == ["D"])
  }

  @Test("an identifier finds its object again by its address") func identifiers() throws {
    let folder = TemporaryFolder()
    let url = folder.place("L.sqlite")
    let address: URL = try {
      let context = try Library.open(url).viewContext
      let book = Book(context: context)
      book.title = "A"
      #expect(book.objectID.isTemporaryID)
      try context.obtainPermanentIDs(for: [book])
      #expect(!book.objectID.isTemporaryID)
      try context.save()
      return book.objectID.uriRepresentation()
    }()
    let container = try Library.open(url)
    let id = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address))
    #expect((try container.viewContext.existingObject(with: id) as? Book)?.title == "A")
    container.viewContext.delete(container.viewContext.object(with: id))
    try container.viewContext.save()
    #expect(throws: (any Error).self) { try container.newBackgroundContext().existingObject(with: id) }
  }
}
