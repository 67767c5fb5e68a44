// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The values of a view that make its body run again: specification S55–S58.
@MainActor
struct BodyComparisonTests {
  private struct Plain: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private struct Parity: View, Equatable {
    let number: Int
    var body: some View { Text("\(number)") }
    nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }
  }

  private struct NamedParity: View, Equatable {
    let number: Int
    let name: String
    var body: some View { Text("\(number)\(name)") }
    nonisolated static func == (a: NamedParity, b: NamedParity) -> Bool { a.number % 2 == b.number % 2 }
  }

  private final class Box {
    let text = "box"
  }

  private struct Boxed: View {
    let box: Box
    let name: String
    var body: some View { Text(box.text + name) }
  }

  private struct Around<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  private struct WithClosure: View {
    let action: () -> Void
    var body: some View { Color.red.onAppear(perform: action) }
  }

  /// The number of runs of bodies of a type while the number takes the values.
  private func bodies<V: View>(
    of type: V.Type, _ numbers: [Int], @ViewBuilder _ content: @escaping (Int) -> some View
  ) throws -> Int {
    let cell = Cell(0)
    let host = ViewHost(
      Stage(cell) { number in
        VStack {
          Text("parent \(number)")
          content(number)
        }
      })
    return try host.measure {
      for number in numbers {
        cell.value = number
        try host.update()
      }
    }
    .bodies(of: type)
  }

  @Test("S55: a child whose inputs are equal is skipped")
  func equalInputs() throws {
    #expect(try bodies(of: Plain.self, [1, 2, 3]) { _ in Plain(number: 7) } == 0)
    #expect(try bodies(of: Plain.self, [2, 4]) { Plain(number: $0) } == 2)
    #expect(try bodies(of: Plain.self, [1, 2, 3, 4]) { Plain(number: $0 / 2) } == 2)
  }

  @Test("S55: references are compared by identity, strings by value")
  func references() throws {
    let box = Box()
    #expect(try bodies(of: Boxed.self, [1, 2]) { _ in Boxed(box: box, name: "a name that is not small") } == 0)
    #expect(try bodies(of: Boxed.self, [1, 2]) { _ in Boxed(box: Box(), name: "n") } == 2)
  }

  @Test("S55: content with a branch is compared by what is in the branch")
  func branches() throws {
    let box = Box()
    let runs = try bodies(of: Around<_ConditionalContent<Boxed, Plain>>.self, [1, 2, 3, 10, 11, 12]) { number in
      Around {
        if number < 10 {
          Boxed(box: box, name: "a name that needs memory of its own, \(number / 2)")
        } else {
          Plain(number: number / 2)
        }
      }
    }
    #expect(runs == 3)
    let optional = try bodies(of: Around<Boxed?>.self, [1, 2, 3, 10, 11]) { number in
      Around { if number < 10 { Boxed(box: box, name: "a name that needs memory of its own, \(number / 2)") } }
    }
    #expect(optional == 2)
  }

  @Test("S56: equatable() compares by the view's own ==")
  func equatable() throws {
    #expect(try bodies(of: Parity.self, [2, 4, 5, 7]) { Parity(number: $0).equatable() } == 1)
    #expect(try bodies(of: Parity.self, [2, 4, 5]) { EquatableView(content: Parity(number: $0)) } == 1)
  }

  @Test("S57: plain data without equatable() is compared by its bits, other views by ==")
  func automatic() throws {
    #expect(try bodies(of: Parity.self, [2, 4, 5, 7]) { Parity(number: $0) } == 4)
    #expect(try bodies(of: NamedParity.self, [2, 4, 5, 7]) { NamedParity(number: $0, name: "x") } == 1)
  }

  @Test("S58: a closure with other captures makes the view differ")
  func closures() throws {
    let log = Recording<Int>()
    #expect(
      try bodies(of: WithClosure.self, [1, 2]) { number in WithClosure(action: { log.add(number) }) } == 2)
  }

  @Test("S60: making a view's value runs no body")
  func ephemeral() throws {
    let initialised = Recording<Int>()
    struct Counted: View {
      let number: Int
      init(_ recording: Recording<Int>) {
        recording.add(1)
        number = 1
      }
      var body: some View { Text("\(number)") }
    }
    #expect(try bodies(of: Counted.self, [1, 2, 3]) { _ in Counted(initialised) } == 0)
    #expect(initialised.values.count == 4)
  }
}
