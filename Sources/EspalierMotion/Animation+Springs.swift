// SPDX-License-Identifier: MIT

import Foundation

extension Animation {
  /// The default animation: a spring without overshoot (specification M29).
  public static let `default` = Animation(DefaultAnimation())

  /// A spring without bounce, of half a second (specification M26).
  public static var spring: Animation { spring(duration: 0.5) }

  /// A spring that takes over the velocity of the animation it interrupts.
  /// - Parameters:
  ///   - duration: about the seconds until the value is there.
  ///   - bounce: -1…1, 0 without overshoot.
  ///   - blendDuration: seconds in which the stiffness of an interrupted spring becomes this one's.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    fluid(response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration)
  }

  /// The same spring in physical terms: `response` is the seconds of an undamped swing, `dampingFraction` 1 is without
  /// overshoot.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    fluid(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// The motion of a spring. A second such animation of the same value continues with the velocity of the first.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    fluid(response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// A quick spring that follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A stiffer spring for values that follow a finger or a pointer: it takes 0.15 seconds by default, and
  /// `blendDuration` seconds to pass over from the animation before it.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluid(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A stiffer spring for values that follow a finger or a pointer: it takes 0.15 seconds by default, and
  /// `blendDuration` seconds to pass over from the animation before it.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring without overshoot; `extraBounce` is added to a bounce of 0. `duration` is the approximate perceived
  /// duration of the motion, in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a small overshoot; `extraBounce` is added to a bounce of 0.15. `duration` is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with more bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring with a clear overshoot; `extraBounce` is added to a bounce of 0.3. `duration` is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  private static func fluid(response: Double, dampingFraction: Double, blendDuration: Double) -> Animation {
    Animation(
      FluidSpringAnimation(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }
}

extension Animation {
  /// A spring that is added to the animation it interrupts instead of taking it over (specification M30).
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// - Parameter initialVelocity: in displacements per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring whose motions add up: a second change does not end the first. `bounce` is 0 without overshoot,
  /// `initialVelocity` a share of the distance per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose motions add up: a second change does not end the first. `initialVelocity` is a share of the distance
  /// per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}

/// The animation behind `.default`. The numbers are Apple's documented ones (specification M29, Q1).
struct DefaultAnimation: CustomAnimation {
  static let spring = FluidSpringAnimation(response: 0.55, dampingFraction: 1, blendDuration: 0)

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
