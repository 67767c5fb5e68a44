// SPDX-License-Identifier: MIT

import Foundation

/// A weight on a spring: the motion of a value to its target, and its duration.
///
/// Times are in seconds, velocities per second. Every spring is solved in closed form: a value at a time costs O(1)
/// however long the spring has run.
/// Source: Apple's reference, Spring; constants: specification M25–M28.
public struct Spring: Hashable, Sendable {
  /// The weight; it matters for forces only.
  public private(set) var mass: Double
  /// Radians per second of the spring without damping.
  let angularFrequency: Double
  /// The damping ratio: below 1 the spring overshoots, at 1 it is critically damped, above 1 it is overdamped.
  public let dampingRatio: Double

  private init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.angularFrequency = angularFrequency
    self.dampingRatio = max(dampingRatio, 0)
  }

  /// - Parameters:
  ///   - duration: Seconds of one undamped swing; about the duration that the eye perceives.
  ///   - bounce: -1…1; 0 is without overshoot, 1 swings for ever, negative values creep.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// - Parameters:
  ///   - response: seconds of one undamped swing.
  ///   - dampingRatio: 0 swings for ever, 1 is without overshoot.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, angularFrequency: 2 * .pi / max(response, 1e-6), dampingRatio: dampingRatio)
  }

  /// - Parameter allowOverDamping: if false, more damping than needed to avoid overshoot is cut.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      mass: mass, angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// The spring that brings 0 to within `epsilon` of 1 in `settlingDuration` seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 0.001), 1)
    // Settling takes the same number of radians at every frequency.
    let radians = Spring(mass: 1, angularFrequency: 1, dampingRatio: ratio)
      .settlingDuration(distance: 1, drive: ratio, epsilon: epsilon)
    self.init(mass: 1, angularFrequency: radians / max(settlingDuration, 1e-6), dampingRatio: ratio)
  }

  /// The seconds that the motion seems to take; the tail of the motion lasts longer.
  public var duration: TimeInterval { response }
  /// The seconds of one oscillation if nothing damped it.
  public var response: Double { 2 * .pi / angularFrequency }
  /// The force that pulls back, per unit of displacement.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }
  /// The force that brakes, per unit of velocity.
  public var damping: Double { 2 * dampingRatio * mass * angularFrequency }
  /// The amount of overshoot: 0 without overshoot, towards 1 ever more, below 0 slower than without overshoot.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Seconds until a value that starts at rest is within a thousandth of its displacement.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 1e-3)
  }
}

extension Spring {
  /// A spring of 0.5 seconds without overshoot.
  public static var smooth: Spring { smooth() }
  /// A spring without overshoot, to whose bounce of 0 `extraBounce` is added; `duration` in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of 0.5 seconds with a bounce of 0.15.
  public static var snappy: Spring { snappy() }
  /// A spring to whose bounce of 0.15 `extraBounce` is added; `duration` in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of 0.5 seconds with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }
  /// A spring to whose bounce of 0.3 `extraBounce` is added; `duration` in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
