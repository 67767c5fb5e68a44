// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// Models with `@Observable`: only what a body reads makes it run again.
@MainActor
struct ObservationTests {
  @Observable final class Model: Identifiable {
    var flag = false
    var number = 0
    var name = ""
    @ObservationIgnored var ignored = false
    var double: Int { number * 2 }
    init(number: Int = 0) { self.number = number }
  }

  private struct Child: View {
    let flag: Bool
    var body: some View { Text("\(flag)") }
  }

  private struct Owning: View {
    @State private var model = Model()
    let change: (Model) -> Void
    let read: (Model) -> Bool
    var body: some View {
      VStack {
        Child(flag: read(model))
        Child(flag: true)
      }
      .onAppear { change(model) }
    }
  }

  private struct Borrowing: View {
    let model: Model
    let change: (Model) -> Void
    let read: (Model) -> Bool
    var body: some View {
      VStack {
        Child(flag: read(model))
        Child(flag: true)
      }
      .onAppear { change(model) }
    }
  }

  private func counts(_ change: @escaping (Model) -> Void, reading read: @escaping (Model) -> Bool) -> [[Int]] {
    func count<V: View>(_ view: V) -> [Int] {
      let cell = Cell(false)
      let host = ViewHost(Stage(cell) { isThere in if isThere { view } })
      let work = host.measure { cell.value = true }
      return [work.bodies(of: V.self), work.bodies(of: Child.self)]
    }
    return [
      count(Owning(change: change, read: read)), count(Borrowing(model: Model(), change: change, read: read)),
    ]
  }

  @Test("S42: a tracked property that the body read runs it again")
  func tracked() {
    #expect(
      counts {
        $0.flag.toggle()
      } reading: {
        $0.flag
      } == [[2, 3], [2, 3]])
  }

  @Test("S42: an ignored property does not run the body")
  func ignored() {
    #expect(
      counts {
        $0.ignored.toggle()
      } reading: {
        $0.ignored
      } == [[1, 2], [1, 2]])
  }

  @Test("S43: a property that the body did not read does not run it")
  func unread() {
    #expect(
      counts {
        $0.number = 5
      } reading: {
        $0.flag
      } == [[1, 2], [1, 2]])
  }

  @Test("S43: computed properties count by the stored ones that they read")
  func computed() {
    #expect(
      counts {
        $0.number = 5
      } reading: {
        $0.double > 3
      } == [[2, 3], [2, 3]])
    #expect(
      counts {
        $0.name = "x"
      } reading: {
        $0.double > 3
      } == [[1, 2], [1, 2]])
  }

  private struct Row: View {
    let model: Model
    var body: some View { Text("row \(model.number)") }
  }

  private struct Rows: View {
    let models: [Model]
    var body: some View { VStack { ForEach(models) { Row(model: $0) } } }
  }

  @Test("S43: tracking is per instance: one row of many runs again")
  func instances() throws {
    let models = (0..<10).map { Model(number: $0) }
    let host = ViewHost(Rows(models: models))
    let work = try host.measure {
      models[3].number = 33
      try host.update()
    }
    #expect(host.all(.text("row 33")).count == 1)
    #expect(work.bodies(of: Row.self) == 1)
    #expect(work.bodies(of: Rows.self) == 0)
  }

  @Observable final class Library {
    var books = [Model(number: 1), Model(number: 2)]
  }

  @Test("S43: what a ForEach's closure reads is followed, without the enclosing body")
  func forEachClosure() throws {
    struct Content: View {
      let library: Library
      var body: some View {
        VStack { ForEach(library.books) { Text("book \($0.number)") } }
      }
    }
    let library = Library()
    let host = ViewHost(Content(library: library))
    let work = try host.measure {
      library.books[0].number = 7
      try host.update()
    }
    #expect(host.all(.text("book 7")).count == 1)
    #expect(work.bodies(of: Content.self) == 0)
    library.books.append(Model(number: 3))
    try host.update()
    #expect(host.all(.text("book 3")).count == 1)
    library.books[2].number = 4
    try host.update()
    #expect(host.all(.text("book 4")).count == 1)
  }

  @Test("S43: what a geometry reader's closure reads is followed")
  func geometryClosure() throws {
    let model = Model()
    let host = ViewHost(
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) \(model.number)") },
      size: CGSize(width: 50, height: 50))
    model.number = 3
    try host.update()
    #expect(host.all(.text("50 3")).count == 1)
  }

  @Test("S43: a body that ran again reads anew")
  func changingDependencies() throws {
    struct Content: View {
      let model: Model
      var body: some View { Text(model.flag ? "\(model.number)" : model.name) }
    }
    let model = Model()
    let host = ViewHost(Content(model: model))
    model.flag = true
    try host.update()
    let work = try host.measure {
      model.name = "unread now"
      try host.update()
    }
    #expect(work.bodies(of: Content.self) == 0)
    model.number = 6
    try host.update()
    #expect(host.all(.text("6")).count == 1)
  }

  @Test("S45: a model's flag as id: the body runs twice for one flip")
  func identity() throws {
    struct Content: View {
      let model: Model
      var body: some View { Color.red.id(model.flag) }
    }
    let model = Model()
    let cell = Cell(false)
    let host = ViewHost(Stage(cell) { isThere in if isThere { Content(model: model) } })
    let work = try host.measure {
      cell.value = true
      try host.update()
      model.flag = true
      try host.update()
    }
    #expect(work.bodies(of: Content.self) == 2)
  }

  @Observable final class Numbers { var all = [1, 2, 3] }

  @Test("a row whose element has just gone does not read it")
  func removedElement() throws {
    struct Indexed: View {
      let numbers: Numbers
      let index: Int
      var body: some View {
        if numbers.all[index] > 0 { Text("at \(index): \(numbers.all[index])") }
      }
    }
    struct Content: View {
      let numbers: Numbers
      var body: some View {
        VStack { ForEach(numbers.all.indices, id: \.self) { Indexed(numbers: numbers, index: $0) } }
      }
    }
    let numbers = Numbers()
    let host = ViewHost(Content(numbers: numbers))
    numbers.all.removeLast()
    try host.update()
    #expect(host.all(.text("at 1: 2")).count == 1)
    numbers.all = []
    try host.update()
    #expect(host.all(.type(Text.self)).isEmpty)
  }

  @Test("a model that a background task changes is shown at the next update")
  func backgroundChange() async throws {
    let model = Model()
    let host = ViewHost(Row(model: model))
    let box = UncheckedBox(model)
    await Task.detached { box.value.number = 12 }.value
    try host.update()
    #expect(host.all(.text("row 12")).count == 1)
  }

  private struct UncheckedBox: @unchecked Sendable {
    let value: Model
    init(_ value: Model) { self.value = value }
  }
}
