// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Animatable views and modifiers in other places, completions by other routes: specification M42–M52.
@MainActor
struct AnimatableVariationTests {
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

  @Test("M47: leaves move each in its own frame: beside each other they neither gap nor overlap")
  func leaves() throws {
    let stage = stage(100.0) { width in
      HStack(spacing: 0) {
        red
        Color.blue.frame(width: 20)
        bar(30)
      }
      .frame(width: width, height: 10)
    }
    try stage.set(300, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 0, y: 0, width: 150, height: 10))
    expectNear(stage.host.fill(.blue)?.rect, CGRect(x: 150, y: 0, width: 20, height: 10))
    expectNear(try stage.frame.minX, 170)
  }

  @Test("M47: alignment and padding move the leaf; a change of size with it in one go")
  func alignment() throws {
    struct Place: Equatable { var isEnd = false, inset: CGFloat = 0 }
    let stage = stage(Place()) { place in
      bar(place.isEnd ? 50 : 10).padding(place.inset).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: place.isEnd ? .bottomTrailing : .topLeading)
    }
    try stage.set(Place(isEnd: true, inset: 10), .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 170, y: 40, width: 30, height: 10))
  }

  // MARK: - Completions

  private let log = Recording<String>()

  private func animate(
    _ stage: MovingStage<CGFloat, some View>, to value: CGFloat, _ animation: Animation?,
    _ criteria: AnimationCompletionCriteria = .logicallyComplete, _ name: String = "done"
  ) throws {
    withAnimation(animation, completionCriteria: criteria) {
      stage.cell.value = value
    } completion: { [log] in
      log.add(name)
    }
    try stage.host.update()
  }

  @Test("M48, M49: nothing that moves changed: at once, also with the value's animation off")
  func nothingMoves() throws {
    let texts = stage(CGFloat(0)) { Text("\(Int($0))").frame(width: 100) }
    try animate(texts, to: 0, .linear(duration: 1), .removed)
    #expect(log.take() == ["done"])
    let off = stage(CGFloat(0)) { bar($0).animation(nil, value: $0) }
    try animate(off, to: 100, .linear(duration: 1))
    #expect(log.take() == ["done"])
    let none = stage(CGFloat(0)) { bar($0) }
    try animate(none, to: 100, nil)
    #expect(log.take() == ["done"])
  }

  @Test("M49: where another animation takes over, its end counts")
  func overridden() throws {
    let stage = stage(CGFloat(0)) { bar($0).animation(.linear(duration: 2), value: $0) }
    try animate(stage, to: 100, .linear(duration: 1))
    try stage.advance(1.5)
    #expect(log.values.isEmpty)
    try stage.advance(0.6)
    #expect(log.take() == ["done"])
  }

  @Test("M49: of two views with two animations the longer")
  func longer() throws {
    let stage = stage(CGFloat(0)) { width in
      VStack {
        bar(width)
        Color.blue.frame(width: width, height: 10).animation(.linear(duration: 3), value: width)
      }
    }
    try animate(stage, to: 100, .linear(duration: 1))
    try stage.advance(2.9)
    #expect(log.values.isEmpty)
    try stage.advance(0.2)
    #expect(log.take() == ["done"])
  }

  @Test("M49: transaction(addAnimationCompletion) is called for the views inside")
  func transactionCompletion() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { [log] in log.add("done") }
    withTransaction(transaction) { stage.cell.value = 100 }
    try stage.host.update()
    try stage.advance(0.9)
    #expect(log.values.isEmpty)
    try stage.advance(0.2)
    #expect(log.take() == ["done"])
  }

  @Test("M50: a spring is logically complete after its duration, and removed when it rests")
  func spring() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .spring(duration: 0.5, bounce: 0.4), .logicallyComplete, "logical")
    try stage.advance(0.45)
    #expect(log.values.isEmpty)
    try stage.advance(0.1)
    #expect(log.take() == ["logical"])
    try animate(stage, to: 0, .spring(duration: 0.5, bounce: 0.4), .removed, "removed")
    try stage.advance(0.6)
    #expect(log.values.isEmpty)
    try stage.host.settle()
    #expect(log.take() == ["removed"])
  }

  @Test("M51: removed waits for what interrupted it, logically complete does not")
  func interrupted() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .linear(duration: 1), .logicallyComplete, "a")
    try stage.advance(0.5)
    try animate(stage, to: 0, .linear(duration: 2), .removed, "b")
    try stage.advance(0.25)
    try animate(stage, to: 50, .linear(duration: 4), .logicallyComplete, "c")
    try stage.advance(0.3)
    #expect(log.take() == ["a"])
    try stage.advance(2)
    #expect(log.take() == [])
    try stage.advance(2)
    #expect(Set(log.take()) == ["b", "c"])
  }

  @Test("M52: a later logical end than the animation's own does not make it longer")
  func notLonger() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .linear(duration: 1).logicallyComplete(after: 5))
    try stage.advance(1.1)
    #expect(log.take() == ["done"])
    #expect(try stage.frame.width == 100)
  }

  @Test("M50: an endless animation is never complete; its end by another is")
  func endless() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try animate(stage, to: 100, .linear(duration: 1).repeatForever(), .removed)
    try stage.advance(5)
    #expect(log.values.isEmpty)
    try animate(stage, to: 0, .linear(duration: 1), .removed, "second")
    try stage.host.settle()
    #expect(Set(log.take()) == ["done", "second"])
  }
}
