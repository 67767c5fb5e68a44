// SPDX-License-Identifier: MIT

import Foundation
import SwiftData
import SwiftUI
import ViewTesting

struct EntryRow: View {
  let entry: Entry
  var body: some View {
    HStack {
      Text(entry.name)
      Spacer()
      Text("\(entry.number)").foregroundStyle(.secondary)
    }
  }
}

/// All entries in the order of their numbers.
struct EntryList: View {
  @Query(sort: \Entry.number) private var entries: [Entry]
  var body: some View { List(entries) { EntryRow(entry: $0) } }
}

/// All entries in the order of their names, as a user sorts them.
struct NamedEntryList: View {
  @Query(sort: \Entry.name) private var entries: [Entry]
  var body: some View { List(entries) { EntryRow(entry: $0) } }
}

/// A list of a query with many rows: its first frame, changes of one object, and the memory.
@MainActor
enum QueryBench {
  static func run() throws {
    let file = Measure.file()
    defer { Measure.remove(file) }
    let filling = ModelContext(try Entry.container(file))
    for number in 0..<Measure.rows { filling.insert(Entry(number)) }
    try filling.save()
    // Fonts and caches of the first window.
    _ = ViewHost(EntryList().modelContainer(for: Entry.self, inMemory: true), size: Measure.window)
    var (first, memory): ([Double], [Int]) = ([], [])
    for round in 0..<7 {
      let container = try Entry.container(file)
      let before = Measure.residentBytes
      var host: ViewHost<AnyView>?
      first.append(
        Measure.time { host = ViewHost(AnyView(EntryList().modelContainer(container)), size: Measure.window) })
      memory.append(Measure.residentBytes - before)
      guard let host else { continue }
      if round == 0 { try changes(host, container.mainContext) }
    }
    Measure.report("query of \(Measure.rows) rows in a list: first frame", first, goal: "goal 30")
    let container = try Entry.container(file)
    let named = Measure.time { _ = ViewHost(NamedEntryList().modelContainer(container), size: Measure.window) }
    Measure.report("the same in the order of their names", [named])
    print("memory of the first of these lists:", memory[0] / 1024, "kB")
  }

  private static func changes(_ host: ViewHost<AnyView>, _ context: ModelContext) throws {
    func times(_ change: (Entry, Int) -> Void) throws -> [Double] {
      let entry = try context.fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.number == 3 }))[0]
      return try (0..<9).map { round in
        try Measure.time {
          change(entry, round)
          try host.update()
        }
      }
    }
    Measure.report("a change of one shown object", try times { $0.name = "Name \($1)" }, goal: "goal 1")
    Measure.report("a change of the order's property, same place", try times { $0.number = 3 + $1 % 2 - $1 % 2 })
    Measure.report("an insertion", try times { _, round in context.insert(Entry(-round - 1)) })
    Measure.report(
      "a save, with its frame",
      [
        try Measure.time {
          try context.save(); try host.update()
        }
      ])
    try host.get(.role(.list)).scroll(by: CGSize(width: 0, height: -37))
    Measure.report(
      "a scroll step",
      try (0..<60).map { _ in
        try Measure.time { try host.get(.role(.list)).scroll(by: CGSize(width: 0, height: -370)) }
      }, goal: "goal 1")
  }
}
