// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A change while an animation runs: specification M36–M41.
@MainActor
struct InterruptionTests {
  @Test("M36: curves add up")
  func curves() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1))
    try stage.advance(0.5)
    try stage.set(0, .linear(duration: 1))
    expectNear(try stage.frame.width, 50)
    try stage.advance(0.25)
    // 25 of the first way are left, and 75 of the way back.
    expectNear(try stage.frame.width, 50)
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 25)
    try stage.advance(0.25)
    expectNear(try stage.frame.width, 0)
  }

  @Test("M37: a spring takes over place and velocity of the spring before")
  func springs() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(200, .spring(duration: 0.5))
    try stage.advance(0.1)
    let before = try stage.frame.width
    try stage.set(100, .spring(duration: 0.5))
    expectNear(try stage.frame.width, before)
    try stage.advance(1.0 / 60)
    #expect(try stage.frame.width > before, "it still moves on")
    try stage.host.settle()
    expectNear(try stage.frame.width, 100, tolerance: 0.2)
  }

  @Test("M37: springs merge: no more than one runs")
  func oneRun() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    for target in stride(from: CGFloat(10), through: 200, by: 10) {
      try stage.set(target, .spring(duration: 0.5))
      try stage.advance(1.0 / 60)
    }
    let width = try stage.frame.width
    #expect(width > 20 && width < 200)
    try stage.host.settle()
    expectNear(try stage.frame.width, 200, tolerance: 0.2)
  }

  @Test("M39: a change without animation jumps, and what runs goes on relative to it")
  func jump() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1))
    try stage.advance(0.5)
    try stage.set(300)
    expectNear(try stage.frame.width, 250)
    try stage.advance(0.25)
    expectNear(try stage.frame.width, 275)
    try stage.advance(0.25)
    expectNear(try stage.frame.width, 300)
  }

  @Test("M32: a delayed change waits at the old value")
  func delay() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1).delay(0.5))
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 0)
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 50)
  }

  @Test("M32: a repeated change goes there and back")
  func repeats() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1).repeatCount(3))
    try stage.advance(1.25)
    expectNear(try stage.frame.width, 75)
    try stage.advance(1)
    expectNear(try stage.frame.width, 25)
    try stage.advance(0.75)
    expectNear(try stage.frame.width, 100)
  }

  @Test("M33: a change that is repeated an even number of times jumps to the target")
  func evenRepeats() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1).repeatCount(2))
    try stage.advance(1.9)
    expectNear(try stage.frame.width, 10, tolerance: 0.1)
    try stage.host.settle()
    expectNear(try stage.frame.width, 100)
  }

  @Test("settle does not wait for what repeats for ever, and gives a warning")
  func forever() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1).repeatForever())
    try stage.host.settle()
    let warning = try #require(stage.host.warnings.first).text
    #expect(warning.hasPrefix("settle() does not wait for ") && warning.hasSuffix(" that repeat for ever."))
    try stage.advance(7.5 - stage.host.time)
    expectNear(try stage.frame.width, 50)
    try stage.set(0, .linear(duration: 1))
    try stage.host.settle()
    expectNear(try stage.frame.width, 0)
  }

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

  @Test("M36: curves of other lengths add up: 200 - 100·¼ - 100·½")
  func curvesOfOtherLengths() throws {
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 2))
    try stage.advance(1)
    try stage.set(200, .linear(duration: 1))
    expectNear(try stage.frame.width, 50)
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 125)
    try stage.advance(0.5)
    expectNear(try stage.frame.width, 200)
  }

  @Test("M37: a spring goes on from place and velocity: by the formula of the spring")
  func springsByTheFormula() throws {
    let (first, second) = (Spring(duration: 0.6, bounce: 0.2), Spring(duration: 0.4, bounce: 0))
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(200, .spring(first))
    try stage.advance(0.2)
    let place = first.value(target: 200.0, time: 0.2)
    let velocity = first.velocity(target: 200.0, time: 0.2)
    try stage.set(50, .spring(second))
    try stage.advance(0.1)
    let expected = place + second.value(target: 50 - place, initialVelocity: velocity, time: 0.1)
    expectNear(Double(try stage.frame.width), expected, tolerance: 0.5)
  }

  @Test("M38: a spring takes over the velocity of a curve")
  func springAfterCurve() throws {
    let spring = Spring(duration: 0.5, bounce: 0)
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .linear(duration: 1))
    try stage.advance(0.5)
    try stage.set(50, .spring(duration: 0.5))
    try stage.advance(0.1)
    // At its target, but with 100 points a second.
    let expected = 50 + spring.value(target: 0.0, initialVelocity: 100, time: 0.1)
    expectNear(Double(try stage.frame.width), expected, tolerance: 0.5)
  }

  @Test("M39: a spring that is interrupted jumps as a whole, and what is left of its motion goes on")
  func jumpOfASpring() throws {
    let spring = Spring(duration: 0.5, bounce: 0)
    let stage = stage(CGFloat(0)) { bar($0) }
    try stage.set(100, .spring(duration: 0.5))
    try stage.advance(0.1)
    try stage.set(300)
    expectNear(Double(try stage.frame.width), 200 + spring.value(target: 100.0, time: 0.1), tolerance: 0.1)
    try stage.advance(0.1)
    expectNear(Double(try stage.frame.width), 200 + spring.value(target: 100.0, time: 0.2), tolerance: 0.1)
    try stage.host.settle()
    expectNear(try stage.frame.width, 300)
  }

  @Test("M36, M39: other properties of the view are not touched by an interruption")
  func otherProperties() throws {
    struct Two: Equatable { var x: CGFloat = 0, width: CGFloat = 10 }
    let stage = stage(Two()) { bar($0.width).offset(x: $0.x) }
    try stage.set(Two(x: 100), .linear(duration: 1))
    try stage.advance(0.5)
    try stage.set(Two(x: 100, width: 50), .linear(duration: 2))
    try stage.advance(0.25)
    expectNear(try stage.frame.origin.x, 75)
    expectNear(try stage.frame.width, 15)
    try stage.advance(0.25)
    expectNear(try stage.frame.origin.x, 100)
    expectNear(try stage.frame.width, 20)
  }

  @Test("M41: with a blend the response changes bit by bit")
  func blend() throws {
    func width(_ blend: Double) throws -> CGFloat {
      let stage = stage(CGFloat(0)) { bar($0) }
      try stage.set(100, .spring(duration: 2))
      try stage.advance(0.2)
      try stage.set(200, .spring(duration: 0.3, blendDuration: blend))
      try stage.advance(0.1)
      return try stage.frame.width
    }
    #expect(try width(1) < width(0.2))
    #expect(try width(0.2) < width(0))
  }

  private struct Marquee: View {
    let starts: Int
    @State private var x: CGFloat = 0
    private func start() {
      withAnimation(.linear(duration: 0.01)) { x = 100 }
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { x = 0 }
    }
    var body: some View {
      bar(10).offset(x: x)
        .onAppear { for _ in 0..<starts { start() } }
        .onTapGesture { start() }
    }
  }

  @Test("an endless movement after a jump goes on, however often it is begun", arguments: 1...3)
  func endlessAfterJump(starts: Int) throws {
    let host = ViewHost(Marquee(starts: starts), size: CGSize(width: 10, height: 10))
    func expectRounds() throws {
      for x in [75.0, 50, 25] {
        try host.advance(by: .milliseconds(500))
        expectNear(try host.get(.identifier("c")).frame.minX, x)
      }
      try host.advance(by: .milliseconds(500))
    }
    try expectRounds()
    try expectRounds()
  }
}
