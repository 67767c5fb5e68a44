// SPDX-License-Identifier: MIT

import EspalierInteraction
import EspalierMotion
import Foundation
import Testing

@Suite struct SpringTests {
  @Test("M27: duration and bounce are response and damping")
  func durationAndBounceAreResponseAndDamping() {
    let spring = Spring(duration: 0.5, bounce: 0.25)
    #expect(spring.response == 0.5)
    #expect(spring.dampingRatio == 0.75)
    let stiffness = (2 * Double.pi / 0.5) * (2 * Double.pi / 0.5)
    #expect(abs(spring.stiffness - stiffness) < 1e-9)
    #expect(abs(spring.damping - 2 * stiffness.squareRoot() * 0.75) < 1e-9)
    #expect(spring.mass == 1)
    #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    #expect(Spring(duration: 1, bounce: -0.5).bounce == -0.5)
  }

  @Test("M25, M28: defaults")
  func defaults() {
    #expect(Spring() == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.bouncy(extraBounce: 0.1).dampingRatio == 1 - (0.3 + 0.1))
  }

  @Test("M27: full bounce is a cosine with the duration as period")
  func fullBounceIsACosineWithTheDurationAsPeriod() {
    let spring = Spring(duration: 2, bounce: 1)
    #expect(abs(spring.value(target: 1.0, time: 0.5) - 1) < 1e-9)
    #expect(abs(spring.value(target: 1.0, time: 1) - 2) < 1e-9)
    #expect(abs(spring.value(target: 1.0, time: 2) - 0) < 1e-9)
    #expect(spring.settlingDuration == .infinity)
  }

  @Test func overdampingIsCutUnlessAllowed() {
    #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
    #expect(Spring(mass: 4, stiffness: 100, damping: 20).mass == 4)
    #expect(Spring(mass: 4, stiffness: 100, damping: 20).stiffness == 100)
  }

  @Test(arguments: [0, 0.3, 0.999_999_9, 1, 1.000_001, 1.5, 8])
  func closedFormObeysTheEquationOfMotion(dampingRatio: Double) {
    let spring = Spring(response: 0.7, dampingRatio: dampingRatio)
    var value = 0.0
    var velocity = 3.0
    let step = 1e-5
    for _ in 0..<40_000 {  // 0.4 s, semi-implicit
      velocity += spring.force(target: 2, position: value, velocity: velocity) * step
      value += velocity * step
    }
    #expect(abs(spring.value(target: 2, initialVelocity: 3, time: 0.4) - value) < 2e-3)
    #expect(abs(spring.velocity(target: 2, initialVelocity: 3, time: 0.4) - velocity) < 2e-2)
  }

  @Test func manyUpdatesAreOne() {
    let spring = Spring.bouncy
    var value = AnimatablePair(1.0, 2.0)
    var velocity = AnimatablePair(0.0, -4.0)
    let target = AnimatablePair(5.0, 5.0)
    var valueAtOnce = value
    var velocityAtOnce = velocity
    for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: target, deltaTime: 0.005) }
    spring.update(value: &valueAtOnce, velocity: &velocityAtOnce, target: target, deltaTime: 0.3)
    #expect((value - valueAtOnce).magnitude < 1e-9)
    #expect((velocity - velocityAtOnce).magnitude < 1e-9)
  }

  @Test(arguments: [0.2, 0.6, 1, 1.8])
  func nothingLeavesTheTargetAfterSettling(dampingRatio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: dampingRatio)
    let settled = spring.settlingDuration
    for time in stride(from: settled, to: settled * 3, by: 0.01) {
      #expect(abs(spring.value(target: 1.0, time: time) - 1) <= 0.001_001)
    }
    // And the estimate is not idle: shortly before, it is or may be outside.
    let earlier = stride(from: settled * 0.6, to: settled, by: 0.001)
    #expect(earlier.contains { abs(spring.value(target: 1.0, time: $0) - 1) > 0.001 })
  }

  @Test func settlingDurationDeterminesTheSpring() {
    let spring = Spring(settlingDuration: 2, dampingRatio: 0.7)
    #expect(abs(spring.settlingDuration - 2) < 1e-6)
    #expect(spring.dampingRatio == 0.7)
  }

  @Test func springsMoveAnimatables() {
    let spring = Spring.smooth
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: 0), initialVelocity: .zero, time: 0.2)
    #expect(abs(point.x - (10 + spring.value(target: 10.0, time: 0.2))) < 1e-9)
    #expect(point.y == 0)
  }
}
