// SPDX-License-Identifier: MIT

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

  @Test("M42: that of another view runs once, with the final value")
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
}
