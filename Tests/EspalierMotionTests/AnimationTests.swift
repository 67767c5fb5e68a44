// SPDX-License-Identifier: MIT

import EspalierHosting
import EspalierMotion
import Foundation
import Testing

/// The way of 1 that `animation` has covered at each time, frame after frame; nil when finished.
func course(_ animation: Animation, _ times: [Double]) -> [Double?] {
  var context = AnimationContext<Double>()
  return times.map { animation.animate(value: 1.0, time: $0, context: &context) }
}

func isClose(_ numbers: [Double?], _ expected: [Double?], within tolerance: Double = 1e-9) -> Bool {
  zip(numbers, expected).allSatisfy { number, expected in
    guard let number, let expected else { return number == expected }
    return abs(number - expected) <= tolerance
  }
}

@Suite struct AnimationTests {
  @Test("M17, M24: curves last a third of a second")
  func curvesLastAThirdOfASecond() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn == .timingCurve(.easeIn, duration: 0.35))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect(isClose(course(.easeIn(duration: 2), [0, 0.5, 1, 2]), [0, 0.0935, 0.3153, nil], within: 1e-3))
  }

  @Test("M25, M26, M28: spring defaults")
  func springDefaults() {
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
    #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))
    #expect(Animation.spring(response: 0.4, dampingFraction: 0.7) == .spring(Spring(response: 0.4, dampingRatio: 0.7)))
    #expect(
      Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(Animation.interactiveSpring() == .interactiveSpring)
    #expect(Animation.spring(dampingFraction: 0.5) == .spring(response: 0.5, dampingFraction: 0.5))
    #expect(Animation.spring(blendDuration: 1) == .spring(duration: 0.5, bounce: 0, blendDuration: 1))
    #expect(Animation.smooth == .spring)
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.3 + 0.1))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 0))
  }

  @Test("M29: default is a critically damped spring")
  func defaultIsACriticallyDampedSpring() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "DefaultAnimation()")
    let times = [0.1, 0.3, 0.6]
    let spring = Spring(response: 0.55, dampingRatio: 1)
    #expect(isClose(course(.default, times), times.map { spring.value(target: 1.0, time: $0) }))
  }

  @Test func equalityIsByMovement() {
    #expect(Animation.linear.delay(1) == .linear.delay(1))
    #expect(Animation.linear.delay(1) != .linear.speed(1))
    #expect(Set([Animation.easeIn, .easeIn, .easeOut]).count == 2)
  }

  @Test("M32: speed delay and repeat")
  func speedDelayAndRepeat() {
    #expect(isClose(course(.linear(duration: 1).speed(2), [0.25, 0.5]), [0.5, nil]))
    #expect(isClose(course(.linear(duration: 1).delay(1), [0.5, 1.5, 2]), [0, 0.5, nil]))
    #expect(
      isClose(
        course(.linear(duration: 1).repeatCount(3), [0.25, 1.25, 2.25, 2.999, 3]), [0.25, 0.75, 0.25, 0.999, nil]))
    #expect(
      isClose(
        course(.linear(duration: 1).repeatForever(autoreverses: false), [0.25, 1.25, 700.5]), [0.25, 0.25, 0.5]))
  }

  @Test("M33: even counts end before the target; the animator then shows it")
  func evenCountsEndBeforeTheTarget() {
    #expect(isClose(course(.linear(duration: 1).repeatCount(2), [1.9, 2]), [0.1, nil]))
  }

  @Test("M34: order of delay and repeat")
  func orderOfDelayAndRepeat() {
    let times = [0.5, 1.5, 2.5, 3.5]
    let base = Animation.linear(duration: 1)
    #expect(isClose(course(base.delay(1).repeatForever(), times), [0, 0.5, 1, 0.5]))
    #expect(isClose(course(base.repeatForever().delay(1), times), [0, 0.5, 0.5, 0.5]))
    #expect(isClose(course(base.repeatForever().delay(1), [1.25, 2.25]), [0.25, 0.75]))
    #expect(isClose(course(base.delay(1).speed(2), [0.25, 0.75]), [0, 0.5]))
    #expect(isClose(course(base.speed(2).delay(1), [0.75, 1.25]), [0, 0.5]))
  }

  @Test func repeatingDoesNotDependOnTheFrames() {
    let animation = Animation.easeIn(duration: 0.37).repeatForever()
    let coarse = course(animation, [1.03, 2.9])
    let fine = course(animation, Array(stride(from: 0, to: 1.03, by: 0.01)) + [1.03, 1.5, 1.9, 2.9])
    #expect(isClose([fine[fine.count - 4], fine.last!], coarse))
  }

  @Test func repeatingNothingEnds() {
    #expect(isClose(course(.linear(duration: 0).repeatForever(), [0.1]), [nil]))
  }

  @Test("M31: springs end by thresholds")
  func springsEndByThresholds() {
    var context = AnimationContext<Double>()
    let spring = Animation.spring(duration: 0.5, bounce: 0.2)
    let end = stride(from: 0, to: 5, by: 1.0 / 60)
      .first { spring.animate(value: 100.0, time: $0, context: &context) == nil }!
    let reference = Spring(duration: 0.5, bounce: 0.2)
    #expect(abs(reference.velocity(target: 100.0, time: end)) <= 0.06)
    #expect(abs(reference.velocity(target: 100.0, time: end - 0.5)) > 0.06)
    #expect(end > 0.5)
  }

  @Test("M31: stiffness is at most 45000, however short the response")
  func stiffnessIsBounded() {
    let times = [0.005, 0.01, 0.02]
    let spring = Spring(mass: 1, stiffness: 45000, damping: 2 * 45000.0.squareRoot())
    let short = course(.spring(response: 0.001, dampingFraction: 1), times)
    #expect(isClose(short, times.map { spring.value(target: 1.0, time: $0) }))
  }

  @Test("M31: springs are logically complete after their response")
  func springsAreLogicallyCompleteAfterTheirResponse() {
    var context = AnimationContext<Double>()
    _ = Animation.spring(duration: 0.5).animate(value: 100.0, time: 0.49, context: &context)
    #expect(!context.isLogicallyComplete)
    _ = Animation.spring(duration: 0.5).animate(value: 100.0, time: 0.51, context: &context)
    #expect(context.isLogicallyComplete)
  }

  @Test("M35: custom animations are given the difference")
  func customAnimationsAreGivenTheDifference() {
    struct Halves: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= 1 { return nil }
        var half = value
        half.scale(by: 0.5)
        return half
      }
    }
    var animator = Animator<Double>()
    animator.retarget(from: 100, to: 120, animation: Animation(Halves()), now: 0)
    #expect(animator.value(target: 120, now: 0.5) == 110)
    #expect(animator.value(target: 120, now: 1) == 120)
    #expect(!animator.isActive)
  }
}
