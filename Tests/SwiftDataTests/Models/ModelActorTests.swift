// SPDX-License-Identifier: MIT

import SwiftData
import Testing

@ModelActor
actor Importer {
  func add(_ count: Int) throws -> PersistentIdentifier? {
    var last: Book?
    for number in 0..<count {
      let book = Book("Imported \(number)", pages: number)
      modelContext.insert(book)
      last = book
    }
    try modelContext.save()
    return last?.persistentModelID
  }

  func title(_ identifier: PersistentIdentifier) -> String? { self[identifier, as: Book.self]?.title }
}

@Suite struct ModelActorTests {
  @Test("an actor saves objects on its own queue, and another context has them by their identifiers")
  func imports() async throws {
    let container = try makeLibrary()
    let importer = Importer(modelContainer: container)
    let identifier = try #require(try await importer.add(100))
    #expect(await importer.title(identifier) == "Imported 99")
    let context = ModelContext(container)
    #expect(context[identifier, as: Book.self]?.pages == 99)
  }

  @Test("ten actors that save at the same time lose nothing")
  func concurrent() async throws {
    let container = try makeLibrary()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 { group.addTask { _ = try await Importer(modelContainer: container).add(50) } }
      try await group.waitForAll()
    }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 500)
  }
}
