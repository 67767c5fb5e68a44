// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// `onChange`, `task` and `onReceive` in rows, branches and with models: specification S61–S75.
@MainActor
struct OnChangeRouteTests {
  private let log = Recording<String>()

  @Observable final class Model {
    var number = 0
    var other = 0
  }

  @Test("S61: a property of an observable model, read in the modifier's argument")
  func observable() throws {
    struct Reader: View {
      let model: Model
      let log: Recording<String>
      var body: some View { Color.red.onChange(of: model.number) { log.add("\($0) \($1)") } }
    }
    let model = Model()
    let host = ViewHost(Reader(model: model, log: log))
    model.number = 3
    try host.update()
    model.other = 1
    try host.update()
    model.number = 4
    model.number = 5
    try host.update()
    #expect(log.values == ["0 3", "3 5"])
  }

  @Test("S61, S65: an environment value and a collection; only what differs counts")
  func environment() throws {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      let log: Recording<String>
      let numbers: [Int]
      var body: some View {
        Color.red.onChange(of: limit) { log.add("limit \($1 ?? 0)") }.onChange(of: numbers) { log.add("\($0)>\($1)") }
      }
    }
    let cell = Cell(1)
    let host = ViewHost(
      Stage(cell) { [log] number in Reader(log: log, numbers: [number / 2]).lineLimit(number) })
    cell.value = 2
    try host.update()
    #expect(Set(log.take()) == ["limit 2", "[0]>[1]"])
    cell.value = 3
    try host.update()
    #expect(log.take() == ["limit 3"])
  }

  @Test("S61, S62: each row reports its change by itself; a row that comes reports nothing but its initial call")
  func rows() throws {
    let cell = Cell([1: 10])
    let host = ViewHost(
      Stage(cell) { [log] numbers in
        List {
          ForEach(numbers.keys.sorted(), id: \.self) { key in
            Text("\(key)").onChange(of: numbers[key]!, initial: true) { log.add("\(key): \($0) \($1)") }
          }
        }
      }, size: CGSize(width: 200, height: 200))
    #expect(log.take() == ["1: 10 10"])
    cell.value = [1: 11, 2: 20]
    try host.update()
    #expect(Set(log.take()) == ["1: 10 11", "2: 20 20"])
    cell.value = [2: 21]
    try host.update()
    #expect(log.take() == ["2: 20 21"])
  }

  @Test("S61: a view that leaves reports nothing")
  func leaving() throws {
    let cell = Cell(0)
    let host = ViewHost(
      Stage(cell) { [log] number in
        VStack { if number < 2 { Color.red.onChange(of: number) { log.add("\($1)") } } }
      })
    withAnimation(.linear(duration: 1)) { cell.value = 2 }
    try host.update()
    try host.advance(by: .seconds(0.5))
    cell.value = 3
    try host.settle()
    #expect(log.values == [])
  }

  @Test("S67: values that depend on each other: one action's write is seen by the other in the next round")
  func chain() throws {
    struct Chain: View {
      let binding: Recording<Binding<Int>>
      let log: Recording<String>
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = binding.add($a)
        Text("\(a) \(b)")
          .onChange(of: a) {
            log.add("a \($1)")
            b = $1 * 2
          }
          .onChange(of: b) { log.add("b \($1)") }
      }
    }
    let binding = Recording<Binding<Int>>()
    let host = ViewHost(Chain(binding: binding, log: log))
    binding.last?.wrappedValue = 2
    try host.update()
    #expect(log.values == ["a 2", "b 4"])
    #expect(host.all(.text("2 4")).count == 1)
    #expect(host.warnings.isEmpty)
  }

  @Test("S30, S61: writes in and outside of an animation are reported one by one")
  func transactions() throws {
    let cell = Cell(0)
    let host = ViewHost(Stage(cell) { [log] number in Color.red.onChange(of: number) { log.add("\($0) \($1)") } })
    cell.value = 1
    withAnimation { cell.value = 2 }
    cell.value = 3
    try host.update()
    #expect(log.values == ["0 1", "1 2", "2 3"])
  }

  @Test("S70: a row's task ends with the row, and when a lazy row has scrolled away")
  func rowTasks() async throws {
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { [log] row in
            Color.red.frame(height: 100)
              .task {
                if row > 0 { return }
                log.add("begin")
                while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
                log.add("cancelled")
              }
          }
        }
      }
      .accessibilityIdentifier("scroll"), size: CGSize(width: 100, height: 200))
    await eventually { log.values == ["begin"] }
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -2000))
    try host.settle()
    await eventually { log.values.count == 2 }
    #expect(log.values == ["begin", "cancelled"])
  }

  @Test("S71: an id that changes while the view is there starts anew; one that comes back, too")
  func taskIdentity() async throws {
    let cell = Cell("a")
    let host = ViewHost(Stage(cell) { [log] id in Group { Color.red.task(id: id) { log.add(id) } } })
    await eventually { log.values.count == 1 }
    // Tasks of one actor begin in order: one that the second "b" started would come before that of "a".
    for id in ["b", "b", "a"] {
      cell.value = id
      try host.update()
    }
    await eventually { log.values.count >= 3 }
    #expect(log.values == ["a", "b", "a"])
  }
}
