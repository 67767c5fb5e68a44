// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Animations, transactions and transitions by the other names and forms that they have: specification M1–M59.
@MainActor
struct AnimationNameTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func width(after seconds: Double, _ write: (Cell<CGFloat>) -> Void) throws -> Double {
    let stage = stage(CGFloat(0)) { bar($0) }
    write(stage.cell)
    try stage.host.update()
    try stage.advance(seconds)
    return Double(try stage.frame.width)
  }

  @Test("M17, M24: curves as values")
  func curves() throws {
    let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.8), endControlPoint: UnitPoint(x: 0.6, y: 1))
    for (animation, curve) in [
      (Animation.timingCurve(curve, duration: 2), curve), (.timingCurve(0.2, 0.8, 0.6, 1, duration: 2), curve),
      (.timingCurve(.circularEaseOut, duration: 2), .circularEaseOut),
      (.easeInOut(duration: 2), .easeInOut), (.easeOut(duration: 2), .easeOut),
    ] {
      let shown = try width(after: 0.5) { cell in withAnimation(animation) { cell.value = 100 } }
      expectNear(shown, curve.value(at: 0.25) * 100, tolerance: 0.1)
    }
  }

  @Test("M25, M30: springs as values")
  func springs() throws {
    let spring = Spring(duration: 0.8, bounce: 0.25)
    for animation in [
      Animation.spring(spring), .spring(duration: 0.8, bounce: 0.25), .interpolatingSpring(spring),
      .interpolatingSpring(duration: 0.8, bounce: 0.25), .interpolatingSpring(spring, initialVelocity: 0),
      .spring(response: 0.8, dampingFraction: 0.75), .smooth(duration: 0.8, extraBounce: 0.25),
      .interpolatingSpring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping),
    ] {
      let shown = try width(after: 0.2) { cell in withAnimation(animation) { cell.value = 100 } }
      expectNear(shown, spring.value(target: 100, time: 0.2), tolerance: 0.1)
    }
    // The initial velocity counts in ways per second.
    let fast = try width(after: 0.1) { cell in
      withAnimation(.interpolatingSpring(stiffness: 50, damping: 8, initialVelocity: 5)) { cell.value = 100 }
    }
    let reference = Spring(mass: 1, stiffness: 50, damping: 8)
    expectNear(fast, reference.value(target: 100, initialVelocity: 500, time: 0.1), tolerance: 0.1)
  }

  @Test("M1, M12: withTransaction by key path and by value; a transaction with an animation")
  func transactions() throws {
    let linear = Animation.linear(duration: 1)
    expectNear(try width(after: 0.5) { cell in withTransaction(\.animation, linear) { cell.value = 100 } }, 50)
    expectNear(
      try width(after: 0.5) { cell in withTransaction(Transaction(animation: linear)) { cell.value = 100 } }, 50)
    expectNear(try width(after: 0.5) { cell in withAnimation(nil) { cell.value = 100 } }, 100)
    expectNear(
      try width(after: 0.5) { cell in withAnimation(linear) { withAnimation(nil) { cell.value = 100 } } }, 100)
    let result = withAnimation(linear) { 7 }
    #expect(result == 7)
  }

  @Test("M10: transaction(value:) with several values, and one in a scope")
  func transactionModifiers() throws {
    struct Pair: Equatable { var x: CGFloat = 0, y: CGFloat = 0 }
    let stage = stage(Pair()) { pair in
      bar(10).offset(x: pair.x, y: pair.y)
        .transaction(value: pair) { $0.animation = .linear(duration: 1) }
        .transaction { $0.animation = $0.animation ?? .linear(duration: 4) }
    }
    try stage.set(Pair(x: 100, y: 40))
    try stage.advance(0.5)
    expectNear(try stage.frame.origin.x, 50)
    expectNear(try stage.frame.origin.y, 20)
  }

  @Test("M56: the same transition as values of known types, and as AnyTransition")
  func transitions() throws {
    func shown(@ViewBuilder _ content: @escaping (Bool) -> some View) throws -> ShownFill {
      let stage = stage(false) { flag in
        ZStack(alignment: .topLeading) {
          Color.clear
          content(flag)
        }
      }
      try stage.set(true, .linear(duration: 1))
      try stage.advance(0.5)
      return try #require(stage.host.fill(red))
    }
    let box = red.frame(width: 40, height: 20)
    let typed = try shown { if $0 { box.transition(.offset(x: 60).combined(with: .opacity)) } }
    expectNear(typed.rect.minX, 30)
    expectNear(typed.opacity, 0.5)
    let erased = try shown {
      if $0 { box.transition(AnyTransition.offset(CGSize(width: 60, height: 0)).combined(with: .opacity)) }
    }
    expectNear(erased.rect.minX, 30)
    expectNear(erased.opacity, 0.5)
    let scaled = try shown { if $0 { box.transition(.scale(0, anchor: .topLeading)) } }
    expectNear(scaled.rect, CGRect(x: 0, y: 0, width: 20, height: 10))
    let pushed = try shown { if $0 { box.transition(.push(from: .leading)) } }
    expectNear(pushed.rect.minX, -20)
    let symbolless = try shown { if $0 { box.transition(.blurReplace) } }
    expectNear(symbolless.rect.width, 38)
  }

  @Test("M42: an animation in a modifier that is animatable by a pair of pairs")
  func pairs() throws {
    struct Placed: ViewModifier, Animatable {
      var x: CGFloat
      var y: CGFloat
      var width: CGFloat
      nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat> {
        get { AnimatablePair(AnimatablePair(x, y), width) }
        set { (x, y, width) = (newValue.first.first, newValue.first.second, newValue.second) }
      }
      func body(content: Content) -> some View { content.frame(width: width, height: 10).offset(x: x, y: y) }
    }
    let stage = stage(false) { flag in
      Color.red.accessibilityIdentifier("c")
        .modifier(Placed(x: flag ? 100 : 0, y: flag ? 20 : 0, width: flag ? 50 : 10))
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 50, y: 10, width: 30, height: 10))
  }

  @Test("M53: a transition of one's own by its phase, with the value that it has")
  func ownTransition() throws {
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase == .willAppear ? -40 : phase == .didDisappear ? 80 : 0).opacity(
          phase.isIdentity ? 1 : 0.5)
      }
    }
    let stage = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        Color.clear
        if isThere { red.frame(width: 40, height: 20).transition(Drop()) }
      }
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.25)
    expectNear(stage.host.fill(red)?.rect.minY, -30)
    expectNear(stage.host.fill(red)?.opacity, 0.625)
    try stage.host.settle()
    try stage.set(false, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect.minY, 40)
    expectNear(stage.host.fill(red)?.opacity, 0.75)
    #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.identity.value == 0)
    #expect(TransitionPhase.didDisappear.value == 1)
  }
}
