// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation

/// The motion after a finger has let go: each millisecond a little slower, until the end of the content.
package struct ScrollDeceleration: CustomAnimation {
  /// The distance of a free glide at the finger's speed, divided by the distance to cover; more than 1 if the content
  /// ends before.
  let overshoot: Double

  /// The part of the speed that is left after a millisecond.
  private static let rate = 0.998
  /// The distance of a free glide, in seconds at the initial speed.
  static let glide = -0.001 / log(rate)

  package func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let part = overshoot * (1 - pow(Self.rate, time * 1000))
    // The remaining 0.1 % of the distance is too little to be seen.
    return part >= 1 || (overshoot <= 1 && part > 0.999) ? nil : value.scaled(by: max(part, 0))
  }

  package func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    value.scaled(by: overshoot * pow(Self.rate, time * 1000) / Self.glide)
  }
}
