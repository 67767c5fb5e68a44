// SPDX-License-Identifier: MIT

import Testing

@testable import Charts

@Suite struct StackingTests {
  private func mark(_ method: MarkStackingMethod) -> Mark {
    Mark(kind: .bar, x: Datum(value: .category("a")), y: Datum(value: .number(0)), stacking: method)
  }

  @Test("bars of one place stand upon each other, negative ones below 0")
  func standard() {
    var stacking = Stacking()
    let places = [3.0, -2, 4, -1].map { stacking.place(mark(.standard), $0, isVertical: true) }
    #expect(places.map(\.start) == [0, 0, 3, -2])
    #expect(places.map(\.end) == [3, -2, 7, -3])
  }

  @Test("normalized bars end at 1, and those without a sum at 0")
  func normalized() {
    var stacking = Stacking()
    for value in [1.0, 3] { stacking.total(mark(.normalized), value, isVertical: true) }
    #expect([1.0, 3].map { stacking.place(mark(.normalized), $0, isVertical: true).end } == [0.25, 1])
    var empty = Stacking()
    #expect(empty.place(mark(.normalized), 0, isVertical: true).end == 0)
  }

  @Test("centred bars have their middle at 0")
  func centered() {
    var stacking = Stacking()
    for value in [2.0, 4] { stacking.total(mark(.center), value, isVertical: true) }
    #expect([2.0, 4].map { stacking.place(mark(.center), $0, isVertical: true).start } == [-3, -1])
  }
}
