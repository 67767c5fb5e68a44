// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A row appears and disappears for its program as it does on screen: not for what a layout goes through.
@MainActor
@Suite("Appearance of rows") struct RowAppearanceTests {
  private final class Log {
    var events: [String] = []
    func take() -> [String] {
      defer { events = [] }
      return events.sorted()
    }
  }

  /// Its size is found in several rounds; rows go out of sight and come back on the way.
  private struct Nested: View {
    struct Item: Identifiable {
      let id: Int
      var children: [Item]?
    }

    struct Row: View {
      let name: String
      let log: Log
      @State private var seen = -1
      @State private var hasAppeared = false

      init(name: String, log: Log) { (self.name, self.log) = (name, log) }

      var body: some View {
        Text("seen \(seen)").opacity(hasAppeared ? 1 : 0.25)
          .onAppear {
            hasAppeared = true
            log.events.append("appear \(name)")
          }
          .onDisappear {
            hasAppeared = false
            log.events.append("disappear \(name)")
          }
          .onChange(of: 0, initial: true) { seen = $1 }
      }
    }

    let log: Log
    private let items = [Item(id: 1, children: [Item(id: 2)]), Item(id: 3)]

    init(log: Log) { self.log = log }

    var body: some View {
      List(0..<2, id: \.self) { number in
        List {
          OutlineGroup(items, children: \.children) { item in
            Text("item \(item.id)")
            Row(name: "\(number).\(item.id)", log: log)
          }
        }
        .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      }
    }
  }

  @Test("rows that a resize hides and shows on its way neither disappear nor appear") func resize() throws {
    let log = Log()
    let host = ViewHost(Nested(log: log), size: CGSize(width: 400, height: 400))
    try host.settle()
    #expect(log.take() == ["appear 0.1", "appear 0.3", "appear 1.1", "appear 1.3"])
    host.size = CGSize(width: 260, height: 300)
    try host.settle()
    #expect(log.take() == [])
    #expect(!host.dump(.displayList).contains("opacity"))
  }

  @Test("a task of such a row is not started again") func task() async throws {
    struct Rows: View {
      let log: Log
      var body: some View {
        List(0..<2, id: \.self) { number in
          List { Text("row \(number)").task { log.events.append("begin \(number)") } }
            .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Rows(log: log), size: CGSize(width: 400, height: 400))
    for _ in 0..<1000 where host.graph.tasks.count > 0 { await Task.yield() }
    #expect(log.take() == ["begin 0", "begin 1"])
    host.size = CGSize(width: 260, height: 300)
    try host.settle()
    for _ in 0..<1000 where host.graph.tasks.count > 0 { await Task.yield() }
    #expect(log.take() == [])
  }
}
