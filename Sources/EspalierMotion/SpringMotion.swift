// SPDX-License-Identifier: MIT

import Foundation

/// The effect of a spring on any state in a given time: a 2×2 matrix on (displacement from the target, velocity).
///
/// The motion of a damped spring is linear in its state, so that one matrix of numbers serves vectors of any size, and
/// two steps after each other are one matrix product.
struct SpringMotion: Hashable, Sendable {
  var displacementFromDisplacement, displacementFromVelocity: Double
  var velocityFromDisplacement, velocityFromVelocity: Double

  static let identity = SpringMotion(
    displacementFromDisplacement: 1, displacementFromVelocity: 0, velocityFromDisplacement: 0, velocityFromVelocity: 1)

  /// This step, then `next`.
  func followed(by next: SpringMotion) -> SpringMotion {
    SpringMotion(
      displacementFromDisplacement: next.displacementFromDisplacement * displacementFromDisplacement
        + next.displacementFromVelocity * velocityFromDisplacement,
      displacementFromVelocity: next.displacementFromDisplacement * displacementFromVelocity
        + next.displacementFromVelocity * velocityFromVelocity,
      velocityFromDisplacement: next.velocityFromDisplacement * displacementFromDisplacement
        + next.velocityFromVelocity * velocityFromDisplacement,
      velocityFromVelocity: next.velocityFromDisplacement * displacementFromVelocity
        + next.velocityFromVelocity * velocityFromVelocity)
  }

  func displacement<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> V {
    displacement.scaled(by: displacementFromDisplacement) + velocity.scaled(by: displacementFromVelocity)
  }

  func velocity<V: VectorArithmetic>(_ displacement: V, _ velocity: V) -> V {
    displacement.scaled(by: velocityFromDisplacement) + velocity.scaled(by: velocityFromVelocity)
  }
}

extension Spring {
  /// The spring's motion over `time` seconds; before zero it rests.
  func motion(over time: TimeInterval) -> SpringMotion {
    guard time > 0 else { return .identity }
    let frequency = angularFrequency
    let decay = dampingRatio * frequency
    // The free solution is exp(-decay t) (C x + S (v + decay x)).
    let cosine: Double
    let sine: Double
    if abs(dampingRatio - 1) < 1e-6 {
      let envelope = exp(-frequency * time)
      cosine = envelope
      sine = envelope * time
    } else if dampingRatio < 1 {
      let envelope = exp(-decay * time)
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      cosine = envelope * cos(damped * time)
      sine = envelope * sin(damped * time) / damped
    } else {
      // Both exponents are negative: nothing overflows however long the spring runs.
      let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      let slow = exp((root - decay) * time)
      let fast = exp((-root - decay) * time)
      cosine = (slow + fast) / 2
      sine = (slow - fast) / (2 * root)
    }
    return SpringMotion(
      displacementFromDisplacement: cosine + decay * sine, displacementFromVelocity: sine,
      velocityFromDisplacement: -frequency * frequency * sine, velocityFromVelocity: cosine - decay * sine)
  }

  /// Seconds after which the envelope of the motion stays below `epsilon`.
  /// - Parameter drive: length of `velocity + decay × displacement`, the coefficient of the sine.
  func settlingDuration(distance: Double, drive: Double, epsilon: Double) -> TimeInterval {
    let epsilon = max(epsilon, 1e-12)
    let decay = dampingRatio * angularFrequency
    if distance + drive == 0 { return 0 }
    if decay == 0 { return .infinity }
    let root = angularFrequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    let slowest = dampingRatio > 1 ? decay - root : decay
    func envelope(_ time: Double) -> Double {
      exp(-slowest * time) * (distance + drive * (root > 0 ? min(time, 1 / root) : time))
    }
    // The envelope falls once `slowest × time` exceeds one: the last crossing lies after that, or before the whole motion.
    var high = 1 / slowest
    while envelope(high) > epsilon { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
