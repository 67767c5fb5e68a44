// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// Dynamic properties of the user's own.
@MainActor
struct DynamicPropertyTests {
  @propertyWrapper
  private struct Doubled: DynamicProperty {
    @State private var stored: Int
    private var shown = 0

    init(wrappedValue: Int) { _stored = State(initialValue: wrappedValue) }

    var wrappedValue: Int {
      get { shown }
      nonmutating set { stored = newValue }
    }
    var projectedValue: Binding<Int> { $stored }

    mutating func update() { shown = stored * 2 }
  }

  private struct Nested: DynamicProperty {
    @Doubled var number = 5
    @Environment(\.lineLimit) var limit
    var text: String { "\(number) \(limit ?? -1)" }
  }

  private struct Doubling: View {
    @Doubled private var number = 1
    let bindings: Recording<Binding<Int>>
    var body: some View {
      let _ = bindings.add($number)
      Text("\(number)")
    }
  }

  @Test("the parts of a dynamic property are connected, then update() is called, before each body")
  func update() throws {
    let bindings = Recording<Binding<Int>>()
    let host = ViewHost(Doubling(bindings: bindings))
    #expect(host.all(.text("2")).count == 1)
    let work = try host.measure {
      bindings.last?.wrappedValue = 21
      try host.update()
    }
    #expect(host.all(.text("42")).count == 1)
    #expect(work.bodies(of: Doubling.self) == 1)
  }

  @Test("dynamic properties inside of dynamic properties")
  func nested() throws {
    struct Content: View {
      let nested = Nested()
      var body: some View { Text(nested.text) }
    }
    let cell = Cell(3)
    let host = ViewHost(Stage(cell) { Content().lineLimit($0) })
    #expect(host.all(.text("10 3")).count == 1)
    cell.value = 4
    try host.update()
    #expect(host.all(.text("10 4")).count == 1)
  }

  @Test("view modifiers have state as views have")
  func modifiers() throws {
    struct Counting: ViewModifier {
      let bindings: Recording<Binding<Int>>
      @State private var count = 0
      @ViewBuilder func body(content: Content) -> some View {
        let _ = bindings.add($count)
        VStack {
          content
          Text("count \(count)")
        }
      }
    }
    let bindings = Recording<Binding<Int>>()
    let cell = Cell("a")
    let host = ViewHost(Stage(cell) { Text($0).modifier(Counting(bindings: bindings)) })
    bindings.last?.wrappedValue = 3
    cell.value = "b"
    try host.update()
    #expect(host.all(.text("count 3")).count == 1)
    #expect(host.all(.text("b")).count == 1)
  }

  @Test("state of a generic view, of an optional and of a large value")
  func kinds() throws {
    struct Large: Equatable {
      var values = [Int](repeating: 1, count: 3)
      var a = 1.0, b = 2.0, c = "text", d: Int? = nil
    }
    struct Generic<Value: Equatable>: View {
      @State var value: Value
      let bindings: Recording<Binding<Value>>
      var body: some View {
        let _ = bindings.add($value)
        Text("\(value)")
      }
    }
    let optionals = Recording<Binding<Int?>>()
    let host = ViewHost(Generic<Int?>(value: nil, bindings: optionals))
    optionals.last?.wrappedValue = 4
    try host.update()
    #expect(host.all(.text("Optional(4)")).count == 1)
    optionals.last?.wrappedValue = nil
    try host.update()
    #expect(host.all(.text("nil")).count == 1)
    let larges = Recording<Binding<Large>>()
    let other = ViewHost(Generic(value: Large(), bindings: larges))
    larges.last?.wrappedValue.d = 8
    try other.update()
    #expect(larges.last?.wrappedValue.d == 8)
  }
}
