// SPDX-License-Identifier: MIT

import Combine
import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// `@StateObject`, `@ObservedObject` and `@EnvironmentObject`.
@MainActor
struct ObservableObjectTests {
  private final class Model: ObservableObject {
    @Published var flag = false
    @Published var other = 0
    var silent = false
    static let made = Recording<Int>()
    init() { Self.made.add(1) }
  }

  private struct Child: View {
    let flag: Bool
    var body: some View { Text("\(flag)") }
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    let toggle: (Model) -> Void
    var body: some View {
      VStack {
        Child(flag: model.flag)
        Child(flag: true)
      }
      .onAppear { toggle(model) }
    }
  }

  private struct Owning: View {
    @StateObject private var model = Model()
    let toggle: (Model) -> Void
    var body: some View {
      VStack {
        Child(flag: model.flag)
        Child(flag: true)
      }
      .onAppear { toggle(model) }
    }
  }

  /// Bodies of the content and of its two children, from the beginning.
  private func counts<V: View>(_ view: V) -> [Int] {
    let cell = Cell(false)
    let host = ViewHost(Stage(cell) { isThere in if isThere { view } })
    let work = host.measure { cell.value = true }
    return [work.bodies(of: V.self), work.bodies(of: Child.self)]
  }

  @Test("S40: a published change runs the content again, and the child whose input changed")
  func published() {
    #expect(counts(Observing(model: Model()) { $0.flag.toggle() }) == [2, 3])
    #expect(counts(Owning { $0.flag.toggle() }) == [2, 3])
  }

  @Test("S41: a property that is not published changes nothing")
  func notPublished() {
    #expect(counts(Observing(model: Model()) { $0.silent.toggle() }) == [1, 2])
    #expect(counts(Owning { $0.silent.toggle() }) == [1, 2])
  }

  @Test("S44: any published change runs the content, whatever it reads")
  func wholeObject() {
    #expect(counts(Observing(model: Model()) { $0.other = 1 }) == [2, 2])
  }

  @Test("S38: a state object is made once per identity, just before the first body")
  func madeOnce() throws {
    let cell = Cell(1)
    let before = Model.made.values.count
    let host = ViewHost(
      Stage(cell) { number in
        VStack {
          Owning { _ in }.padding(CGFloat(number))
          if number == 3 { Owning { _ in } }
        }
      })
    #expect(Model.made.values.count == before + 1)
    cell.value = 2
    try host.update()
    #expect(Model.made.values.count == before + 1)
    cell.value = 3
    try host.update()
    #expect(Model.made.values.count == before + 2)
  }

  @Test("S39: an observed object with a default is a new one for every value of the view")
  func madeAgain() throws {
    struct Losing: View {
      @ObservedObject var model = Model()
      let number: Int
      var body: some View { Text("\(model.other)") }
    }
    let cell = Cell(1)
    let before = Model.made.values.count
    let host = ViewHost(Stage(cell) { Losing(number: $0) })
    cell.value = 2
    try host.update()
    #expect(Model.made.values.count == before + 2)
  }

  @Test("an observed object that is replaced is followed, the old one is not")
  func replaced() throws {
    struct Showing: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.other)") }
    }
    let first = Model()
    let second = Model()
    let cell = Cell(first)
    let host = ViewHost(Stage(cell) { Showing(model: $0) })
    cell.value = second
    try host.update()
    second.other = 5
    try host.update()
    #expect(host.all(.text("5")).count == 1)
    let work = try host.measure {
      first.other = 9
      try host.update()
    }
    #expect(work.bodies(of: Showing.self) == 0)
  }

  @Test("S46: the nearest environment object of the type is found, bindings write through it")
  func environmentObject() throws {
    struct Inner: View {
      @EnvironmentObject var model: Model
      let bindings: Recording<Binding<Int>>
      var body: some View {
        let _ = bindings.add($model.other)
        Text("\(model.other)")
      }
    }
    let bindings = Recording<Binding<Int>>()
    let near = Model()
    near.other = 1
    let host = ViewHost(Inner(bindings: bindings).environmentObject(near).environmentObject(Model()))
    #expect(host.all(.text("1")).count == 1)
    bindings.last?.wrappedValue = 8
    #expect(near.other == 8)
    try host.update()
    #expect(host.all(.text("8")).count == 1)
  }

  @Test("S46: a missing environment object ends the process")
  func missingEnvironmentObject() async {
    await #expect(processExitsWith: .failure) {
      @MainActor final class Absent: ObservableObject { var name = "" }
      struct Reader: View {
        @EnvironmentObject var model: Absent
        var body: some View { Text(model.name) }
      }
      await MainActor.run { _ = ViewHost(VStack { Reader() }) }
    }
  }

  @Test("objectWillChange in an animation makes the change move")
  func animated() throws {
    struct Sized: View {
      @ObservedObject var model: Model
      var body: some View {
        Color.red.frame(width: CGFloat(model.other), height: 10).accessibilityIdentifier("c")
      }
    }
    let model = Model()
    let host = ViewHost(Sized(model: model), size: CGSize(width: 100, height: 10))
    withAnimation(.linear(duration: 1)) { model.other = 100 }
    try host.update()
    try host.advance(by: .milliseconds(500))
    expectNear(try host.get(.identifier("c")).frame, CGRect(x: 25, y: 0, width: 50, height: 10))
  }

  private final class Switch: ObservableObject {
    @Published var count = 0
    @Published var isOn = false
  }

  private struct Moving: View {
    @ObservedObject var model: Switch
    var body: some View {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("r").offset(x: model.isOn ? 100 : 0)
        .accessibilityValue("\(model.count)")
    }
  }

  @Test(
    "S30: of two changes of one object in two transactions, the second is animated by its own", arguments: [0, 1, 2])
  func transactionsOfOneObject(order: Int) throws {
    let model = Switch()
    let host = ViewHost(Moving(model: model), size: CGSize(width: 300, height: 10))
    let start = try host.get(.identifier("r")).frame.minX
    if order == 0 { model.count += 1 }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    if order == 1 { model.count += 1 }
    if order == 2 { withAnimation(.linear(duration: 9)) { model.count += 1 } }
    try host.advance(by: .milliseconds(500))
    #expect(try host.get(.identifier("r")).frame.minX == start + 50)
    try host.advance(by: .milliseconds(500))
    #expect(try host.get(.identifier("r")).frame.minX == start + 100)
  }

  private struct Leaf: View {
    let name: String
    let number: Int
    let log: (String) -> Void
    var body: some View {
      log(name)
      return Text("\(name) \(number)")
    }
  }

  private struct Leaves: View {
    let log: (String) -> Void
    @State private var number = 0
    var body: some View {
      VStack {
        Button("Go") { number += 1 }
        ForEach(0..<3) { Leaf(name: "row \($0)", number: number, log: log) }
        Leaf(name: "A", number: number, log: log)
        Leaf(name: "B", number: number, log: log)
        Leaf(name: "C", number: number, log: log)
      }
    }
  }

  @Test("bodies of siblings run in the order of the views, also in updates")
  func orderOfBodies() throws {
    var log: [String] = []
    let host = ViewHost(Leaves { log.append($0) }, size: CGSize(width: 300, height: 300))
    for _ in 0..<3 {
      log = []
      try host.get(.text("Go")).tap()
      #expect(log.filter { $0.count == 1 } == ["A", "B", "C"])
      #expect(log.filter { $0.count > 1 } == ["row 0", "row 1", "row 2"])
    }
  }
}
