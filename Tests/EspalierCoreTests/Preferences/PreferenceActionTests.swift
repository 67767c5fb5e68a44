// SPDX-License-Identifier: MIT

import Dispatch
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Specification P38–P48: `onPreferenceChange`.
@MainActor @Suite struct PreferenceActionTests {
  @Test("P38 the first value is delivered even if it is the default") func firstDelivery() {
    #expect(delivered(Sum.self, by: leaf.p(Sum.self, 0)) == [0])
    #expect(delivered(Opt.self, by: leaf.p(Opt.self, nil)) == [nil])
  }

  @Test("P40 an equal value is no change, even if it is made of other parts") func equalValue() throws {
    let number = Cell(1)
    let log = Record<Int>()
    let bodies = Record<Int>()
    let host = ViewHost(
      Stage(number) { number in
        let _ = bodies.values.append(number)
        VStack {
          leaf.p(Sum.self, number); leaf.p(Sum.self, 10 - number)
        }.on(Sum.self, log)
      })
    number.value = 4
    try host.update()
    #expect(bodies.values == [1, 4])
    #expect(log.values == [10])
  }

  @Test("P41 the action may write state: another pass of the same frame shows it, without a warning")
  func actionWritesState() throws {
    let shown = Record<Int>()
    let host = ViewHost(Echo(shown: shown))
    #expect(shown.values == [0, 7])
    #expect(host.preference(Last.self) == "7")
    #expect(host.warnings.isEmpty)
  }

  @Test("P41 the action runs after the update, not in a body") func actionOutsideOfBodies() {
    let steps = Record<String>()
    let root = VStack {
      Noting(name: "first", steps: steps).p(Sum.self, 1); Noting(name: "second", steps: steps)
    }
    _ = ViewHost(root.onPreferenceChange(Sum.self) { _ in steps.values.append("action") })
    #expect(steps.values == ["first", "second", "action"])
  }

  @Test("P42 where no view can write the key, the action is never called") func noProducer() throws {
    let number = Cell(0)
    let log = Record<Int>()
    let host = ViewHost(
      Stage(number) { number in
        VStack {
          leaf; Text("\(number)")
        }.p(Last.self, "x").on(Sum.self, log)
      })
    number.value = 1
    try host.update()
    #expect(log.values == [])
  }

  @Test("P45 nested readers: the inner one first") func nestedReaders() throws {
    let number = Cell(1)
    let calls = Record<String>()
    let host = ViewHost(
      Stage(number) { number in
        leaf.p(Sum.self, number)
          .onPreferenceChange(Sum.self) { calls.values.append("inner \($0)") }
          .onPreferenceChange(Sum.self) { calls.values.append("outer \($0)") }
      })
    #expect(calls.values == ["inner 1", "outer 1"])
    number.value = 2
    try host.update()
    #expect(calls.values == ["inner 1", "outer 1", "inner 2", "outer 2"])
  }

  @Test("P45 readers of siblings: in view-tree order, at first and later") func siblingReaders() throws {
    let number = Cell(1)
    let calls = Record<String>()
    let root = Stage(number) { number in
      VStack {
        ForEach(0..<5) { index in
          leaf.p(Sum.self, number + index).onPreferenceChange(Sum.self) { _ in calls.values.append("row \(index)") }
        }
      }
    }
    let host = ViewHost(root)
    let order = (0..<5).map { "row \($0)" }
    #expect(calls.values == order)
    number.value = 2
    try host.update()
    #expect(calls.values == order + order)
  }

  @Test("P46 reading does not consume the value") func readingPassesOn() {
    let root = VStack {
      leaf.p(Sum.self, 1).on(Sum.self, Record()); leaf.p(Sum.self, 2)
    }.on(Sum.self, Record())
    #expect(value(of: Sum.self, in: root) == 3)
  }

  @Test("P47 readers at different levels get the value of their own subtree") func levels() {
    let inner = Record<Int>()
    let outer = Record<Int>()
    let root = VStack {
      VStack {
        leaf.p(Sum.self, 1); leaf.p(Sum.self, 2)
      }.on(Sum.self, inner)
      leaf.p(Sum.self, 4)
    }
    _ = ViewHost(root.on(Sum.self, outer))
    #expect(inner.values == [3])
    #expect(outer.values == [7])
  }

  @Test("P48 the latest closure is called, and only when the value changes") func latestClosure() throws {
    let state = Cell((n: 0, number: 1))
    let log = Record<String>()
    let host = ViewHost(
      Stage(state) { state in
        leaf.p(Sum.self, state.number).onPreferenceChange(Sum.self) { log.values.append("n \(state.n), value \($0)") }
      })
    state.value.n = 1
    try host.update()
    #expect(log.values == ["n 0, value 1"])
    state.value = (n: 2, number: 5)
    try host.update()
    #expect(log.values == ["n 0, value 1", "n 2, value 5"])
  }

  @Test("a reader that comes is called with what is there; one that went is not called") func comingAndGoing() throws {
    let isShown = Cell(false)
    let number = Cell(1)
    let log = Record<Int>()
    let host = ViewHost(
      VStack { Stage(isShown) { if $0 { Stage(number) { leaf.p(Sum.self, $0) }.on(Sum.self, log) } } })
    #expect(log.values == [])
    isShown.value = true
    try host.update()
    number.value = 2
    try host.update()
    isShown.value = false
    number.value = 3
    try host.update()
    #expect(log.values == [1, 2])
  }

  @Test("a reader of another key of the same views is left alone") func otherKey() throws {
    let number = Cell(1)
    let log = Record<String>()
    let host = ViewHost(
      Stage(number) { leaf.p(Sum.self, $0).p(Last.self, "x").on(Last.self, log).on(Sum.self, Record()) })
    number.value = 2
    try host.update()
    #expect(log.values == ["x"])
  }

  @Test("P39: the action gets the new value, which has to be equatable, and nothing else")
  func newValue() throws {
    struct Size: Equatable { var width = 0 }
    enum Key: PreferenceKey {
      static var defaultValue: Size { Size() }
      static func reduce(value: inout Size, nextValue: () -> Size) { value = nextValue() }
    }
    let width = Cell(1)
    let log = Record<Size>()
    let action: (Size) -> Void = { log.values.append($0) }
    let host = ViewHost(
      Stage(width) {
        leaf.preference(key: Key.self, value: Size(width: $0)).onPreferenceChange(Key.self, perform: action)
      })
    width.value = 2
    try host.update()
    #expect(log.values == [Size(width: 1), Size(width: 2)])
  }

  @Test("P50: a reader whose subtree is made anew is called again, even with the same value")
  func reset() throws {
    let id = Cell(0)
    let log = Record<Int>()
    let host = ViewHost(Stage(id) { leaf.p(Sum.self, 7).on(Sum.self, log).id($0) })
    #expect(log.values == [7])
    id.value = 1
    try host.update()
    #expect(log.values == [7, 7])
    let rows = Cell([1])
    let rowLog = Record<Int>()
    let list = ViewHost(
      Stage(rows) { rows in
        ScrollView {
          LazyVStack { ForEach(rows, id: \.self) { leaf(10, 10).p(Sum.self, $0).on(Sum.self, rowLog) } }
        }
      }, size: CGSize(width: 100, height: 100))
    rows.value = []
    try list.update()
    rows.value = [1]
    try list.update()
    #expect(rowLog.values == [1, 1])
  }
}

/// Shows what it received.
private struct Echo: View {
  @State private var number = 0
  let shown: Record<Int>
  var body: some View {
    let _ = shown.values.append(number)
    leaf.p(Sum.self, 7).onPreferenceChange(Sum.self) { number = $0 }.p(Last.self, "\(number)")
  }
}

private struct Noting: View {
  let name: String
  let steps: Record<String>
  var body: some View {
    let _ = steps.values.append(name)
    leaf
  }
}
