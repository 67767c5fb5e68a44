// SPDX-License-Identifier: MIT

import Foundation
import SwiftData
import SwiftUI
import ViewTesting

/// Rows by one statement of SQLite, the same as objects that are inserted and saved, and the same while a view shows them.
@MainActor
enum InsertBench {
  static func run() throws {
    var (plain, saved, shown): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<5 {
      let files = (0..<3).map { _ in Measure.file() }
      defer { files.forEach(Measure.remove) }
      plain.append(Entry.plain(Measure.rows, files[0]))
      let context = ModelContext(try Entry.container(files[1]))
      saved.append(
        try Measure.time {
          for number in 0..<Measure.rows { context.insert(Entry(number)) }
          try context.save()
        })
      let container = try Entry.container(files[2])
      let host = ViewHost(EntryList().modelContainer(container), size: Measure.window)
      shown.append(
        try Measure.time {
          for number in 0..<Measure.rows { container.mainContext.insert(Entry(number)) }
          try container.mainContext.save()
          try host.update()
        })
    }
    let least = plain.min() ?? 1
    func ratio(_ times: [Double]) -> String {
      String(format: "× %.2f of SQLite; goal × 4.8", (times.min() ?? 0) / least)
    }
    Measure.report("\(Measure.rows) rows by SQLite", plain)
    Measure.report("objects inserted and saved", saved, goal: ratio(saved))
    Measure.report("the same while a list shows them, with its frame", shown, goal: ratio(shown))
  }
}

/// 50 objects of many by an index.
@MainActor
enum IndexBench {
  static func run() throws {
    let file = Measure.file()
    defer { Measure.remove(file) }
    let count = Measure.rows * 10
    let filling = ModelContext(try Entry.container(file))
    for start in stride(from: 0, to: count, by: 50_000) {
      for number in start..<min(start + 50_000, count) { filling.insert(Entry(number)) }
      try filling.save()
    }
    let context = ModelContext(try Entry.container(file))
    var times: [Double] = []
    for round in 0..<40 {
      let low = (round * 7919 * 131) % (count - 50)
      let high = low + 50
      times.append(
        try Measure.time {
          let found = try context.fetch(
            FetchDescriptor<Entry>(predicate: #Predicate { $0.number >= low && $0.number < high }))
          precondition(found.count == 50)
        })
    }
    Measure.report("50 of \(count) by an index: the first time", [times[0]])
    Measure.report("50 of \(count) by an index", Array(times.dropFirst()), goal: "goal 1")
  }
}
