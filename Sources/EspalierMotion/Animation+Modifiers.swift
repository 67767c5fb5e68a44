// SPDX-License-Identifier: MIT

import Foundation

extension Animation {
  /// Waits before it begins. `delay` in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }

  /// Runs `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }

  /// Runs `repeatCount` times, each second time backwards if `autoreverses`. It ends at the target: an even number of
  /// reversing runs jumps there (specification M33).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Runs until it is interrupted.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after `duration` seconds, for completions that use that criterion; it does not run longer or
  /// shorter (specification M52).
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}

/// Waits, then runs its base.
struct DelayAnimation: DerivedAnimation {
  var base: Animation
  /// Seconds.
  var delay: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  /// While it waits the interrupted animation goes on, so the two run side by side.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    delay == 0 && base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Runs its base on a faster or slower clock.
struct SpeedAnimation: DerivedAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  /// The base gets the interrupted animation on its own clock.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard speed > 0 else { return false }
    return base.shouldMerge(
      previous: previous.speed(1 / speed), value: value, time: time * speed, context: &context)
  }
}

/// The base animation, with another time of logical completion.
struct LogicalCompletionAnimation: DerivedAnimation {
  var base: Animation
  /// Seconds.
  var duration: TimeInterval

  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: TimeInterval { 0 }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let wasComplete = context.isLogicallyComplete
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = wasComplete || time - context.state[Start<V>.self] >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard base.shouldMerge(previous: previous, value: value, time: time, context: &context) else { return false }
    context.state[Start<V>.self] = time
    return true
  }
}
