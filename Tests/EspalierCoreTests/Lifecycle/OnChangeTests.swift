// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `onChange(of:)` in all its forms.
@MainActor
struct OnChangeTests {
  /// `perform:` of 2020. The requirement that this fulfils is not deprecated, so its use gives no warning.
  private struct OldForm: ViewModifier {
    let value: Int
    let log: Recording<[Int]>
    @available(*, deprecated)
    @ViewBuilder func body(content: Content) -> some View {
      let captured = value
      content.onChange(of: value) { log.add([captured, $0]) }
    }
  }

  private struct Observer: View {
    let binding: Recording<Binding<Int>>
    let pairs: Recording<[Int]>
    let initial: Recording<[Int]>
    let calls: Recording<String>
    let old: Recording<[Int]>
    @State private var value = 0

    var body: some View {
      let _ = binding.add($value)
      Color.red
        .onChange(of: value) { pairs.add([$0, $1]) }
        .onChange(of: value, initial: true) { initial.add([$0, $1]) }
        .onChange(of: value) { calls.add("c") }
        .onChange(of: value, initial: true) { calls.add("i") }
        .modifier(OldForm(value: value, log: old))
        .onAppear { value = 1 }
    }
  }

  private let binding = Recording<Binding<Int>>()
  private let pairs = Recording<[Int]>()
  private let initial = Recording<[Int]>()
  private let calls = Recording<String>()
  private let old = Recording<[Int]>()

  /// The state goes from 0 to 1 in onAppear, and then to 2.
  private func run() throws {
    let host = ViewHost(Observer(binding: binding, pairs: pairs, initial: initial, calls: calls, old: old))
    binding.last?.wrappedValue = 2
    try host.update()
  }

  @Test("S61: old and new value; not called at first")
  func twoParameters() throws {
    try run()
    #expect(pairs.values == [[0, 1], [1, 2]])
  }

  @Test("S62: initial calls come first, with the old value equal to the new one")
  func initialCall() throws {
    try run()
    #expect(initial.values == [[0, 0], [0, 1], [1, 2]])
  }

  @Test("S63: a closure without parameters is called once for each change, and once at first with `initial`")
  func noParameters() throws {
    try run()
    #expect(calls.values.filter { $0 == "c" }.count == 2)
    #expect(calls.values.filter { $0 == "i" }.count == 3)
  }

  @Test("S64: the form of 2020 gets the new value in the closure from before the change")
  func oldForm() throws {
    try run()
    #expect(old.values == [[0, 1], [1, 2]])
  }

  @Test("S64: the newer forms run the closure from after the change")
  func newClosure() throws {
    let log = Recording<[Int]>()
    let cell = Cell(0)
    let host = ViewHost(Stage(cell) { value in Color.red.onChange(of: value) { log.add([value, $1]) } })
    cell.value = 3
    try host.update()
    #expect(log.values == [[3, 3]])
  }

  @Test("S65: the same value again is no change")
  func sameValue() throws {
    try run()
    #expect(pairs.values.count == 2)
    let host = ViewHost(Observer(binding: binding, pairs: pairs, initial: initial, calls: calls, old: old))
    binding.last?.wrappedValue = 1
    try host.update()
    #expect(pairs.values == [[0, 1], [1, 2], [0, 1]])
  }

  @Test("S66: a flag that goes there and back in three updates is three changes")
  func flags() throws {
    let log = Recording<Bool>()
    let cell = Cell(false)
    let host = ViewHost(Stage(cell) { flag in Color.red.onChange(of: flag) { log.add($1) } })
    for flag in [true, false, true] {
      cell.value = flag
      try host.update()
    }
    #expect(log.values == [true, false, true])
  }

  @Test("S67: several on one view run from the inside out, all with the pair of the update")
  func insideOut() throws {
    struct Several: View {
      let binding: Recording<Binding<Int>>
      let log: Recording<String>
      @State private var value = 0
      var body: some View {
        let _ = binding.add($value)
        Color.red
          .onChange(of: value) {
            log.add("inner \($0) \($1)")
            if value == 1 { value = 10 }
          }
          .onChange(of: value) { log.add("outer \($0) \($1)") }
      }
    }
    let log = Recording<String>()
    let host = ViewHost(Several(binding: binding, log: log))
    binding.last?.wrappedValue = 1
    try host.update()
    #expect(log.values == ["inner 0 1", "outer 0 1", "inner 1 10", "outer 1 10"])
  }

  @Test("S68: an action that changes what it observes is cut, with a warning that names the state")
  func loop() throws {
    struct Looping: View {
      let binding: Recording<Binding<Int>>
      let calls: Recording<Int>
      @State private var value = 0
      var body: some View {
        let _ = binding.add($value)
        Color.red.onChange(of: value) {
          calls.add($1)
          value += 1
        }
      }
    }
    let calls = Recording<Int>()
    let host = ViewHost(Looping(binding: binding, calls: calls))
    binding.last?.wrappedValue = 1
    try host.update()
    #expect(calls.values == [1, 2])
    #expect(host.warnings.map(\.text).contains { $0.contains("tried to update multiple times per frame") })
    #expect(host.warnings.first?.chain.first?.contains("'value'") == true)
  }

  @Test("S69: what no body observes is noticed at the next update that has another reason")
  func unobserved() throws {
    final class Plain { var number = 0 }
    let plain = Plain()
    let log = Recording<Int>()
    let cell = Cell(0)
    let host = ViewHost(
      Stage(cell) { reason in
        Text("\(reason)").onChange(of: plain.number) { log.add($1) }
      })
    plain.number = 4
    try host.update()
    #expect(log.values == [])
    cell.value = 1
    try host.update()
    #expect(log.values == [4])
  }

  @Test("a view that comes later does not report what was before it")
  func laterView() throws {
    let log = Recording<Int>()
    let cell = Cell(0)
    let host = ViewHost(
      Stage(cell) { number in
        if number > 1 { Color.red.onChange(of: number) { log.add($1) } }
      })
    for number in 1...3 {
      cell.value = number
      try host.update()
    }
    #expect(log.values == [3])
  }

  @available(*, deprecated)
  @Test("The form of 2020 receives the new value of the view that has it", arguments: [true, false])
  func formOf2020(isWatched: Bool) throws {
    let cell = Cell(1)
    var seen: [Int] = []
    let host = ViewHost(
      Stage(cell) { value in
        if isWatched { Color.red.onChange(of: value, perform: { seen.append($0) }) } else { Color.red }
      })
    #expect(seen == [])
    cell.value = 2
    try host.update()
    #expect(seen == (isWatched ? [2] : []))
  }
}
