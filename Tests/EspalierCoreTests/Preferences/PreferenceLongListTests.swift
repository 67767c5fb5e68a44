// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Many changing siblings are combined in balanced chunks (design, section 5).
@MainActor @Suite struct PreferenceLongListTests {
  private func strings(_ numbers: some Sequence<Int>) -> [String] { numbers.map(String.init) }

  private func list(_ numbers: Cell<[Int]>) -> some View {
    Stage(numbers) { numbers in VStack(spacing: 0) { ForEach(numbers, id: \.self) { namedLeaf("\($0)") } } }
  }

  @Test("P65 all rows of a stack contribute at once") func eager() {
    let rows = VStack(spacing: 0) { ForEach(0..<1000) { _ in leaf(10, 50).p(Sum.self, 1) } }
    #expect(ViewHost(rows, size: CGSize(width: 100, height: 500)).preference(Sum.self) == 1000)
  }

  @Test("chunks keep the order, with one call less than there are values", arguments: [31, 32, 33, 64, 65, 1024, 1025])
  func order(count: Int) {
    let numbers = Cell(Array(0..<count))
    let (host, work) = making(list(numbers).on(Cat.self, Record()))
    #expect(host.preference(Cat.self) == strings(0..<count))
    #expect(work.reduces(of: Cat.self) == count - 1)
  }

  @Test("one change among a thousand is at most 31 calls per level") func oneChange() throws {
    let text = Cell("x")
    let root = VStack(spacing: 0) {
      ForEach(0..<1000) { index in
        if index == 500 { Stage(text) { namedLeaf($0) } } else { namedLeaf("\(index)") }
      }
    }
    let host = ViewHost(root.on(Cat.self, Record()))
    let work = try host.measure {
      text.value = "y"
      try host.update()
    }
    #expect(host.preference(Cat.self)[500] == "y")
    #expect(work.reduces(of: Cat.self) <= 62)
  }

  @Test("rows that come, go and move across chunks", arguments: [true, false]) func mutations(isRead: Bool) throws {
    let numbers = Cell(Array(0..<100))
    let log = Record<[String]>()
    let host = ViewHost(VStack { if isRead { list(numbers).on(Cat.self, log) } else { list(numbers) } })
    let steps: [[Int]] = [
      Array(0..<99), Array(1..<99), Array(0..<40), Array((0..<40).reversed()), Array(200..<320), [],
      Array(0..<33), Array(0..<32), Array(5..<200), Array(5..<100) + Array(101..<200), [7],
    ]
    for step in steps {
      numbers.value = step
      try host.update()
      #expect(host.preference(Cat.self) == strings(step))
      if isRead { #expect(log.values.last == strings(step)) }
    }
  }

  @Test("rows may change while they have no reader") func unread() throws {
    let numbers = Cell(Array(0..<100))
    let host = ViewHost(list(numbers))
    #expect(host.preference(Cat.self).count == 100)
    for step in [Array(0..<10), Array(300..<400), Array(500..<620)] {
      numbers.value = step
      try host.update()
    }
    #expect(host.preference(Cat.self) == strings(500..<620))
  }
}
