// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// `animation(_:value:)` and `animation(_:)` where several places set one: specification M1–M6, M9.
@MainActor
struct ValueAnimationTests {
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

  @Test("M1, M3: values that a binding in a child, an observed model and the environment change are animated")
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
