// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Identity of the members of a `ForEach`.
@MainActor
struct ForEachIdentityTests {
  private let handles = TallyHandles()

  private struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private func texts(_ host: ViewHost<some View>, _ names: [String]) throws -> [String?] {
    try names.map { name in
      host.all(.text(name)).first == nil ? nil : try host.get(.text(name)).text
    }
  }

  @Test("S21: moving elements moves their state")
  func moves() throws {
    let cell = Cell([1, 2, 3])
    let host = ViewHost(
      Stage(cell) { [handles] numbers in
        VStack(spacing: 0) { ForEach(numbers, id: \.self) { Tally(name: "\($0)", handles: handles) } }
      })
    handles["1"] = 5
    cell.value = [3, 2, 1]
    try host.update()
    #expect(try texts(host, ["1 5", "2 0", "3 0"]) == ["1 5", "2 0", "3 0"])
    #expect(try host.get(.text("1 5")).frame.minY > host.get(.text("2 0")).frame.minY)
  }

  @Test("S21: inserting and removing keeps the others' state")
  func insertsAndRemoves() throws {
    let cell = Cell([1, 2, 3])
    let host = ViewHost(
      Stage(cell) { [handles] numbers in
        VStack { ForEach(numbers, id: \.self) { Tally(name: "\($0)", handles: handles) } }
      })
    for number in 1...3 { handles["\(number)"] = number }
    cell.value = [0, 1, 3, 4]
    try host.update()
    #expect(try texts(host, ["0 0", "1 1", "3 3", "4 0"]) == ["0 0", "1 1", "3 3", "4 0"])
    cell.value = [2]
    try host.update()
    #expect(host.all(.text("2 0")).count == 1, "it was away")
    #expect(host.all(.type(Tally.self)).count == 1)
  }

  @Test("S21: an element that changes but for its id keeps its state")
  func changedElement() throws {
    let cell = Cell([Row(id: 1, name: "a")])
    let host = ViewHost(
      Stage(cell) { [handles] rows in ForEach(rows) { Tally(name: $0.name, handles: handles) } })
    handles["a"] = 5
    cell.value = [Row(id: 1, name: "b")]
    try host.update()
    #expect(host.all(.text("b 5")).count == 1)
  }

  @Test("S21: with indices as ids, state belongs to positions")
  func indices() throws {
    let cell = Cell(["a", "b"])
    let host = ViewHost(
      Stage(cell) { [handles] names in
        VStack { ForEach(names.indices, id: \.self) { Tally(name: names[$0], handles: handles) } }
      })
    handles["a"] = 5
    cell.value = ["x", "a", "b"]
    try host.update()
    #expect(try texts(host, ["x 5", "a 0", "b 0"]) == ["x 5", "a 0", "b 0"])
  }

  private struct Unstable: Identifiable {
    final class ID: Hashable {
      static func == (a: ID, b: ID) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let name: String
    var id: ID { ID() }
  }

  @Test("S22: ids that are made at each access are new views at each update")
  func unstableIDs() throws {
    let cell = Cell(0)
    let host = ViewHost(
      Stage(cell) { [handles] _ in ForEach([Unstable(name: "a")]) { Tally(name: $0.name, handles: handles) } })
    handles["a"] = 5
    try host.update()
    #expect(host.all(.text("a 5")).count == 1, "the list was not made again")
    cell.value = 1
    try host.update()
    #expect(host.all(.text("a 0")).count == 1)
  }

  @Test("S24: a constant range keeps its members")
  func constantRange() throws {
    let cell = Cell("x")
    let host = ViewHost(
      Stage(cell) { [handles] name in
        VStack {
          ForEach(0..<3) { Tally(name: "\($0)", handles: handles) }
          Text(name)
        }
      })
    handles["1"] = 5
    cell.value = "y"
    try host.update()
    #expect(try texts(host, ["0 0", "1 5", "2 0"]) == ["0 0", "1 5", "2 0"])
  }

  @Test("S21: lists in lists keep both identities")
  func nested() throws {
    let cell = Cell([[1, 2], [3]])
    let host = ViewHost(
      Stage(cell) { [handles] groups in
        VStack {
          ForEach(groups, id: \.self) { group in
            ForEach(group, id: \.self) { Tally(name: "\($0)", handles: handles) }
          }
        }
      })
    handles["3"] = 5
    cell.value = [[3], [1, 2], []]
    try host.update()
    #expect(host.all(.text("3 5")).count == 1)
    cell.value = [[3, 1], [2]]
    try host.update()
    #expect(host.all(.text("3 0")).count == 1, "its group is another one")
  }

  private struct Rows: View {
    let names: [String]
    let handles: TallyHandles
    var body: some View { ForEach(names, id: \.self) { Tally(name: $0, handles: handles) } }
  }

  @Test("S21: a row is made once, a moved one is not made again")
  func work() throws {
    let cell = Cell(["a", "b", "c"])
    let host = ViewHost(Stage(cell) { [handles] names in VStack { Rows(names: names, handles: handles) } })
    let work = try host.measure {
      cell.value = ["c", "a", "b", "d"]
      try host.update()
    }
    #expect(work.bodies(of: Tally.self) == 1)
  }
}
