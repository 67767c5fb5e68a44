// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Observation
import SwiftUI
import Testing
import ViewTesting

/// Bindings, and what is made from them.
@MainActor
struct BindingTests {
  private struct Person: Identifiable, Equatable {
    var id: Int
    var name: String
    var scores = [1, 2, 3]
  }

  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test("S51: the setter gets the current transaction")
  func transaction() {
    let animations = Recording<Animation?>()
    let binding = Binding<Int>(get: { 0 }, set: { _, transaction in animations.add(transaction.animation) })
    binding.wrappedValue = 1
    withAnimation(.linear) { binding.wrappedValue = 2 }
    #expect(animations.values == [nil, .linear])
  }

  @Observable final class Named { var name = "a" }

  @Test("a binding by closures reads its value when it is made: a body that makes it depends on that")
  func reads() {
    var count = 0
    let binding = Binding<Int> {
      count += 1
      return 1
    } set: { _ in
    }
    #expect(count == 1)
    withExtendedLifetime(binding) {}
    struct Parent: View {
      let model: Named
      var body: some View {
        Child(name: Binding(get: { model.name }, set: { model.name = $0 }))
      }
    }
    struct Child: View {
      let name: Binding<String>
      var body: some View { Color.red }
    }
    let model = Named()
    let host = ViewHost(Parent(model: model))
    #expect(host.measure { model.name = "b" }.bodies(of: Parent.self) == 1)
  }

  @Test("S52: a constant ignores writes")
  func constant() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test("S53: nil through an optional binding leaves the value as it is")
  func optionalOfValue() {
    let box = Box(1)
    let optional = Binding<Int?>(box.binding)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = nil
    #expect(box.value == 1)
    optional.wrappedValue = 5
    #expect(box.value == 5)
  }

  @Test("S53: a binding to what an optional holds, nil where it holds nothing")
  func valueOfOptional() throws {
    let box = Box<Int?>(nil)
    #expect(Binding(box.binding) == nil)
    box.value = 2
    let binding = try #require(Binding<Int>(box.binding))
    binding.wrappedValue = 3
    #expect(box.value == 3)
  }

  @Test("S53: a binding to what an optional holds ends the process when it holds nothing any more")
  func optionalThatBecameNil() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        nonisolated(unsafe) var value: Int? = 2
        let unwrapped = Binding<Int>(Binding(get: { value }, set: { value = $0 }))
        value = nil
        _ = unwrapped?.wrappedValue
      }
    }
  }

  @Test("S53: a binding to a value as AnyHashable takes values of its type alone")
  func hashable() {
    let box = Box(1)
    let any = Binding<AnyHashable>(box.binding)
    any.wrappedValue = "text"
    #expect(box.value == 1)
    any.wrappedValue = 7
    #expect(box.value == 7)
  }

  @Test("key paths lead to parts, and parts of parts")
  func keyPaths() {
    let box = Box(Person(id: 1, name: "a"))
    box.binding.name.wrappedValue = "b"
    box.binding.scores[1].wrappedValue = 9
    #expect(box.value == Person(id: 1, name: "b", scores: [1, 9, 3]))
  }

  @Test("a binding to a collection is a collection of bindings")
  func collections() {
    let box = Box([1, 2, 3])
    for element in box.binding { element.wrappedValue *= 10 }
    #expect(box.value == [10, 20, 30])
    #expect(box.binding.map(\.wrappedValue) == [10, 20, 30])
    #expect(box.binding.last?.wrappedValue == 30)
  }

  @Test("ForEach over a binding: each row writes its own element")
  func forEach() throws {
    struct Row: View {
      @Binding var person: Person
      let rows: Recording<Binding<Person>>
      var body: some View {
        let _ = rows.add($person)
        Text("\(person.id) \(person.name)")
      }
    }
    struct Rows: View {
      @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
      let rows: Recording<Binding<Person>>
      var body: some View { VStack { ForEach($people) { Row(person: $0, rows: rows) } } }
    }
    let rows = Recording<Binding<Person>>()
    let host = ViewHost(Rows(rows: rows))
    let second = try #require(rows.values.first { $0.wrappedValue.id == 2 })
    second.wrappedValue.name = "c"
    try host.update()
    #expect(host.all(.text("1 a")).count == 1)
    #expect(host.all(.text("2 c")).count == 1)
  }

  private struct Sized: View {
    let binding: Recording<Binding<CGFloat>>
    @State private var width: CGFloat = 0
    var body: some View {
      let _ = binding.add($width)
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("c")
    }
  }

  @Test("S54: an animated binding animates what is written through it, and only that")
  func animated() throws {
    let recording = Recording<Binding<CGFloat>>()
    let host = ViewHost(Sized(binding: recording), size: CGSize(width: 100, height: 10))
    let width = try #require(recording.last)
    width.animation(.linear(duration: 1)).wrappedValue = 100
    try host.update()
    try host.advance(by: .milliseconds(250))
    expectNear(try host.get(.identifier("c")).frame, CGRect(x: 37.5, y: 0, width: 25, height: 10))
    try host.settle()
    width.wrappedValue = 0
    try host.update()
    #expect(try host.get(.identifier("c")).frame.width == 0)
  }

  @Test("S54: parts of an animated binding are animated as well")
  func animatedPart() throws {
    let animations = Recording<Animation?>()
    let whole = Binding<Person>(
      get: { Person(id: 1, name: "") }, set: { _, transaction in animations.add(transaction.animation) })
    whole.animation(.linear).name.wrappedValue = "x"
    #expect(animations.values == [.linear])
  }

  @Observable final class Model: Identifiable {
    var value = 1
    var list = ["a"]
  }

  private struct SizedByObject: View {
    @State private var model = Model()
    let binding: Recording<Binding<Int>>

    var body: some View {
      let _ = binding.add($model.value)
      Color.red.frame(width: CGFloat(model.value), height: 10).accessibilityIdentifier("c")
    }
  }

  @Test("S54: parts of an animated binding to an object in state are animated, and observers are notified of the write")
  func animatedPartOfAnObject() throws {
    let recording = Recording<Binding<Int>>()
    let host = ViewHost(SizedByObject(binding: recording), size: CGSize(width: 200, height: 10))
    try #require(recording.last).animation(.linear(duration: 1)).wrappedValue = 101
    try host.update()
    try host.advance(by: .milliseconds(500))
    #expect(abs(try host.get(.identifier("c")).frame.width - 51) < 0.01)
  }

  @Test("S50: Bindable gives bindings that write through")
  func bindable() throws {
    struct Content: View {
      @Bindable var model: Model
      let bindings: Recording<Binding<Int>>
      var body: some View {
        let _ = bindings.add($model.value)
        Text("\(model.value)")
      }
    }
    let model = Model()
    let bindings = Recording<Binding<Int>>()
    let host = ViewHost(Content(model: model, bindings: bindings))
    bindings.last?.wrappedValue = 6
    #expect(model.value == 6)
    try host.update()
    #expect(host.all(.text("6")).count == 1)
    Bindable(model).list[0].wrappedValue = "b"
    #expect(model.list == ["b"])
  }
}
