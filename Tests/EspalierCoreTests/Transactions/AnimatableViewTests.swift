// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Views and modifiers of the user's own that are animatable: specification M42–M48.
@MainActor
struct AnimatableViewTests {
  private struct Gauge: View, Animatable {
    var value: Double
    let shown: Recording<Double>
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View {
      let _ = shown.add(value)
      Color.red.frame(width: value, height: 10)
    }
  }

  private struct Plain: View {
    var value: Double
    let shown: Recording<Double>
    var body: some View {
      let _ = shown.add(value)
      Color.red.frame(width: value, height: 10)
    }
  }

  private struct Lifting: ViewModifier, Animatable {
    var height: Double
    let shown: Recording<Double>
    nonisolated var animatableData: Double {
      get { height }
      set { height = newValue }
    }
    func body(content: Content) -> some View {
      let _ = shown.add(height)
      content.padding(.top, height)
    }
  }

  @Test("M42: the body of an animatable view runs once a frame, with values between")
  func view() throws {
    let shown = Recording<Double>()
    let stage = stage(0.0) { Gauge(value: $0, shown: shown) }
    _ = shown.take()
    try stage.set(60, .linear(duration: 1))
    try stage.advance(0.5)
    let values = shown.take()
    #expect(values.count >= 30 && values.count <= 32, "\(values.count) bodies in 30 frames")
    #expect(values == values.sorted())
    expectNear(values.last, 30)
    try stage.host.settle()
    expectNear(shown.last, 60)
  }

  @Test("M42: the body of another view runs once, with the final value")
  func plainView() throws {
    let shown = Recording<Double>()
    let stage = stage(0.0) { Plain(value: $0, shown: shown) }
    try stage.set(60, .linear(duration: 1))
    try stage.host.settle()
    #expect(shown.values == [0, 60])
  }

  @Test("M42: an animatable modifier likewise, and its content is not made again")
  func modifier() throws {
    let shown = Recording<Double>()
    let inner = Recording<Double>()
    let stage = stage(0.0) { height in
      Plain(value: 10, shown: inner).accessibilityIdentifier("c").modifier(Lifting(height: height, shown: shown))
    }
    _ = shown.take()
    try stage.set(40, .linear(duration: 1))
    try stage.advance(0.5)
    let count = shown.values.count
    #expect(count >= 30 && count <= 32)
    expectNear(try stage.frame.minY, 20)
    #expect(inner.values == [10])
  }

  @Test("M43: built-in effects move without any body")
  func builtIn() throws {
    let shown = Recording<Double>()
    let stage = stage(false) { flag in
      Plain(value: 10, shown: shown).offset(x: flag ? 50 : 0).opacity(flag ? 1 : 0.5)
    }
    try stage.set(true, .linear(duration: 1))
    let work = try stage.host.measure { try stage.advance(0.5) }
    #expect(shown.values == [10])
    #expect(work.bodies(of: Stage<Bool, AnyView>.self) == 0)
  }

  @Test("M45: without Animatable places go straight, with it along the path that they make")
  func paths() throws {
    struct Arm: View {
      var angle: Double
      var body: some View {
        bar(10).padding(.leading, 100 * (1 - Foundation.cos(angle))).padding(.top, 40 * Foundation.sin(angle))
      }
    }
    struct AnimatableArm: View, Animatable {
      var angle: Double
      nonisolated var animatableData: Double {
        get { angle }
        set { angle = newValue }
      }
      var body: some View { Arm(angle: angle) }
    }
    let straight = stage(0.0) { Arm(angle: $0) }
    try straight.set(.pi, .linear(duration: 1))
    try straight.advance(0.5)
    expectNear(try straight.frame, CGRect(x: 100, y: 0, width: 10, height: 10))
    let arc = stage(0.0) { AnimatableArm(angle: $0) }
    try arc.set(.pi, .linear(duration: 1))
    try arc.advance(0.5)
    #expect(try arc.frame.minY > 30)
  }

  @Test("M48: nothing changed, nothing moves: the completion comes at once")
  func noChange() throws {
    let done = Recording<Int>()
    let stage = stage(CGFloat(10)) { bar($0) }
    withAnimation(.linear(duration: 1)) {
      stage.cell.value = 10
    } completion: {
      done.add(1)
    }
    try stage.host.update()
    #expect(done.values == [1])
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  private struct Meter: View, Animatable {
    var level: Double
    var x: CGFloat
    let bodies: Recording<Double>
    nonisolated var animatableData: AnimatablePair<Double, CGFloat> {
      get { AnimatablePair(level, x) }
      set { (level, x) = (newValue.first, newValue.second) }
    }
    var body: some View {
      let _ = bodies.add(level)
      Color.red.frame(width: level, height: 10).accessibilityIdentifier("c").offset(x: x)
    }
  }

  private struct Parent: View {
    let level: Double
    let meters: Recording<Double>
    let bodies: Recording<Double>
    var body: some View {
      let _ = bodies.add(level)
      Group { ForEach(0..<1, id: \.self) { _ in AnyView(Meter(level: level, x: level, bodies: meters)) } }
    }
  }

  @Test("M42, M46: an animatable view in a row is made for each frame with values in between, its parent once")
  func animatableView() throws {
    let meters = Recording<Double>()
    let bodies = Recording<Double>()
    let stage = stage(0.0) { Parent(level: $0, meters: meters, bodies: bodies) }
    (_, _) = (meters.take(), bodies.take())
    try stage.set(100, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 50, y: 0, width: 50, height: 10))
    try stage.advance(0.5)
    let levels = meters.take()
    #expect(levels == levels.sorted() && levels.count > 55)
    #expect(bodies.take() == [100])
    try stage.host.settle()
    try stage.set(40)
    #expect(meters.take() == [40])
  }

  private struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * amount * (1 - amount) * 4, y: 0))
    }
  }

  private struct Grow: ViewModifier, Animatable {
    var width: CGFloat
    nonisolated var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width * width / 100, height: 10) }
  }

  @Test("M42: modifiers and geometry effects get the values in between, not the results")
  func modifiers() throws {
    let stage = stage(false) { flag in
      red.accessibilityIdentifier("c").modifier(Grow(width: flag ? 100 : 0))
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 25)

    let shaken = self.shaken()
    try shaken.set(true, .linear(duration: 1))
    try shaken.advance(0.5)
    expectNear(shaken.host.fill(red)?.rect.minX, 40)
    try shaken.advance(0.5)
    expectNear(shaken.host.fill(red)?.rect.minX, 0)
  }

  private func shaken() -> MovingStage<Bool, some View> {
    stage(false) { flag in red.frame(width: 40, height: 10).modifier(Shake(amount: flag ? 1 : 0)) }
  }

  private struct Wedge: Shape {
    var fraction: Double
    var animatableData: Double {
      get { fraction }
      set { fraction = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * fraction, height: rect.height)) }
  }

  @Test("M42: shapes move by their data, also trimmed or in an erased shape")
  func shapes() throws {
    for isErased in [false, true] {
      let stage = stage(0.0) { fraction in
        if isErased {
          AnyShape(Wedge(fraction: fraction)).fill(red).frame(width: 100, height: 10)
        } else {
          Wedge(fraction: fraction).fill(red).frame(width: 100, height: 10)
        }
      }
      try stage.set(1, .linear(duration: 1))
      try stage.advance(0.5)
      expectNear(stage.host.fill(red)?.rect.width, 50)
    }
  }

  @Test("M43: built-in effects move without a body")
  func withoutBodies() throws {
    struct Flying: View {
      let flag: Bool
      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: flag ? 100 : 0).rotationEffect(.degrees(flag ? 90 : 0))
          .opacity(flag ? 0.5 : 1).scaleEffect(flag ? 2 : 1)
      }
    }
    let stage = stage(false) { Flying(flag: $0) }
    try stage.set(true, .linear(duration: 1))
    let work = try stage.host.measure { try stage.advance(0.5) }
    #expect(work.bodies(of: Flying.self) == 0)
  }

  @Test("M44: the anchor of a scale moves, too")
  func anchor() throws {
    let stage = stage(false) { flag in
      red.frame(width: 40, height: 20).scaleEffect(
        x: flag ? 2 : 1, y: flag ? 3 : 1, anchor: flag ? .bottomTrailing : .topLeading)
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    // Half way: 1.5 and 2 about the middle.
    expectNear(stage.host.fill(red)?.rect, CGRect(x: -10, y: -10, width: 60, height: 40))
  }
}
