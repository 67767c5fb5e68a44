// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Ids that occur twice: specification S23.
@MainActor
struct DuplicateIDTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  private func rows(_ cell: Cell<[Row]>) -> some View {
    Stage(cell) { rows in VStack { ForEach(rows) { Text($0.name) } } }
  }

  @Test("S23: every element is shown, and a warning names the id")
  func shown() {
    let host = ViewHost(rows(Cell([Row(id: 1, name: "a"), Row(id: 1, name: "b"), Row(id: 2, name: "c")])))
    for name in ["a", "b", "c"] { #expect(host.all(.text(name)).count == 1) }
    #expect(host.warnings.contains { $0.text.contains("the ID 1 occurs 2 times within the collection") })
  }

  @Test("S23: elements with one id come, go and move")
  func changes() throws {
    let cell = Cell([Row(id: 1, name: "a"), Row(id: 1, name: "b")])
    let host = ViewHost(rows(cell))
    cell.value = [Row(id: 1, name: "b"), Row(id: 1, name: "c"), Row(id: 1, name: "a")]
    try host.update()
    let names = ["b", "c", "a"]
    for name in names { #expect(host.all(.text(name)).count == 1) }
    let tops = try names.map { try host.get(.text($0)).frame.minY }
    #expect(tops == tops.sorted())
    cell.value = []
    try host.update()
    #expect(host.all(.text("a")).isEmpty)
  }
}
