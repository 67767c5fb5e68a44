// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftData
import Testing

@Model
private final class Parcel {
  #Unique<Parcel>([\.code])
  @Attribute(.preserveValueOnDeletion) var code: String
  @Attribute(.preserveValueOnDeletion) var sent: Date?
  var weight = 1.0

  init(_ code: String) { self.code = code }
}

/// The history of a store: one transaction for each save.
@Suite struct HistoryTests {
  private func makeContainer(_ folder: TemporaryFolder) throws -> ModelContainer {
    try ModelContainer(for: Parcel.self, configurations: ModelConfiguration(url: folder.place("a.store")))
  }

  private func history(
    _ container: ModelContainer, _ predicate: Predicate<DefaultHistoryTransaction>? = nil
  ) throws -> [DefaultHistoryTransaction] {
    try ModelContext(container).fetchHistory(HistoryDescriptor(predicate: predicate))
  }

  private func kind(_ change: HistoryChange) -> String {
    switch change {
    case .insert(_ as DefaultHistoryInsert<Parcel>): "insert"
    case .update(let update as DefaultHistoryUpdate<Parcel>):
      "update" + (update.updatedAttributes.contains(\.weight) ? " weight" : "")
        + (update.updatedAttributes.contains(\.code) ? " code" : "")
    case .delete(let delete as DefaultHistoryDelete<Parcel>):
      "delete \(delete.tombstone[\.code] ?? "-") \(delete.tombstone[\.weight] ?? 0)"
    default: "other"
    }
  }

  @Test("a save is a transaction with its author, its time, and its changes in order")
  func transactions() throws {
    let folder = TemporaryFolder()
    let container = try makeContainer(folder)
    let context = ModelContext(container)
    context.author = "import"
    let start = Date.now
    let (a, b) = (Parcel("A"), Parcel("B"))
    context.insert(a)
    context.insert(b)
    try context.save()
    context.author = nil
    a.weight = 2
    context.insert(Parcel("C"))
    context.delete(b)
    try context.save()
    try context.save()
    let found = try history(container)
    #expect(
      found.map { $0.changes.map(kind) } == [["insert", "insert"], ["insert", "update weight", "delete B 0.0"]])
    #expect(found.map(\.author) == ["import", nil])
    #expect(found[0].timestamp >= start && found[0].timestamp <= found[1].timestamp)
    #expect(found[0].token < found[1].token && !(found[1].token < found[0].token))
    #expect(found[1].changes[1].changedPersistentIdentifier == a.persistentModelID)
    #expect(found[0].changes.map(\.changedPersistentIdentifier).first == a.persistentModelID)
    #expect(found[0].storeIdentifier == a.persistentModelID.storeIdentifier)
  }

  @Test("a token that was encoded finds what is new; an author's changes are left out; a limit; deletion")
  func tokens() throws {
    let folder = TemporaryFolder()
    var container = try makeContainer(folder)
    let context = ModelContext(container)
    for (code, author) in [("A", "app"), ("B", "widget"), ("C", "app")] {
      context.author = author
      context.insert(Parcel(code))
      try context.save()
    }
    let first = try JSONEncoder().encode(try history(container)[0].token)
    container = try makeContainer(folder)
    let token = try JSONDecoder().decode(DefaultHistoryToken.self, from: first)
    let author = "app"
    #expect(try history(container, #Predicate { $0.token > token }).map(\.author) == ["widget", "app"])
    #expect(try history(container, #Predicate { $0.token > token && $0.author == author }).count == 1)
    var limited = HistoryDescriptor<DefaultHistoryTransaction>()
    limited.fetchLimit = 2
    #expect(try ModelContext(container).fetchHistory(limited).map(\.author) == ["app", "widget"])
    try ModelContext(container).deleteHistory(HistoryDescriptor(predicate: #Predicate { $0.token <= token }))
    #expect(try history(container).map(\.author) == ["widget", "app"])
    context.insert(Parcel("D"))
    try context.save()
    let last = try #require(try history(container).last)
    #expect(last.token > token && last.transactionIdentifier == 4)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Parcel>()) == 4)
  }

  @Test("an object in place of one with its unique value is a change; many insertions are a short record")
  func records() throws {
    let folder = TemporaryFolder()
    let container = try makeContainer(folder)
    let context = ModelContext(container)
    for number in 0..<1000 { context.insert(Parcel("\(number)")) }
    try context.save()
    context.insert(Parcel("7"))
    try context.save()
    let found = try history(container)
    #expect(found[0].changes.count == 1000 && found[1].changes.map(kind) == ["update weight code"])
    let bytes = try Data(contentsOf: folder.place("a.store-wal"))
    #expect(bytes.range(of: Data(#""rows":[1,1000]"#.utf8)) != nil)
  }

  @Test("a failed save leaves no transaction")
  func failure() throws {
    let folder = TemporaryFolder()
    let container = try makeContainer(folder)
    let other = try ModelContainer(
      for: Parcel.self, configurations: ModelConfiguration(url: folder.place("a.store"), allowsSave: false))
    let context = ModelContext(other)
    context.insert(Parcel("A"))
    #expect(throws: SwiftDataError.self) { try context.save() }
    #expect(try history(container).isEmpty)
    #expect(try context.fetchHistory(HistoryDescriptor()).isEmpty)
  }
}
