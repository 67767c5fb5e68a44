// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Specification P12–P14: values follow the state; nothing is remembered.
@MainActor @Suite struct PreferenceChangeOverTimeTests {
  @Test("P12 a changed value reaches the reader without any body but the writer's") func onlyTheWritersBody() throws {
    let number = Cell(1)
    let log = Record<Int>()
    let host = ViewHost(Reader(log: log, number: number))
    let work = try host.measure {
      number.value = 5
      try host.update()
    }
    #expect(log.values == [1, 5])
    #expect(work.bodies(of: Writer.self) == 1)
    #expect(work.bodies(of: Reader.self) == 0)
  }

  @Test("P13 a sum is computed from scratch, never added to the old one") func fromScratch() throws {
    let number = Cell(1)
    let log = Record<Int>()
    let host = ViewHost(
      Stage(number) { number in
        VStack {
          leaf.p(Sum.self, number); leaf.p(Sum.self, 3)
        }.on(Sum.self, log)
      })
    number.value = 5
    try host.update()
    #expect(log.values == [4, 8])
  }

  @Test("P13 so are arrays and dictionaries") func collectionsFromScratch() throws {
    let name = Cell("a")
    let host = ViewHost(
      Stage(name) { name in
        VStack {
          namedLeaf(name).p(Table.self, [name: 1])
          namedLeaf("z").p(Table.self, ["z": 1])
        }
      })
    #expect(host.preference(Cat.self) == ["a", "z"])
    name.value = "b"
    try host.update()
    #expect(host.preference(Cat.self) == ["b", "z"])
    #expect(host.preference(Table.self) == ["b": 1, "z": 1])
  }

  @Test("P14 a writer that goes takes its value with it") func writerGoes() throws {
    let isShown = Cell(true)
    let log = Record<Int>()
    let root = Stage(isShown) { isShown in
      VStack { if isShown { leaf.p(Sum.self, 7) } }.on(Sum.self, log)
    }
    let host = ViewHost(root)
    isShown.value = false
    try host.update()
    #expect(log.values == [7, 0])
    isShown.value = true
    try host.update()
    #expect(log.values == [7, 0, 7])
  }

  @Test("P28 a view that goes without a transition is out of the value at once, whatever the key includes")
  func removedValues() throws {
    let isShown = Cell(true)
    let root = Stage(isShown) { isShown in
      VStack {
        if isShown { leaf.p(Sum.self, 1).p(Lingering.self, 1) }
        leaf.p(Sum.self, 2).p(Lingering.self, 2)
      }
    }
    let host = ViewHost(root)
    #expect(!Sum._includesRemovedValues)
    #expect(host.preference(Lingering.self) == 3)
    isShown.value = false
    try host.update()
    #expect(host.preference(Sum.self) == 2)
    #expect(host.preference(Lingering.self) == 2)
  }

  @Test("P28 a view that is on its way out counts only for keys that include removed values") func leavingView() throws
  {
    let isShown = Cell(true)
    let root = Stage(isShown) { isShown in
      ZStack {
        if isShown { leaf.p(Sum.self, 1).p(Lingering.self, 1).transition(.opacity) }
        leaf.p(Sum.self, 2).p(Lingering.self, 2)
      }
    }
    let host = ViewHost(root)
    withAnimation(.linear(duration: 1)) { isShown.value = false }
    try host.update()
    #expect(host.preference(Sum.self) == 2)
    #expect(host.preference(Lingering.self) == 3)
    try host.advance(by: .milliseconds(500))
    #expect(host.preference(Lingering.self) == 3)
    try host.settle()
    #expect(host.preference(Lingering.self) == 2)
  }

  @Test("P28 a view that comes counts at once") func arrivingView() throws {
    let isShown = Cell(false)
    let log = Record<Int>()
    let root = Stage(isShown) { isShown in
      ZStack { if isShown { leaf.p(Sum.self, 1).transition(.opacity) } }.on(Sum.self, log)
    }
    let host = ViewHost(root)
    withAnimation(.linear(duration: 1)) { isShown.value = true }
    try host.update()
    #expect(log.values == [0, 1])
    try host.settle()
    #expect(log.values == [0, 1])
  }

  @Test("the value at the root is up to date without an update in between") func readBringsUpToDate() {
    let number = Cell(1)
    let host = ViewHost(Stage(number) { leaf.p(Sum.self, $0) })
    number.value = 2
    #expect(host.preference(Sum.self) == 2)
  }

  @Test("several writes before an update are one change (S30)") func writesTogether() throws {
    let number = Cell(1)
    let log = Record<Int>()
    let host = ViewHost(Stage(number) { leaf.p(Sum.self, $0).on(Sum.self, log) })
    number.value = 2
    number.value = 3
    try host.update()
    #expect(log.values == [1, 3])
  }
}

private enum Lingering: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  static var _includesRemovedValues: Bool { true }
}

private struct Writer: View {
  let number: Int
  var body: some View { leaf.p(Sum.self, number) }
}

private struct Reader: View {
  let log: Record<Int>
  let number: Cell<Int>
  var body: some View { Stage(number) { Writer(number: $0) }.on(Sum.self, log) }
}
