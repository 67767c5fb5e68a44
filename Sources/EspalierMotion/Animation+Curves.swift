// SPDX-License-Identifier: MIT

import Foundation

extension Animation {
  /// A constant speed, in 0.35 s.
  public static let linear = linear(duration: 0.35)
  /// A constant speed. `duration` in seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// A slow beginning; 0.35 s.
  public static let easeIn = easeIn(duration: 0.35)
  /// A slow beginning. `duration` in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// A slow end; 0.35 s.
  public static let easeOut = easeOut(duration: 0.35)
  /// A slow end. `duration` in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// A slow beginning and end; 0.35 s.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// A slow beginning and end. `duration` in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// A Bézier curve from (0, 0) to (1, 1) with the given control points. `duration` in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// Any curve. `duration` in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(curve: curve, duration: duration))
  }
}

/// A curve stretched to a duration. It never merges: a later animation is added to it (specification M36).
struct TimingCurveAnimation: CustomAnimation {
  var curve: UnitCurve
  /// Seconds; zero or less is over at once.
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time >= 0, time < duration else { return .zero }
    let slope = curve.velocity(at: time / duration)
    if slope.isFinite { return value.scaled(by: slope / duration) }
    // A vertical point of the curve: the mean over a 300th of a second, which a spring can take over.
    let step = min(1.0 / 300, duration)
    let start = min(max(time - step / 2, 0), duration - step)
    let rise = curve.value(at: (start + step) / duration) - curve.value(at: start / duration)
    return value.scaled(by: rise / step)
  }
}
