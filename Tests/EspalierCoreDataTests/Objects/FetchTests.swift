// SPDX-License-Identifier: MIT

import EspalierCoreData
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing

@testable import EspalierCoreData

@MainActor @Suite struct FetchTests {
  private func makeContext() throws -> NSManagedObjectContext {
    let context = try Library.open().viewContext
    for (index, title) in ["Émile", "emma", "Anna 10", "Anna 9", "Zoo"].enumerated() {
      let book = Book(context: context)
      book.title = title
      book.pages = Int32(index * 10)
      book.isRead = index % 2 == 0
      book.price = NSDecimalNumber(value: Double(index) + 0.5)
    }
    Book(context: context).pages = 99
    let author = Author(context: context)
    author.name = "Ada"
    author.born = Date(timeIntervalSinceReferenceDate: 1000)
    author.books = Set(try context.fetch(Book.fetchRequest()).filter { $0.pages < 20 }) as NSSet
    let tag = Tag(context: context)
    tag.name = "t"
    tag.books = Set(try context.fetch(Book.fetchRequest()).filter { $0.pages > 20 })
    try context.save()
    return context
  }

  private func titles(_ context: NSManagedObjectContext, _ predicate: NSPredicate) throws -> [String] {
    let request = Book.fetchRequest()
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: true)]
    return try context.fetch(request).map { $0.title ?? "nil" }
  }

  @Test(
    "a condition has the same objects as SQL, in memory, and before the save",
    arguments: [
      ("title == 'emma'", ["emma"], true), ("title ==[c] 'EMMA'", ["emma"], true),
      ("title ==[cd] 'emile'", ["Émile"], true),
      ("title != 'emma'", ["Émile", "Anna 10", "Anna 9", "Zoo", "nil"], true), ("title == nil", ["nil"], true),
      ("title CONTAINS[cd] 'E'", ["Émile", "emma"], true), ("title BEGINSWITH 'Anna'", ["Anna 10", "Anna 9"], true),
      ("title ENDSWITH[c] 'O'", ["Zoo"], true), ("title LIKE '?nna*'", ["Anna 10", "Anna 9"], true),
      ("title MATCHES 'A.*[0-9]'", ["Anna 10", "Anna 9"], false),
      ("pages > 20 AND pages <= 40", ["Anna 9", "Zoo"], true),
      ("NOT (pages < 40)", ["Zoo", "nil"], true), ("isRead == YES", ["Émile", "Anna 10", "Zoo"], true),
      ("pages IN {0, 99}", ["Émile", "nil"], true), ("pages BETWEEN {10, 20}", ["emma", "Anna 10"], true),
      ("price > 2.4", ["Anna 10", "Anna 9", "Zoo"], true), ("author.name == 'Ada'", ["Émile", "emma"], true),
      ("author == nil", ["Anna 10", "Anna 9", "Zoo", "nil"], true),
      ("ANY tags.name == 't'", ["Anna 9", "Zoo", "nil"], true),
      ("tags.@count == 0", ["Émile", "emma", "Anna 10"], true),
      ("40 >= pages", ["Émile", "emma", "Anna 10", "Anna 9", "Zoo"], true),
      ("SUBQUERY(tags, $t, $t.name == 't').@count > 0", ["Anna 9", "Zoo", "nil"], false),
    ])
  func conditions(_ format: String, _ expected: [String], _ isSQL: Bool) throws {
    let context = try makeContext()
    let predicate = NSPredicate(format: format)
    let entity = try #require(context.persistentStoreCoordinator?.managedObjectModel.entitiesByName["Book"])
    #expect((PredicateQuery.translate(predicate, entity) != nil) == isSQL)
    #expect(try titles(context, predicate) == expected)
    let request = Book.fetchRequest()
    request.predicate = predicate
    #expect(try context.count(for: request) == expected.count)
    // A block has no translation.
    #expect(try titles(context, NSPredicate { object, _ in predicate.evaluate(with: object) }) == expected)
    // Each object is changed: the store's values are not those that count.
    for book in try context.fetch(Book.fetchRequest()) {
      let title = book.title
      book.title = "changed"
      book.title = title
    }
    #expect(context.hasChanges)
    #expect(try titles(context, predicate) == expected)
  }

  @Test("arguments of a condition are objects, dates, numbers and collections") func arguments() throws {
    let context = try makeContext()
    let author = try #require(try context.fetch(Author.fetchRequest()).first)
    #expect(try titles(context, NSPredicate(format: "author == %@", author)) == ["Émile", "emma"])
    #expect(try titles(context, NSPredicate(format: "author == %@", author.objectID)) == ["Émile", "emma"])
    #expect(try titles(context, NSPredicate(format: "author.born < %@", Date() as NSDate)) == ["Émile", "emma"])
    #expect(try titles(context, NSPredicate(format: "title IN %@", ["Zoo", "none"])) == ["Zoo"])
    #expect(try titles(context, NSPredicate(format: "%K == %d", "pages", 40)) == ["Zoo"])
    #expect(try titles(context, NSPredicate(format: "isRead == %@", NSNumber(value: true))).count == 3)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "pages > 0"), NSPredicate(format: "isRead == YES"),
    ])
    #expect(try titles(context, both) == ["Anna 10", "Zoo"])
  }

  @Test("an order is that of key paths, keys, optional and localized texts, with limits") func orders() throws {
    let context = try makeContext()
    func titles(_ order: [NSSortDescriptor], limit: Int = 0, offset: Int = 0) throws -> [String] {
      let request = Book.fetchRequest()
      request.sortDescriptors = order
      request.fetchLimit = limit
      request.fetchOffset = offset
      return try context.fetch(request).map { $0.title ?? "nil" }
    }
    let byTitle = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    #expect(try titles(byTitle) == ["nil", "Anna 10", "Anna 9", "Zoo", "emma", "Émile"])
    let byKey = try titles([NSSortDescriptor(key: "title", ascending: true)])
    #expect(byKey.filter { $0 != "Émile" } == ["nil", "Anna 10", "Anna 9", "Zoo", "emma"])
    #expect(try titles([NSSortDescriptor(keyPath: \Book.title, ascending: false)], limit: 2) == ["Émile", "emma"])
    #expect(try titles(byTitle, limit: 2, offset: 1) == ["Anna 10", "Anna 9"])
    let localized = [NSSortDescriptor(SortDescriptor(\Book.title, comparator: .localizedStandard))]
    #expect(try titles(localized) == ["nil", "Anna 9", "Anna 10", "Émile", "emma", "Zoo"])
    let byAuthor = [
      NSSortDescriptor(keyPath: \Book.author?.name, ascending: false),
      NSSortDescriptor(keyPath: \Book.pages, ascending: false),
    ]
    #expect(try titles(byAuthor, limit: 3) == ["emma", "Émile", "nil"])
    #expect(try titles([NSSortDescriptor(keyPath: \Book.shortTitle, ascending: true)], limit: 1) == ["nil"])
    // With a change, the order is made in memory.
    let orders = [byTitle, localized, byAuthor]
    let before = try orders.map { try titles($0) }
    try context.fetch(Book.fetchRequest()).first?.isRead.toggle()
    #expect(try orders.map { try titles($0) } == before)
  }

  @Test("pending objects are in the results, deleted ones are not; a limit counts after that") func pending() throws {
    let context = try makeContext()
    let new = Book(context: context)
    new.title = "Aaa"
    let books = try context.fetch(Book.fetchRequest())
    context.delete(try #require(books.first { $0.title == "Anna 10" }))
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "title BEGINSWITH 'A'")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    #expect(try context.fetch(request).map(\.title) == ["Aaa", "Anna 9"])
    request.fetchLimit = 1
    #expect(try context.fetch(request) == [new] && context.count(for: request) == 1)
  }

  @Test("results are identifiers, dictionaries and numbers, too") func resultTypes() throws {
    let context = try makeContext()
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
    ids.resultType = .managedObjectIDResultType
    #expect(try (context.existingObject(with: context.fetch(ids)[0]) as? Author)?.name == "Ada")
    let values = NSFetchRequest<NSDictionary>(entityName: "Book")
    values.resultType = .dictionaryResultType
    values.propertiesToFetch = ["isRead"]
    values.returnsDistinctResults = true
    #expect(try Set(context.fetch(values).map { $0["isRead"] as? Bool }) == [true, false])
    let count = NSFetchRequest<NSNumber>(entityName: "Book")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [6])
    let template = try #require(
      context.persistentStoreCoordinator?.managedObjectModel.fetchRequestFromTemplate(
        withName: "Long", substitutionVariables: ["LEAST": 30]))
    #expect(try context.fetch(template).count == 2)
  }

  @Test("deletions, changes and insertions in the store pass the objects of contexts that do not merge") func batches()
    throws
  {
    let context = try makeContext()
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages < 20")
    update.propertiesToUpdate = ["title": "New"]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
    let request: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Book")
    request.predicate = NSPredicate(format: "title == 'New'")
    let delete = NSBatchDeleteRequest(fetchRequest: request)
    delete.resultType = .resultTypeObjectIDs
    let ids = try #require((try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
    #expect(ids.count == 2)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    try context.execute(NSBatchInsertRequest(entityName: "Book", objects: [["title": "X"], ["title": "Y"]]))
    #expect(try context.count(for: Book.fetchRequest()) == 6)
  }
}
