// SPDX-License-Identifier: MIT

import Combine
import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// The rules of state by other routes: bindings, models, transactions, lazy rows.
@MainActor
struct StateRouteTests {
  private struct Counter: View {
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

  let binding = Recording<Binding<Int>>()
  private let bodies = Recording<Int>()
  private let changes = Recording<[Int]>()

  private func counter() -> (host: ViewHost<some View>, value: Binding<Int>) {
    let host = ViewHost(Counter(binding: binding, bodies: bodies, changes: changes))
    return (host, binding.last!)
  }

  @Test("S30: writes before, in and after an animation are three updates")
  func threeTransactions() throws {
    let (host, value) = counter()
    value.wrappedValue = 1
    value.animation(.linear(duration: 1)).wrappedValue = 2
    value.wrappedValue = 3
    value.wrappedValue = 4
    try host.update()
    #expect(bodies.values == [0, 1, 2, 4])
    #expect(changes.values == [[0, 1], [1, 2], [2, 4]])
  }

  @Test("S30: a transaction set by withTransaction counts as one; reads in between see each write")
  func withTransactionGroups() throws {
    let (host, value) = counter()
    var read: [Int] = []
    withTransaction(Transaction(animation: .easeIn)) {
      value.wrappedValue = 5
      read.append(value.wrappedValue)
      value.wrappedValue = 6
      read.append(value.wrappedValue)
    }
    try host.update()
    #expect(read == [5, 6])
    #expect(bodies.values == [0, 6])
  }

  @Test("S30: two states in one transaction are one update of both")
  func twoStates() throws {
    struct Two: View {
      let handles: Recording<(Binding<Int>, Binding<Int>)>
      let bodies: Recording<[Int]>
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = handles.add(($a, $b))
        let _ = bodies.add([a, b])
        Text("\(a) \(b)")
      }
    }
    let handles = Recording<(Binding<Int>, Binding<Int>)>()
    let bodies = Recording<[Int]>()
    let host = ViewHost(Two(handles: handles, bodies: bodies))
    let (a, b) = handles.last!
    a.wrappedValue = 1
    b.wrappedValue = 1
    withAnimation {
      b.wrappedValue = 2
      a.wrappedValue = 2
    }
    a.wrappedValue = 3
    try host.update()
    #expect(bodies.values == [[0, 0], [1, 1], [2, 2], [3, 2]])
  }

  @Test("S31: an equal value in another animation changes nothing either")
  func equalInAnimation() throws {
    let (host, value) = counter()
    withAnimation { value.wrappedValue = 0 }
    try host.update()
    #expect(bodies.values == [0])
    #expect(changes.values.isEmpty)
  }

  @Test("S31: the same object again runs no body")
  func sameObject() throws {
    final class Box {}
    struct Holder: View {
      let handle: Recording<Binding<Box>>
      let bodies: Recording<Int>
      @State private var box = Box()
      var body: some View {
        let _ = handle.add($box)
        let _ = bodies.add(1)
        Text("\(ObjectIdentifier(box).hashValue)")
      }
    }
    let handle = Recording<Binding<Box>>()
    let bodies = Recording<Int>()
    let host = ViewHost(Holder(handle: handle, bodies: bodies))
    let box = handle.last!
    box.wrappedValue = box.wrappedValue
    try host.update()
    #expect(bodies.values.count == 1)
    box.wrappedValue = Box()
    try host.update()
    #expect(bodies.values.count == 2)
  }

  @Test("S33: a write to a state with a default in an initialiser is lost")
  func writeInInitialiser() {
    struct Late: View {
      @State private var number = 1
      init(_ number: Int) { self.number = number }
      var body: some View { Text("number \(number)") }
    }
    #expect(ViewHost(Late(5)).all(.text("number 1")).count == 1)
  }

  @Test("S32: in rows too: what another value is given later is ignored, a new row takes its own")
  func initialValueOfRows() throws {
    struct Row: View {
      let id: Int
      @State private var start: Int
      init(id: Int, start: Int) {
        self.id = id
        _start = State(initialValue: start)
      }
      var body: some View { Text("\(id): \(start)") }
    }
    let cell = Cell([1: 10])
    let host = ViewHost(
      Stage(cell) { starts in
        List { ForEach(starts.keys.sorted(), id: \.self) { Row(id: $0, start: starts[$0]!) } }
      }, size: CGSize(width: 200, height: 200))
    cell.value = [1: 20, 2: 20]
    #expect(host.all(.text("1: 10")).count == 1 && host.all(.text("2: 20")).count == 1)
  }
}
