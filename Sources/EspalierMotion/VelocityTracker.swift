// SPDX-License-Identifier: MIT

import Foundation

/// The velocity of a value that jumps, such as one that follows a finger: over the jumps of the last tenth of a second.
struct VelocityTracker<V: VectorArithmetic> {
  private static var window: Double { 0.1 }
  private var samples: [(value: V, time: Double)] = []

  mutating func add(_ value: V, at time: Double) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((value, time))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// The velocity per second; nil if the value rested, or jumped only once.
  func velocity(at now: Double) -> V? {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return nil }
    guard now - last.time < Self.window else { return nil }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }
}

/// A placeholder for tracked jumps if an animation reads the one that it interrupts (specification M40): it covers
/// nothing and has their velocity.
struct VelocityTrackingAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { .zero }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    context.state[TrackedVelocity<V>.self]
  }
}

enum TrackedVelocity<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: V { .zero }
}
