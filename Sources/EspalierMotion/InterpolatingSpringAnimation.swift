// SPDX-License-Identifier: MIT

import Foundation

/// A spring that always starts from its own initial velocity; it does not merge (specification M30).
struct InterpolatingSpringAnimation: CustomAnimation {
  var spring: Spring
  /// The initial velocity in displacements per second.
  var initialVelocity: Double
  /// Seconds after which the spring stays within a thousandth of its displacement.
  private let settlingDuration: TimeInterval

  init(spring: Spring, initialVelocity: Double) {
    self.spring = spring
    self.initialVelocity = initialVelocity
    settlingDuration = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < settlingDuration else { return nil }
    if time >= spring.duration { context.isLogicallyComplete = true }
    return spring.value(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time < settlingDuration else { return .zero }
    return spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}
