// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The course of a change over time by each curve, with speed, delay and repeats: specification M17, M25–M35.
@MainActor
struct AnimationCurveTests {
  /// The width after each of some spans of time, of a change from 0 to 100.
  private func widths(_ animation: Animation, _ spans: Double...) throws -> [Double] {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, animation)
    return try spans.map { span in
      try stage.advance(span)
      return Double(try stage.frame.width)
    }
  }

  private func expect(
    _ numbers: [Double], _ expected: [Double], tolerance: Double = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (number, wanted) in zip(numbers, expected) {
      expectNear(number, wanted, tolerance: tolerance, sourceLocation: sourceLocation)
    }
  }

  @Test("M32: speed and delay, in both orders")
  func speedAndDelay() throws {
    expect(try widths(.linear(duration: 1).speed(2).delay(1), 1, 0.25, 0.25), [0, 50, 100])
    expect(try widths(.linear(duration: 1).delay(1).speed(2), 0.5, 0.25, 0.25), [0, 50, 100])
    expect(try widths(.linear(duration: 1).speed(0.5), 1, 1), [50, 100])
  }

  @Test("M32, M33: repeats that do not turn back")
  func repeats() throws {
    expect(try widths(.linear(duration: 1).repeatCount(2, autoreverses: false), 0.5, 1, 0.25, 1), [50, 50, 75, 100])
    expect(try widths(.linear(duration: 1).repeatCount(4), 1.25, 1, 1.5), [75, 25, 25])
    expect(try widths(.linear(duration: 1).repeatCount(4), 4.1), [100])
  }

  @Test("M34: a delay inside of a repeat comes each time, one outside once")
  func delays() throws {
    let inside = Animation.linear(duration: 1).delay(1).repeatCount(2, autoreverses: false)
    expect(try widths(inside, 0.5, 1, 1, 1), [0, 50, 0, 50])
    let outside = Animation.linear(duration: 1).repeatCount(2, autoreverses: false).delay(1)
    expect(try widths(outside, 0.5, 1, 1), [0, 50, 50])
    let forever = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    expect(try widths(forever, 9.5), [50])
  }

  @Test("M17: the default duration of each curve is 0.35 seconds")
  func defaultDurations() throws {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0.2, 0, 0.8, 1)] {
      let stage = stage(CGFloat(0)) { bar($0) }
      try stage.set(100, animation)
      try stage.advance(0.34)
      #expect(try stage.frame.width < 100)
      try stage.advance(0.01)
      #expect(try stage.frame.width == 100)
    }
    expect(try widths(.easeIn(duration: 2), 0.5, 0.5, 0.5), [9.3, 31.5, 62.2], tolerance: 0.5)
    expect(try widths(.easeInOut(duration: 4), 1, 1, 1), [12.9, 50, 87.1], tolerance: 0.5)
  }

  @Test("M29: default is a spring of about half a second without bounce")
  func defaultAnimation() throws {
    let spring = Spring(response: 0.55, dampingRatio: 1)
    expect(
      try widths(.default, 0.1, 0.1), [spring.value(target: 100, time: 0.1), spring.value(target: 100, time: 0.2)],
      tolerance: 0.01)
    let stage = stage(CGFloat(0)) { bar($0) }
    withAnimation { stage.cell.value = 100 }
    try stage.host.update()
    try stage.advance(0.1)
    expectNear(try stage.frame.width, CGFloat(spring.value(target: 100.0, time: 0.1)), tolerance: 0.01)
  }

  @Test("M28: smooth, snappy and bouncy, with more bounce; M25: response and damping")
  func springNames() throws {
    let cases: [(Animation, Spring)] = [
      (.smooth, Spring(duration: 0.5, bounce: 0)), (.snappy, Spring(duration: 0.5, bounce: 0.15)),
      (.bouncy, Spring(duration: 0.5, bounce: 0.3)),
      (.bouncy(duration: 0.8, extraBounce: 0.1), Spring(duration: 0.8, bounce: 0.4)),
      (.spring(response: 0.4, dampingFraction: 0.6), Spring(response: 0.4, dampingRatio: 0.6)),
      (.spring(), Spring(duration: 0.5, bounce: 0)), (.interactiveSpring(), Spring(duration: 0.15, bounce: 0.15)),
      (.interactiveSpring(response: 0.3, dampingFraction: 0.7), Spring(response: 0.3, dampingRatio: 0.7)),
      (.interpolatingSpring(stiffness: 80, damping: 9), Spring(stiffness: 80, damping: 9)),
      (.interpolatingSpring(mass: 2, stiffness: 80, damping: 9), Spring(mass: 2, stiffness: 80, damping: 9)),
      (.spring(Spring(duration: 0.3, bounce: 0.2)), Spring(duration: 0.3, bounce: 0.2)),
    ]
    for (animation, spring) in cases {
      expect(
        try widths(animation, 0.05, 0.05), [0.05, 0.1].map { spring.value(target: 100, time: $0) }, tolerance: 0.05)
    }
  }

  private struct Staircase: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time >= 1 ? nil : value.scaled(by: (time * 4 + 1e-9).rounded(.down) / 4)
    }
  }

  @Test("M35: an animation of one's own gets the way to go, and ends with nil")
  func custom() throws {
    let stage = stage(CGFloat(60)) { bar($0) }
    try stage.set(100, Animation(Staircase()))
    try stage.advance(0.3)
    expectNear(try stage.frame.width, 70)
    try stage.advance(0.3)
    expectNear(try stage.frame.width, 80)
    try stage.advance(0.4)
    expectNear(try stage.frame.width, 100)
    // Its modifiers work as for others, and two of them add up.
    try stage.set(60, Animation(Staircase()).speed(0.5))
    try stage.advance(1)
    expectNear(try stage.frame.width, 80)
    try stage.set(100, Animation(Staircase()))
    try stage.advance(0.5)
    // 40 of the way back are left by a quarter, 40 of the way forth by a half.
    expectNear(try stage.frame.width, 100 + 40 * 0.25 - 40 * 0.5)
  }
}
