// SPDX-License-Identifier: MIT

import Observation
import SwiftUI
import Testing
import ViewTesting

/// Which animation a change gets, where several places set one: specification M3–M15.
@MainActor
struct ScopeVariationTests {
  private let box = Color(red: 1, green: 0, blue: 0)

  private func half<Content: View>(
    _ animation: Animation?, @ViewBuilder _ content: @escaping (CGFloat) -> Content
  ) throws -> Double {
    let stage = stage(CGFloat(0), content)
    try stage.set(100, animation)
    try stage.advance(0.5)
    return Double(try stage.frame.width)
  }

  @Test("M3: an animation on a container moves what a neighbour pushes away")
  func neighbours() throws {
    let stage = stage(false) { isWide in
      HStack(spacing: 0) {
        Color.blue.frame(width: isWide ? 100 : 0, height: 10)
        bar(10)
      }
      .animation(.linear(duration: 1), value: isWide)
    }
    try stage.set(true)
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 50)
  }

  @Test("M3: what an if brings pushes the others, moved by the animation on the container")
  func arrivals() throws {
    let stage = stage([Int]()) { numbers in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(numbers, id: \.self) { _ in Color.blue.frame(width: 20, height: 20) }
        bar(10)
      }
      .animation(.linear(duration: 1), value: numbers.count)
    }
    try stage.set([1, 2])
    try stage.advance(0.25)
    expectNear(try stage.frame.minY, 10)
  }

  @Test("M3: an update in which another value changes keeps the animation that it came with")
  func otherValue() throws {
    struct Two: Equatable { var width: CGFloat = 0, other = 0 }
    let stage = stage(Two()) { two in bar(two.width).animation(.linear(duration: 4), value: two.other) }
    try stage.set(Two(width: 100), .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 50)
    try stage.advance(0.5)
    try stage.set(Two(width: 200, other: 1), .linear(duration: 1))
    try stage.advance(1)
    expectNear(try stage.frame.width, 125)
  }

  @Test("M3, M4: each row of a ForEach by its own value")
  func rows() throws {
    let stage = stage([CGFloat(0), 0]) { widths in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(widths.indices, id: \.self) { row in
          Color.red.frame(width: widths[row], height: 10).accessibilityIdentifier("r\(row)")
            .animation(.linear(duration: row == 0 ? 1 : 2), value: widths[row])
        }
      }
    }
    try stage.set([100, 100], .linear(duration: 8))
    try stage.advance(0.5)
    expectNear(try stage.host.get(.identifier("r0")).frame.width, 50)
    expectNear(try stage.host.get(.identifier("r1")).frame.width, 25)
  }

  @Test("M5, M6: the nearest wins, also when it is nil; what lies between keeps the outer one")
  func nested() throws {
    let stage = stage(false) { flag in
      bar(10).offset(x: flag ? 100 : 0).animation(nil, value: flag)
        .offset(y: flag ? 40 : 0).animation(.linear(duration: 1), value: flag)
    }
    try stage.set(true, .linear(duration: 9))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 100, y: 20, width: 10, height: 10))
  }

  @Test("M6: three modifiers with three animations")
  func three() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10)
        .opacity(flag ? 0 : 1).animation(.linear(duration: 1), value: flag)
        .offset(x: flag ? 100 : 0).animation(.linear(duration: 2), value: flag)
        .offset(y: flag ? 80 : 0).animation(.linear(duration: 4), value: flag)
    }
    try stage.set(true)
    try stage.advance(0.5)
    let fill = try #require(stage.host.fill(box))
    expectNear(fill.opacity, 0.5)
    expectNear(fill.rect.minX, 25)
    expectNear(fill.rect.minY, 10)
  }

  @Test("M8: several modifiers in a scope, the content by its own, what is outside not at all")
  func scope() throws {
    let stage = stage(false) { flag in
      box.frame(width: flag ? 60 : 20, height: 10)
        .animation(.linear(duration: 2)) { $0.offset(x: flag ? 100 : 0).opacity(flag ? 0 : 1) }
        .offset(y: flag ? 40 : 0)
    }
    try stage.set(true)
    try stage.advance(0.5)
    let fill = try #require(stage.host.fill(box))
    expectNear(fill.rect, CGRect(x: 25, y: 40, width: 60, height: 10))
    expectNear(fill.opacity, 0.75)
  }

  @Test("M8: a scope around a scope")
  func scopeInScope() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10)
        .animation(.linear(duration: 1)) { $0.offset(x: flag ? 100 : 0) }
        .animation(.linear(duration: 2)) { $0.offset(y: flag ? 80 : 0) }
    }
    try stage.set(true)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.origin.x, 50)
    expectNear(stage.host.fill(box)?.rect.origin.y, 20)
  }

  @Test("M9: animation(_:) moves changes of layout around the view and of all values")
  func legacy() throws {
    struct Two: Equatable { var x: CGFloat = 0, y: CGFloat = 0 }
    let stage = stage(Two()) { two in
      HStack(spacing: 0) {
        Color.blue.frame(width: two.x, height: 10)
        bar(10).offset(y: two.y).modifier(LegacyAnimation(animation: .linear(duration: 1)))
      }
    }
    try stage.set(Two(x: 100))
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 50)
    try stage.advance(0.5)
    try stage.set(Two(x: 100, y: 40))
    try stage.advance(0.5)
    expectNear(try stage.frame.minY, 20)
  }

  @Test("M9, M5: animation(nil) switches off what comes from outside")
  func legacyNil() throws {
    #expect(try half(.linear(duration: 1)) { bar($0).modifier(LegacyAnimation(animation: nil)) } == 100)
  }

  @Test("M10: the outer transaction is changed first, the inner modifier has the last word")
  func order() throws {
    let inner = try half(nil) { width in
      bar(width).animation(.linear(duration: 1), value: width).transaction { $0.animation = nil }
    }
    expectNear(inner, 50)
    let outer = try half(nil) { width in
      bar(width).transaction { $0.animation = nil }.animation(.linear(duration: 1), value: width)
    }
    expectNear(outer, 100)
  }

  @Test("M10: transaction { } lengthens an animation that is there")
  func speed() throws {
    expectNear(
      try half(.linear(duration: 1)) { width in
        bar(width).transaction { $0.animation = $0.animation?.speed(0.5).delay(0.25) }
      }, 12.5)
  }

  @Test("M10: transaction(value:) in an erased row of a group")
  func transactionInARow() throws {
    let row = try half(nil) { width in
      Group { AnyView(bar(width).transaction(value: width) { $0.animation = .linear(duration: 1) }) }
    }
    expectNear(row, 50)
  }

  @Test("M11: disablesAnimations of the write stops animation(_:value:), not withAnimation")
  func disabledByTheWrite() throws {
    func width(_ write: (@escaping () -> Void) -> Void) throws -> CGFloat {
      let stage = stage(CGFloat(0)) { bar($0).animation(.linear(duration: 1), value: $0) }
      write { stage.cell.value = 100 }
      try stage.host.update()
      try stage.advance(0.5)
      return try stage.frame.width
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    #expect(try width { write in withTransaction(transaction) { write() } } == 100)
    #expect(try width { write in withTransaction(\.disablesAnimations, true) { write() } } == 100)
    expectNear(
      try width { write in withTransaction(transaction) { withAnimation(.linear(duration: 2)) { write() } } }, 25)
    #expect(try width { $0() } < 100)
  }

  @Test("M11: it stops a scope and animation(nil) as well")
  func disabledScope() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10).animation(.linear(duration: 1)) { $0.offset(x: flag ? 100 : 0) }
        .transaction { $0.disablesAnimations = true }
    }
    try stage.set(true)
    expectNear(stage.host.fill(box)?.rect.minX, 100)
  }

  private enum Mark: TransactionKey { static let defaultValue = "" }
  private enum Other: TransactionKey { static let defaultValue = 0 }

  @Test("M12, M15: keys of nested transactions are merged, the inner one wins key by key")
  func merged() throws {
    let seen = Recording<String>()
    let stage = stage(CGFloat(0)) { width in
      bar(width).transaction { seen.add("\($0[Mark.self]) \($0[Other.self]) \($0.animation == nil)") }
    }
    _ = seen.take()
    var outer = Transaction(animation: .linear(duration: 1))
    outer[Mark.self] = "outer"
    outer[Other.self] = 3
    var inner = Transaction()
    inner[Mark.self] = "inner"
    withTransaction(outer) { withTransaction(inner) { stage.cell.value = 100 } }
    try stage.host.update()
    #expect(seen.take().first == "inner 3 false")
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 50)
    stage.cell.value = 0
    try stage.host.update()
    #expect(seen.take().last == " 0 true")
  }

  @Test("M13: before, in, after: three changes of one event, one of them moves")
  func threeWrites() throws {
    struct Three: Equatable { var x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 10 }
    let stage = stage(Three()) { bar($0.width).offset(x: $0.x, y: $0.y) }
    stage.cell.value.x = 100
    withAnimation(.linear(duration: 1)) { stage.cell.value.y = 40 }
    stage.cell.value.width = 50
    try stage.host.update()
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 100, y: 20, width: 50, height: 10))
  }

  @Test("M14: the next change of an observable object does not move")
  func notSticky() throws {
    @MainActor final class Model: ObservableObject { @Published var width: CGFloat = 0 }
    struct Bar: View {
      @ObservedObject var model: Model
      var body: some View { bar(model.width) }
    }
    let model = Model()
    let host = ViewHost(Bar(model: model).frame(width: 400, alignment: .leading))
    withAnimation(.linear(duration: 1)) { model.width = 100 }
    try host.update()
    try host.advance(by: .seconds(2))
    model.width = 40
    try host.update()
    #expect(try host.get(.identifier("c")).frame.width == 40)
  }

  @Test("M1, M3: by a binding in a child, an observed model and the environment")
  func routes() throws {
    struct WidthKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
    struct Reader: View {
      @Environment(\.self) private var values
      var body: some View { bar(values[WidthKey.self]) }
    }
    let environment = try half(.linear(duration: 1)) { width in
      AnyView(Reader()).transformEnvironment(\.self) { $0[WidthKey.self] = width }
    }
    expectNear(environment, 50)

    struct Child: View {
      @Binding var width: CGFloat
      var body: some View { bar(width).animation(.linear(duration: 2), value: width) }
    }
    struct Parent: View {
      let handle: Recording<Binding<CGFloat>>
      @State private var width: CGFloat = 0
      var body: some View {
        let _ = handle.add($width)
        Child(width: $width).frame(width: 400, alignment: .leading)
      }
    }
    let handle = Recording<Binding<CGFloat>>()
    let host = ViewHost(Parent(handle: handle))
    handle.last?.wrappedValue = 100
    try host.update()
    try host.advance(by: .seconds(1))
    expectNear(try host.get(.identifier("c")).frame.width, 50)
  }

  @Test("M3: in lazy stacks and lists rows move", arguments: ["lazy", "list", "form"])
  func lazy(_ container: String) throws {
    let cell = Cell(false)
    let host = ViewHost(
      Stage(cell) { isWide in
        let row = HStack(spacing: 0) {
          Color.red.frame(width: isWide ? 100 : 0, height: 10).accessibilityIdentifier("c")
          Spacer(minLength: 0)
        }
        .animation(.linear(duration: 1), value: isWide)
        switch container {
        case "lazy": ScrollView { LazyVStack { row } }
        case "list": List { row }
        default: Form { row }
        }
      }, size: CGSize(width: 300, height: 300))
    cell.value = true
    try host.update()
    try host.advance(by: .seconds(0.5))
    expectNear(try host.get(.identifier("c")).frame.width, 50)
  }
}
