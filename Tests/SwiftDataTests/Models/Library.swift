// SPDX-License-Identifier: MIT

import Foundation
import SwiftData

/// The models of most tests.
@Model
final class Author {
  #Index<Author>([\.name])
  @Attribute(.unique) var name: String
  var born: Date?
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []
  @Transient var note = "not kept"

  init(_ name: String, born: Date? = nil) {
    self.name = name
    self.born = born
  }
}

@Model
final class Book {
  enum Kind: String, Codable { case novel, poetry, science }
  struct Edition: Codable, Hashable {
    var year: Int
    var places: [String]
  }

  var title: String = ""
  var pages = 0
  var price: Decimal = 0
  var rating: Double?
  var isRead: Bool = false
  var kind: Kind = Book.Kind.novel
  var edition: Edition?
  var keywords: [String] = []
  var cover: Data?
  var code: UUID = UUID()
  var site: URL?
  var bought: Date = Date.now
  var author: Author?
  @Relationship(inverse: \Shelf.books) var shelves: [Shelf] = []

  init(_ title: String, pages: Int = 0, author: Author? = nil) {
    self.title = title
    self.pages = pages
    self.author = author
  }
}

@Model
final class Shelf {
  var name: String
  var books: [Book] = []

  init(_ name: String) { self.name = name }
}

/// A container in memory.
func makeLibrary() throws -> ModelContainer {
  try ModelContainer(
    for: Author.self, Book.self, Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// A folder that is removed after a test.
func withFolder<T>(_ body: (URL) throws -> T) throws -> T {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("swiftdata-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
