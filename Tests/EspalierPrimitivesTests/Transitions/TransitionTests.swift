// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The coming and going of views.
@MainActor
struct TransitionTests {
  private let box = Color(red: 1, green: 0, blue: 0)

  /// A box of 40 × 20 points at the top left that is there while the value is true.
  private func door(_ isThere: Bool, _ transition: AnyTransition) -> MovingStage<Bool, some View> {
    stage(isThere) { isThere in
      ZStack(alignment: .topLeading) {
        Color.clear
        if isThere { box.frame(width: 40, height: 20).transition(transition) }
      }
    }
  }

  private func shown(_ host: ViewHost<some View>) -> ShownFill? { host.fill(box) }

  private struct Phases: Transition {
    let seen: Recording<TransitionPhase>
    func body(content: Content, phase: TransitionPhase) -> some View {
      let _ = seen.add(phase)
      content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 100)
    }
  }

  @Test("M53: a view goes from willAppear to identity at once, to didDisappear when it goes")
  func phases() throws {
    let seen = Recording<TransitionPhase>()
    let stage = door(false, AnyTransition(Phases(seen: seen)))
    try stage.set(true, .linear(duration: 1))
    #expect(seen.take() == [.willAppear, .identity])
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect.minX, -50)
    expectNear(shown(stage.host)?.opacity, 0.5)
    try stage.advance(1)
    expectNear(shown(stage.host)?.rect.minX, 0)
    try stage.set(false, .linear(duration: 1))
    #expect(seen.take() == [.didDisappear])
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect.minX, 50)
    try stage.advance(0.6)
    #expect(shown(stage.host) == nil)
  }

  @Test("M53: a view that goes while it comes turns to didDisappear")
  func removedWhileInserting() throws {
    let seen = Recording<TransitionPhase>()
    let stage = door(false, AnyTransition(Phases(seen: seen)))
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    try stage.set(false, .linear(duration: 1))
    #expect(seen.take() == [.willAppear, .identity, .didDisappear])
    try stage.host.settle()
    #expect(shown(stage.host) == nil)
  }

  private struct Counted: View {
    let appearances: Recording<String>
    let handle: Recording<Binding<Int>>
    @State private var count = 0
    var body: some View {
      let _ = handle.add($count)
      Text("count \(count)")
        .onAppear { appearances.add("appear") }
        .onDisappear { appearances.add("disappear") }
    }
  }

  @Test("M53: a view that comes back while it leaves is the same one, with its state")
  func comesBack() throws {
    let appearances = Recording<String>()
    let handle = Recording<Binding<Int>>()
    let stage = stage(true) { isThere in
      VStack {
        if isThere { Counted(appearances: appearances, handle: handle) }
      }
    }
    handle.last?.wrappedValue = 3
    try stage.set(false, .linear(duration: 1))
    #expect(stage.host.all(.text("count 3")).isEmpty)
    try stage.advance(0.5)
    try stage.set(true, .linear(duration: 1))
    #expect(stage.host.all(.text("count 3")).count == 1)
    handle.last?.wrappedValue = 4
    try stage.host.settle()
    #expect(stage.host.all(.text("count 4")).count == 1)
    #expect(appearances.take() == ["appear"])
    try stage.set(false, .linear(duration: 1))
    try stage.host.settle()
    #expect(appearances.take() == ["disappear"])
    try stage.set(true, .linear(duration: 1))
    #expect(stage.host.all(.text("count 0")).count == 1)
  }

  @Test("M53: the way back starts where the view is seen")
  func comesBackFromWhereItIs() throws {
    let stage = door(true, .move(edge: .leading))
    try stage.set(false, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect.minX, -20)
    try stage.set(true, .linear(duration: 1))
    expectNear(shown(stage.host)?.rect.minX, -20)
    try stage.host.settle()
    expectNear(shown(stage.host)?.rect.minX, 0)
    #expect(stage.host.fills.count == 1)
  }

  @Test("M53: members of a ForEach come back as well, with the modifiers around all of them")
  func memberComesBack() throws {
    let handles = TallyHandles()
    let stage = stage([1, 2]) { numbers in
      VStack { ForEach(numbers, id: \.self) { Tally(name: "t\($0)", handles: handles) }.padding(1) }
    }
    handles["t2"] = 7
    try stage.set([1], .linear(duration: 1))
    try stage.advance(0.5)
    try stage.set([1, 2], .linear(duration: 1))
    #expect(stage.host.all(.text("t2 7")).count == 1)
    try stage.host.settle()
    #expect(stage.host.all(.text("t2 7")).count == 1)
  }

  @Test("M54: a fade is the default; without an animation nothing is seen of it")
  func defaultTransition() throws {
    let stage = stage(false) { isThere in
      ZStack(alignment: .topLeading) { if isThere { box.frame(width: 40, height: 20) } }
    }
    try stage.set(true)
    expectNear(shown(stage.host)?.opacity, 1)
    try stage.set(false)
    #expect(shown(stage.host) == nil)
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.25)
    expectNear(shown(stage.host)?.opacity, 0.25)
  }

  @Test("M55: slide comes over the leading edge and goes over the trailing one")
  func slide() throws {
    let stage = door(false, .slide)
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect, CGRect(x: -20, y: 0, width: 40, height: 20))
    try stage.advance(0.5)
    try stage.set(false, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect, CGRect(x: 20, y: 0, width: 40, height: 20))
  }

  @Test(
    "M55: move comes and goes over the same edge, by the view's own size",
    arguments: [(Edge.top, 0.0, -10.0), (.bottom, 0, 10), (.leading, -20, 0), (.trailing, 20, 0)])
  func move(_ edge: Edge, _ x: Double, _ y: Double) throws {
    let stage = door(false, .move(edge: edge))
    let half = CGRect(x: x, y: y, width: 40, height: 20)
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect, half)
    expectNear(shown(stage.host)?.opacity, 1)
    try stage.advance(0.5)
    try stage.set(false, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect, half)
  }

  @Test("M55: push comes from an edge and goes to the opposite one, fading")
  func push() throws {
    let stage = door(false, .push(from: .bottom))
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect.minY, 10)
    expectNear(shown(stage.host)?.opacity, 0.5)
    try stage.advance(0.5)
    try stage.set(false, .linear(duration: 1))
    try stage.advance(0.25)
    expectNear(shown(stage.host)?.rect.minY, -5)
    expectNear(shown(stage.host)?.opacity, 0.75)
  }

  @Test("M56: asymmetric, combined, and the two states of a modifier")
  func composition() throws {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let stage = door(
      false,
      .asymmetric(
        insertion: .modifier(active: Shift(x: 60), identity: Shift(x: 0)),
        removal: .opacity.combined(with: .offset(y: 40))))
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect.minX, 30)
    expectNear(shown(stage.host)?.opacity, 1)
    try stage.advance(0.5)
    try stage.set(false, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect.origin.y, 20)
    expectNear(shown(stage.host)?.rect.origin.x, 0)
    expectNear(shown(stage.host)?.opacity, 0.5)
  }

  @Test("M56: transitions of known types are asymmetric and combined, too")
  func typedComposition() throws {
    let stage = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        if isThere {
          box.frame(width: 40, height: 20)
            .transition(
              AsymmetricTransition(
                insertion: .scale(0.5, anchor: .topLeading).combined(with: .opacity), removal: .slide))
        }
      }
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect, CGRect(x: 0, y: 0, width: 30, height: 15))
    expectNear(shown(stage.host)?.opacity, 0.5)
    try stage.advance(0.5)
    try stage.set(false, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect, CGRect(x: 20, y: 0, width: 40, height: 20))
    expectNear(shown(stage.host)?.opacity, 1)
  }

  @Test("M57: blurReplace fades, and shrinks or grows on when it goes")
  func blurReplace() throws {
    for (configuration, away) in [(BlurReplaceTransition.Configuration.downUp, 0.95), (.upUp, 1.05)] {
      let stage = door(false, AnyTransition(.blurReplace(configuration)))
      try stage.set(true, .linear(duration: 1))
      try stage.advance(0.5)
      expectNear(shown(stage.host)?.rect.width, 38)
      expectNear(shown(stage.host)?.opacity, 0.5)
      try stage.advance(0.5)
      try stage.set(false, .linear(duration: 1))
      try stage.advance(0.5)
      expectNear(shown(stage.host)?.rect.width, 40 * away)
    }
  }

  @Test("M58: an animation on the view that goes does not animate its going; one on the container does")
  func animationInside() throws {
    let inside = stage(true) { isThere in
      ZStack { if isThere { box.animation(.linear(duration: 1), value: isThere) } }
    }
    try inside.set(false)
    #expect(shown(inside.host) == nil)
    let outside = stage(true) { isThere in
      ZStack { if isThere { box } }.animation(.linear(duration: 1), value: isThere)
    }
    try outside.set(false)
    try outside.advance(0.5)
    expectNear(shown(outside.host)?.opacity, 0.5)
  }

  @Test("M58: a transition inside of what comes and goes is not played")
  func nested() throws {
    let stage = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        if isThere {
          VStack { box.frame(width: 40, height: 20).transition(.move(edge: .leading)) }.transition(.opacity)
        }
      }
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect.minX, 0)
    expectNear(shown(stage.host)?.opacity, 0.5)
  }

  @Test("M59: a transition with an animation of its own needs none in the change")
  func ownAnimation() throws {
    let stage = door(false, .opacity.animation(.linear(duration: 2)))
    try stage.set(true)
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.opacity, 0.25)
    try stage.advance(2)
    try stage.set(false)
    try stage.advance(1)
    expectNear(shown(stage.host)?.opacity, 0.5)
    try stage.host.settle()
    #expect(shown(stage.host) == nil)
  }

  @Test("M59: each part of a transition has its own animation")
  func ownAnimations() throws {
    let stage = door(
      false,
      .asymmetric(
        insertion: .offset(x: 100).animation(.linear(duration: 1)).combined(
          with: .opacity.animation(.linear(duration: 2))),
        removal: .identity))
    try stage.set(true)
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect.minX, 50)
    expectNear(shown(stage.host)?.opacity, 0.25)
    try stage.host.settle()
    try stage.set(false)
    #expect(shown(stage.host) == nil)
  }

  @Test("M59: a typed transition too")
  func ownTypedAnimation() throws {
    let stage = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        if isThere { box.frame(width: 40, height: 20).transition(OpacityTransition().animation(.linear(duration: 2))) }
      }
    }
    try stage.set(true)
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.opacity, 0.25)
  }

  @Test("M60: a leaving view lies where its zIndex puts it")
  func zIndex() throws {
    let other = Color(red: 0, green: 0, blue: 1)
    for (zIndex, order) in [(0.0, 1), (1.0, 1)] {
      let stage = stage(true) { isThere in
        ZStack {
          if isThere { box.zIndex(zIndex) }
          other
        }
      }
      try stage.set(false, .linear(duration: 1))
      try stage.advance(0.5)
      let fills = stage.host.fills
      #expect(fills.count == 2)
      if zIndex == 1 { #expect(abs(fills[order].color.red - 1) < 0.01) }
    }
  }

  @Test("M62, M61: onDisappear comes when the way out is over, neighbours move at once")
  func disappearance() throws {
    let gone = Recording<String>()
    let stage = stage(true) { isThere in
      HStack(spacing: 0) {
        if isThere { box.frame(width: 40, height: 20).onDisappear { gone.add("gone") } }
        Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("c")
      }
    }
    try stage.set(false, .linear(duration: 1))
    try stage.advance(0.5)
    #expect(gone.take().isEmpty)
    expectNear(try stage.frame.minX, 20)
    try stage.advance(0.6)
    #expect(gone.take() == ["gone"])
  }

  @Test("a transition follows the view's value: what it was last decides how the view goes")
  func changing() throws {
    struct Step: Equatable { var isThere = true, toTheRight = false }
    let stage = stage(Step()) { step in
      ZStack(alignment: .topLeading) {
        if step.isThere {
          box.frame(width: 40, height: 20).transition(.move(edge: step.toTheRight ? .trailing : .leading))
        }
      }
    }
    try stage.set(Step(isThere: true, toTheRight: true))
    try stage.set(Step(isThere: false, toTheRight: true), .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(shown(stage.host)?.rect.minX, 20)
  }
}
