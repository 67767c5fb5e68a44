// SPDX-License-Identifier: MIT

import Foundation

extension Spring {
  /// The value after `time` seconds of a motion that began at zero.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target + motion(over: time).displacement(.zero - target, initialVelocity)
  }

  /// The velocity after `time` seconds of a motion that began at zero, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    motion(over: time).velocity(.zero - target, initialVelocity)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let motion = motion(over: deltaTime)
    let displacement = value - target
    value = target + motion.displacement(displacement, velocity)
    velocity = motion.velocity(displacement, velocity)
  }

  /// The force on the weight at `position`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Seconds until a value that began at zero stays within `epsilon` of `target`; infinite without damping.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> TimeInterval {
    let drive = initialVelocity - target.scaled(by: dampingRatio * angularFrequency)
    return settlingDuration(distance: target.magnitude, drive: drive.magnitude, epsilon: epsilon)
  }
}

extension Spring {
  /// The value `time` seconds after it left `fromValue`.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity `time` seconds after a value left `fromValue`, per second.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// The force on a value at `position`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// Seconds until a value that left `fromValue` stays within `epsilon` of `toValue`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double = 0.001
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
