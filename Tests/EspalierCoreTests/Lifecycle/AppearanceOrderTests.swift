// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Appearing and disappearing in other places than around one view.
@MainActor
struct AppearanceOrderTests {
  private let log = Recording<String>()

  private func stage<Value>(
    _ value: Value, @ViewBuilder _ content: @escaping (Value) -> some View
  ) -> (host: ViewHost<some View>, cell: Cell<Value>) {
    let cell = Cell(value)
    return (ViewHost(Stage(cell, content: content), size: CGSize(width: 200, height: 200)), cell)
  }

  private func probe(_ name: String) -> some View {
    Color.red.onAppear { log.add("A\(name)") }.onDisappear { log.add("D\(name)") }
  }

  @Test("S7: an id around a stack: all of the new appear before any of the old disappears")
  func stack() throws {
    let (host, cell) = stage(0) { id in
      VStack {
        probe("\(id)x")
        probe("\(id)y")
      }
      .id(id)
    }
    #expect(log.take() == ["A0x", "A0y"])
    cell.value = 1
    try host.update()
    let order = log.take()
    #expect(order.prefix(2) == ["A1x", "A1y"])
    #expect(Set(order.suffix(2)) == ["D0x", "D0y"] && order.count == 4)
  }

  @Test("S8: the transition counts wherever it is written around the view", arguments: [0, 1, 2, 3])
  func identityTransition(_ place: Int) throws {
    let (host, cell) = stage(0) { id in
      switch place {
      case 0: probe("\(id)").transition(.identity).id(id)
      case 1: probe("\(id)").id(id).transition(.identity)
      case 2: probe("\(id)").transition(.identity).padding(2).id(id)
      default: AnyView(probe("\(id)").transition(.identity)).id(id)
      }
    }
    _ = log.take()
    cell.value = 1
    try host.update()
    #expect(log.take() == ["D0", "A1"])
  }

  @Test("S7, S8: the branches of an if follow the same rule")
  func branches() throws {
    for (transition, expected) in [(AnyTransition.opacity, ["Ab", "Da"]), (.identity, ["Da", "Ab"])] {
      let (host, cell) = stage(true) { flag in
        VStack {
          if flag { probe("a").transition(transition) } else { probe("b").transition(transition) }
        }
      }
      _ = log.take()
      cell.value = false
      try host.update()
      #expect(log.take() == expected)
    }
  }

  @Test("S7, M62: in an animation the old view disappears when its way out is over")
  func animated() throws {
    let (host, cell) = stage(0) { id in ZStack { probe("\(id)").id(id) } }
    _ = log.take()
    withAnimation(.linear(duration: 1)) { cell.value = 1 }
    try host.update()
    #expect(log.take() == ["A1"])
    try host.advance(by: .seconds(0.9))
    #expect(log.take() == [])
    try host.advance(by: .seconds(0.2))
    #expect(log.take() == ["D0"])
  }

  @Test("S9: onDisappear sees the new value of a binding")
  func newValues() throws {
    struct Child: View {
      @Binding var number: Int
      let log: Recording<String>
      var body: some View { Color.red.onDisappear { log.add("D\(number)") } }
    }
    struct Root: View {
      let handle: Recording<Binding<Int>>
      let log: Recording<String>
      @State private var number = 1
      var body: some View {
        let _ = handle.add($number)
        VStack { if number < 2 { Child(number: $number, log: log) } }
      }
    }
    let handle = Recording<Binding<Int>>()
    let host = ViewHost(Root(handle: handle, log: log))
    handle.last?.wrappedValue = 5
    try host.update()
    #expect(log.take() == ["D5"])
  }

  @Test("S10, S11: nothing appears of what a group or an if leaves empty; an erased nothing does")
  func empties() throws {
    let (host, _) = stage(false) { flag in
      VStack {
        Group { if flag { Color.red } }.onAppear { log.add("if") }
        Group {}.onAppear { log.add("group") }
        AnyView(Group { if flag { Color.red } }).onAppear { log.add("erased") }
        ForEach([Int](), id: \.self) { _ in Color.red }.onAppear { log.add("each") }
      }
    }
    withExtendedLifetime(host) {
      let seen = log.take()
      #expect(!seen.contains("if") && !seen.contains("group") && !seen.contains("each"))
    }
  }

  @Test("S12: onAppear of a group of rows runs for each row that comes, also later")
  func groupOfRows() throws {
    let (host, cell) = stage([1]) { numbers in
      VStack {
        Group {
          Text("head")
          ForEach(numbers, id: \.self) { Text("\($0)") }
        }
        .onAppear { log.add("A") }
        .onDisappear { log.add("D") }
      }
    }
    #expect(log.take() == ["A", "A"])
    cell.value = [1, 2]
    try host.update()
    #expect(log.take() == ["A"])
    cell.value = []
    try host.update()
    #expect(log.take() == ["D", "D"])
  }

  @Test("S15: when onAppear is called the body has been evaluated")
  func bodyFirst() {
    struct Child: View {
      let log: Recording<String>
      var body: some View {
        let _ = log.add("body")
        Color.red.onAppear { log.add("inner") }
      }
    }
    let host = ViewHost(
      VStack {
        Child(log: log).onAppear { log.add("outer") }.task { log.add("task") }
      })
    withExtendedLifetime(host) { #expect(log.values.prefix(3) == ["body", "inner", "outer"]) }
  }

  @Test("S14, S17: what onAppear writes for a view that comes later is in that view's first frame")
  func laterView() throws {
    struct Child: View {
      let seen: Recording<Int>
      @State private var number = 0
      var body: some View {
        let _ = seen.add(number)
        Text("number \(number)").onAppear { number = 3 }
      }
    }
    let seen = Recording<Int>()
    let (host, cell) = stage(false) { isThere in VStack { if isThere { Child(seen: seen) } } }
    cell.value = true
    try host.update()
    #expect(host.graph.work.isPending == false)
    #expect(seen.take() == [0, 3])
    #expect(host.all(.text("number 3")).count == 1)
  }

  @Test("S18: in a scroll view all rows of a stack appear at once, those of a lazy stack as they come near")
  func scrolling() throws {
    for isLazy in [false, true] {
      let host = ViewHost(
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { probe("\($0)").frame(height: 50) } }
          } else {
            VStack(spacing: 0) { ForEach(0..<200, id: \.self) { probe("\($0)").frame(height: 50) } }
          }
        }
        .accessibilityIdentifier("scroll"), size: CGSize(width: 100, height: 200))
      let first = log.take().filter { $0.hasPrefix("A") }
      #expect(first.contains("A0") && first.contains("A3"))
      #expect(isLazy ? first.count < 20 : first.count == 200, "\(isLazy) \(first.count)")
      let scroll = try host.get(.identifier("scroll"))
      try scroll.scroll(by: CGSize(width: 0, height: -5000))
      try host.settle()
      let down = log.take()
      #expect(isLazy ? down.contains("A100") && down.contains("D0") : down.isEmpty)
      try scroll.scroll(by: CGSize(width: 0, height: 5000))
      try host.settle()
      let back = log.take()
      #expect(isLazy ? back.contains("A0") && back.contains("D100") : back.isEmpty)
    }
  }

  @Test("S18: what lies behind in a ZStack appears as well")
  func behind() {
    let (host, _) = stage(0) { _ in
      ZStack {
        probe("back")
        probe("front")
      }
    }
    withExtendedLifetime(host) { #expect(log.take() == ["Aback", "Afront"]) }
  }
}
