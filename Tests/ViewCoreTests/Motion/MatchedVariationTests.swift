// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)

/// Matched geometry, phases and keyframes in other trees: specification M63–M71.
@MainActor
struct MatchedVariationTests {
  /// A square that changes its container.
  private struct Travelling: View {
    let isRight: Bool
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.clear.frame(width: 100, height: 10)
          if !isRight { red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20) }
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
        ZStack(alignment: .bottomTrailing) {
          Color.clear
          if isRight { AnyView(green.matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 40)) }
        }
        .frame(width: 200, height: 100)
      }
    }
  }

  @Test("M64: from one stack to another, through an erased view")
  func betweenStacks() throws {
    let stage = stage(false) { Travelling(isRight: $0) }
    let start = CGRect(x: 40, y: 10, width: 20, height: 20)
    let end = CGRect(x: 340, y: 60, width: 60, height: 40)
    expectNear(stage.host.fill(red)?.rect, start)
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.25)
    let quarter = CGRect(x: 115, y: 22.5, width: 30, height: 25)
    expectNear(stage.host.fill(green)?.rect, quarter)
    expectNear(stage.host.fill(red)?.rect, quarter)
    expectNear(stage.host.fill(green)?.opacity, 0.25)
    try stage.host.settle()
    expectNear(stage.host.fill(green)?.rect, end)
  }

  /// A mark under one of some words.
  private struct Tabs: View {
    let selection: Int
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { tab in
          ZStack {
            Color.clear
            if tab == selection { red.matchedGeometryEffect(id: "mark", in: space).transition(.identity) }
          }
          .frame(width: 50 + CGFloat(tab) * 50, height: 20)
        }
      }
    }
  }

  @Test("M64: the mark of a row of tabs slides, and takes the width of each")
  func tabs() throws {
    let stage = stage(0) { Tabs(selection: $0) }
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 0, y: 0, width: 50, height: 20))
    try stage.set(2, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 75, y: 0, width: 100, height: 20))
    try stage.host.settle()
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 150, y: 0, width: 150, height: 20))
    try stage.set(1, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 100, y: 0, width: 125, height: 20))
  }

  @Test("M63, M65: another source: the view flies to the other place")
  func sources() throws {
    struct Swap: View {
      let isSecond: Bool
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space, isSource: !isSecond)
          Color.clear.frame(width: 40, height: 40)
            .matchedGeometryEffect(id: 1, in: space, isSource: isSecond).padding(.leading, 200)
          red.matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    let stage = stage(false) { Swap(isSecond: $0) }
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 0, y: 0, width: 20, height: 20))
    try stage.set(true, .linear(duration: 1))
    try stage.host.settle()
    expectNear(stage.host.fill(red)?.rect, CGRect(x: 200, y: 0, width: 40, height: 40))
  }

  @Test("M63: another id or namespace is another group")
  func groups() throws {
    struct Apart: View {
      @Namespace private var one
      @Namespace private var other
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: one).padding(.leading, 100)
          red.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: other, isSource: false)
          green.frame(width: 10, height: 10).matchedGeometryEffect(id: "1", in: one, isSource: false)
        }
        .frame(width: 400, height: 100, alignment: .topLeading)
      }
    }
    let host = ViewHost(Apart())
    expectNear(host.fill(red)?.rect.minX, 0)
    expectNear(host.fill(green)?.rect.minX, 0)
    #expect(host.warnings.isEmpty)
  }

  // MARK: - Phases

  private enum Step: CaseIterable { case rest, up, down }

  @Test("M66, M68: the default animation between phases, in a row, endlessly")
  func phases() throws {
    let host = ViewHost(
      VStack {
        ForEach(0..<1, id: \.self) { _ in
          bar(10).phaseAnimator([0, 100.0]) { content, x in content.offset(x: x) }
        }
      }
      .frame(width: 400, alignment: .leading), size: CGSize(width: 400, height: 20))
    try host.advance(by: .seconds(0.1))
    let expected = Spring(response: 0.55, dampingRatio: 1).value(target: 100.0, time: 0.1)
    expectNear(Double(try host.get(.identifier("c")).frame.minX), expected, tolerance: 0.5)
  }

  @Test("M67: a trigger that changes in the middle of a run: at the end it rests at the first phase")
  func triggeredTwice() throws {
    let stage = stage(0) { trigger in
      bar(10).phaseAnimator(Step.allCases, trigger: trigger) { content, step in
        content.offset(x: step == .rest ? 0 : step == .up ? 100 : 50)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    try stage.set(1)
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 50)
    try stage.set(2)
    try stage.host.settle()
    expectNear(try stage.frame.minX, 0)
  }

  @Test("M68: no animation for one step: it jumps, the others move")
  func jumpingStep() throws {
    let stage = stage(0) { trigger in
      bar(10).phaseAnimator(Step.allCases, trigger: trigger) { content, step in
        content.offset(x: step == .rest ? 0 : step == .up ? 100 : 50)
      } animation: { step in
        step == .up ? nil : .linear(duration: 1)
      }
    }
    try stage.set(1)
    try stage.advance(0.05)
    #expect(try stage.frame.minX > 95)
    try stage.host.settle()
    expectNear(try stage.frame.minX, 0)
  }

  // MARK: - Keyframes

  private struct Pose {
    var x = 0.0
    var y = 0.0
  }

  @Test(
    "M69, M70: with a trigger it runs once, tracks side by side, and stays at the last values; later runs begin there")
  func keyframes() throws {
    let stage = stage(0) { trigger in
      bar(10).keyframeAnimator(initialValue: Pose(), trigger: trigger) { content, pose in
        content.offset(x: pose.x, y: pose.y)
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(100, duration: 1)
          LinearKeyframe(50, duration: 1)
        }
        KeyframeTrack(\.y) {
          MoveKeyframe(20)
          LinearKeyframe(40, duration: 0.5)
        }
      }
    }
    try stage.advance(1)
    expectPlace(try stage.frame.origin, 0, 0)
    try stage.set(1)
    try stage.advance(0.25)
    expectPlace(try stage.frame.origin, 25, 30)
    try stage.advance(1.25)
    expectPlace(try stage.frame.origin, 75, 40)
    try stage.host.settle()
    expectPlace(try stage.frame.origin, 50, 40)
    try stage.set(2)
    try stage.advance(0.5)
    // From 50 to 100.
    expectNear(try stage.frame.origin.x, 75)
  }

  @Test("M69: repeating it begins anew from the initial value")
  func repeating() throws {
    let host = ViewHost(
      KeyframeAnimator(initialValue: Pose(x: 10, y: 0), repeating: true) { pose in
        bar(10).offset(x: pose.x)
      } keyframes: { _ in
        KeyframeTrack(\.x) { LinearKeyframe(110, duration: 1) }
      }
      .frame(width: 400, height: 20, alignment: .leading), size: CGSize(width: 400, height: 20))
    try host.advance(by: .seconds(2.5))
    expectNear(try host.get(.identifier("c")).frame.minX, 60, tolerance: 4)
  }

  @Test("M71: drawn into a layer of its own, a view moves as it did", arguments: [0, 1, 2])
  func layers(_ kind: Int) throws {
    let stage = stage(false) { flag in
      let box = red.frame(width: 10, height: 10).offset(x: flag ? 100 : 0)
      switch kind {
      case 0: box.compositingGroup()
      case 1: box.drawingGroup()
      default: box.opacity(flag ? 1 : 0.99).compositingGroup().drawingGroup()
      }
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(red)?.rect.minX, 50)
  }

  private func expectPlace(
    _ point: CGPoint, _ x: CGFloat, _ y: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNear(point.x, x, sourceLocation: sourceLocation)
    expectNear(point.y, y, sourceLocation: sourceLocation)
  }
}
