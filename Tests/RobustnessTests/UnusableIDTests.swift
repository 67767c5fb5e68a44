// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Ids by which nothing can be found again: positions stand for them, nothing traps, and a warning names view and id.
@MainActor
@Suite("Unusable ids")
struct UnusableIDTests {
  struct Unequal: Hashable {
    static func == (a: Self, b: Self) -> Bool { false }
    func hash(into hasher: inout Hasher) { hasher.combine(1) }
  }

  struct RandomHash: Hashable {
    static func == (a: Self, b: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0..<1_000_000)) }
  }

  struct RandomEquality: Hashable {
    static func == (a: Self, b: Self) -> Bool { .random() }
    func hash(into hasher: inout Hasher) {}
  }

  final class Counting: Hashable, @unchecked Sendable {
    let number: Int
    private var calls = 0
    init(_ number: Int) { self.number = number }
    static func == (a: Counting, b: Counting) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) {
      calls += 1
      hasher.combine(calls)
    }
  }

  /// Its rows keep what was tapped; each tap makes the list anew.
  private struct Rows<ID: Hashable>: View {
    var ids: [ID]
    var isLazy = false
    @State private var count = 0

    var body: some View {
      VStack {
        Button("go") { withAnimation { count += 1 } }
        if isLazy {
          ScrollView { LazyVStack { rows } }
          List(ids, id: \.self) { _ in Text("in list") }.frame(height: 60)
        } else {
          rows
        }
        Text("again").id(ids[count % ids.count])
      }
    }

    private var rows: some View {
      ForEach(ids + (count % 2 == 0 ? [] : [ids[0]]), id: \.self) { _ in Row().transition(.opacity) }
    }
  }

  private struct Row: View {
    @State private var taps = 0
    var body: some View { Button("row \(taps)") { taps += 1 } }
  }

  private func use<ID: Hashable>(_ ids: [ID], isLazy: Bool) throws -> ViewHost<some View> {
    let host = ViewHost(Rows(ids: ids, isLazy: isLazy), size: CGSize(width: 200, height: 400))
    for _ in 0..<6 {
      try host.get(.text("go")).tap()
      try host.advance(by: .milliseconds(120))
      _ = host.dump(.layout)
    }
    try host.settle()
    _ = try host.png()
    return host
  }

  @Test("Each kind of id, in stacks and in lazy ones", arguments: [false, true])
  func kinds(isLazy: Bool) throws {
    _ = try use([Double.nan, 1, .nan, 2], isLazy: isLazy)
    _ = try use((0..<5).map { _ in Unequal() }, isLazy: isLazy)
    _ = try use((0..<5).map { _ in RandomHash() }, isLazy: isLazy)
    for _ in 0..<20 { _ = try use((0..<5).map { _ in RandomEquality() }, isLazy: isLazy) }
    _ = try use((0..<5).map(Counting.init), isLazy: isLazy)
    _ = try use([AnyHashable(Double.nan), AnyHashable(1), AnyHashable(Unequal())], isLazy: isLazy)
    _ = try use([Optional(Double.nan), nil, 3], isLazy: isLazy)
  }

  @Test("A row with an id that is not equal to itself keeps its state at its position")
  func stateAtPosition() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("go") { count += 1 }
        ForEach([Double.nan, 1], id: \.self) { _ in Row() }
        Text("count \(count)")
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 200))
    try host.all(.text("row 0"))[0].tap()
    try host.get(.text("go")).tap()
    try host.settle()
    #expect(host.all(.text("row 1")).count == 1 && host.all(.text("row 0")).count == 1)
    // Other tests of the process warn, too.
    let warnings = host.warnings.map(\.text).filter { $0.hasPrefix("ForEach<Array<Double>, Double, ") }
    #expect(warnings.count == 1)
    #expect(
      warnings[0].hasSuffix(
        ": the ID nan at position 0 is not equal to itself; its position stands for it. "
          + "State and animations stay at that position. Give each element an ID that is equal to itself."))
  }

  @Test("A row whose id has another hash each time keeps its state at its position")
  func rehashed() throws {
    let ids = [Counting(1), Counting(2)]
    struct Page: View {
      let ids: [Counting]
      @State private var count = 0
      var body: some View {
        Button("go") { count += 1 }
        ForEach(ids, id: \.self) { _ in Row() }
        Text("count \(count)")
      }
    }
    let host = ViewHost(Page(ids: ids), size: CGSize(width: 200, height: 200))
    try host.all(.text("row 0"))[1].tap()
    for _ in 0..<3 { try host.get(.text("go")).tap() }
    try host.settle()
    #expect(host.all(.text("row 1")).count == 1 && host.all(.text("row 0")).count == 1)
    #expect(host.warnings.contains { $0.text.contains("the hash of the ID") && $0.text.contains("has changed") })
  }

  @Test("A view with .id of what is not equal to itself keeps its identity")
  func identity() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("go") { count += 1 }
        Row().id(Double.nan)
        Text("count \(count)")
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 200))
    try host.get(.text("row 0")).tap()
    for _ in 0..<3 { try host.get(.text("go")).tap() }
    #expect(host.all(.text("row 1")).count == 1)
    #expect(
      host.warnings.map(\.text) == [
        "Row: the value of .id, nan, is not equal to itself; the view keeps its identity. "
          + "Give it a value that is equal to itself."
      ])
  }

  @Test("Tags, selections, pages, matched geometry and scrolling by such ids") func others() throws {
    struct Page: View {
      @State private var number = Double.nan
      @State private var set: Set<Double> = [.nan]
      @State private var path = NavigationPath([Double.nan])
      @State private var isOn = false
      @Namespace private var space

      var body: some View {
        VStack {
          Button("go") { withAnimation { isOn.toggle() } }
          Picker("p", selection: $number) { ForEach([Double.nan, 1], id: \.self) { Text("\($0)").tag($0) } }
            .pickerStyle(.segmented)
          TabView(selection: $number) {
            Tab("a", systemImage: "star", value: Double.nan) { Text("a") }
            Tab("b", systemImage: "star", value: Double.nan) { Text("b") }
          }
          List([Double.nan, .nan, 2], id: \.self, selection: $set) { Text("\($0)") }.frame(height: 60)
          Table([Line(id: .nan), Line(id: .nan)], selection: $set) { TableColumn("A") { Text("\($0.id)") } }
          NavigationStack(path: $path) { Text("root").navigationDestination(for: Double.self) { Text("page \($0)") } }
          ForEach(0..<2) {
            Text("m \($0)").matchedGeometryEffect(id: Double.nan, in: space, isSource: isOn == ($0 == 0))
          }
          Text("s").matchedTransitionSource(id: Unequal(), in: space)
          ScrollViewReader { proxy in
            Button("scroll") {
              proxy.scrollTo(Double.nan)
              proxy.scrollTo(Unequal())
            }
            ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)").id(Double.nan) } } }.frame(height: 40)
          }
        }
      }
    }
    struct Line: Identifiable { let id: Double }
    let host = ViewHost(Page(), size: CGSize(width: 400, height: 900))
    for _ in 0..<4 {
      try host.get(.text("go")).tap()
      try host.get(.text("scroll")).tap()
      try host.advance(by: .milliseconds(100))
    }
    _ = try host.png()
    _ = host.dump(.accessibility)
  }

  @Test("Lists of 100,000 rows are compared by ids as fast as before")
  func largeList() throws {
    try expectThreadTime(below: 120) {
      struct Page: View {
        @State private var first = 0
        var body: some View {
          Button("go") { first += 1 }
          List(first..<first + 100_000, id: \.self) { Text("r \($0)") }
        }
      }
      let host = ViewHost(Page(), size: CGSize(width: 200, height: 200))
      try host.get(.text("go")).tap()
      #expect(host.all(.text("r 2")).count == 1)
    }
  }
}
