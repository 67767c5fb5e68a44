// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The moment at which a write to `@State` shows, and the number of bodies that run for it.
@MainActor
struct StateWriteTests {
  private struct Content: View {
    let binding: Recording<Binding<Int>>
    let bodies: Recording<Int>
    let changes: Recording<[Int]>
    @State private var value = 0

    var body: some View {
      let _ = binding.add($value)
      let _ = bodies.add(value)
      Text("\(value)").onChange(of: value) { changes.add([$0, $1]) }
    }
  }

  private let binding = Recording<Binding<Int>>()
  private let bodies = Recording<Int>()
  private let changes = Recording<[Int]>()

  private func host() -> (host: ViewHost<some View>, value: Binding<Int>) {
    let host = ViewHost(Content(binding: binding, bodies: bodies, changes: changes))
    return (host, binding.last!)
  }

  @Test("S29: onAppear reads what it has just written")
  func readsBack() {
    struct Content: View {
      let log: Recording<Bool>
      @State private var t = false
      var body: some View {
        AnyView(EmptyView()).onAppear {
          t.toggle()
          if t { log.add(t) }
        }
      }
    }
    let log = Recording<Bool>()
    let host = ViewHost(Content(log: log))
    withExtendedLifetime(host) { #expect(log.values == [true]) }
  }

  @Test("S30: one update per transaction; writes inside of one collapse")
  func transactions() throws {
    let (host, value) = host()
    value.wrappedValue = 1
    value.wrappedValue = 2
    withAnimation {
      value.wrappedValue = 3
      value.wrappedValue = 4
    }
    try host.update()
    #expect(bodies.values == [0, 2, 4])
    #expect(changes.values == [[0, 2], [2, 4]])
  }

  @Test("S31: an equal value changes nothing")
  func equalValue() throws {
    let (host, value) = host()
    value.wrappedValue = 0
    try host.update()
    #expect(bodies.values == [0])
    #expect(changes.values == [])
  }

  @Test("S31: a write there and back in one transaction changes nothing")
  func thereAndBack() throws {
    let (host, value) = host()
    value.wrappedValue = 7
    value.wrappedValue = 0
    try host.update()
    #expect(bodies.values.last == 0)
    #expect(changes.values == [])
  }

  @Test("a write outside of updates is read back at once and shown at the next update")
  func latest() throws {
    let (host, value) = host()
    value.wrappedValue = 3
    #expect(value.wrappedValue == 3)
    #expect(bodies.values == [0])
    try host.update()
    #expect(host.all(.text("3")).count == 1)
  }

  @Test("S32: the initial value counts when the storage is made, later ones are ignored")
  func initialValue() throws {
    struct Child: View {
      @State var value: Int
      var body: some View { Text("\(value)") }
    }
    let cell = Cell(1)
    let host = ViewHost(Stage(cell) { Child(value: $0) })
    cell.value = 2
    try host.update()
    #expect(host.all(.text("1")).count == 1)
  }

  @Test("S33: State(initialValue:) in an initialiser counts at the first installation only")
  func initialiser() throws {
    struct Child: View {
      @State private var value: Int
      @State private var other = 10
      init(_ value: Int) {
        _value = State(initialValue: value)
        other = 20
      }
      var body: some View { Text("\(value) \(other)") }
    }
    let cell = Cell(1)
    let host = ViewHost(Stage(cell) { Child($0) })
    #expect(host.all(.text("1 10")).count == 1, "the write before the installation is lost")
    cell.value = 2
    try host.update()
    #expect(host.all(.text("1 10")).count == 1)
  }

  @Test("S36: a body that does not read the state does not run for it")
  func notRead() throws {
    struct Content: View {
      let binding: Recording<Binding<Int>>
      @State private var value = 0
      var body: some View {
        let _ = binding.add($value)
        Color.red
      }
    }
    let host = ViewHost(Content(binding: binding))
    let work = try host.measure {
      binding.last?.wrappedValue = 1
      try host.update()
    }
    #expect(work.bodies(of: Content.self) == 0)
  }

  private struct Writer: View {
    let binding: Recording<Binding<Int>>
    @Binding var value: Int
    var body: some View {
      let _ = binding.add($value)
      Color.red
    }
  }

  private struct Reader: View {
    @Binding var value: Int
    var body: some View { Text("\(value)") }
  }

  private struct Parent: View {
    let binding: Recording<Binding<Int>>
    @State private var value = 0
    var body: some View {
      VStack {
        Writer(binding: binding, value: $value)
        Reader(value: $value)
      }
    }
  }

  @Test("S37: a write through a binding runs the bodies that read the value, no others")
  func passedOn() throws {
    let host = ViewHost(Parent(binding: binding))
    let work = try host.measure {
      binding.last?.wrappedValue = 4
      try host.update()
    }
    #expect(host.all(.text("4")).count == 1)
    #expect(work.bodies(of: Reader.self) == 1)
    #expect(work.bodies(of: Writer.self) == 0)
    #expect(work.bodies(of: Parent.self) == 0)
  }
}
