// SPDX-License-Identifier: MIT

import Foundation

/// An algorithm that moves a vector from zero to `value` over time (specification M35: always a difference, never the
/// positions themselves).
///
/// Times are seconds since the animation began. Source: Apple's reference, CustomAnimation; WWDC23-10156.
public protocol CustomAnimation: Hashable, Sendable {
  /// The displacement covered after `time`; nil when the animation is finished.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// The velocity after `time`, per second; nil if unknown.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Called on the new animation when `previous` is still running; returns true if it goes on from the state in
  /// `context`. It then runs with `previous`'s state and beginning, towards a `value` counted from `previous`'s start;
  /// else both run and their results are added.
  /// - Parameters:
  ///   - value: the value that `previous` was moving to.
  ///   - time: seconds since `previous` began.
  ///   - context: `previous`'s state, to be prepared for this animation.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The data that a custom animation stores from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state of the animation from frame to frame.
  public var state: AnimationState<Value>

  /// Whether only the tail of the animation is left. The animation sets it; completions of that kind are then called.
  public var isLogicallyComplete: Bool

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// A context that differs in its state, possibly of another vector type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// The key of a value that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before the first one is set.
  static var defaultValue: Value { get }
}

/// Values that an animation keeps from frame to frame, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A state without values: every key reads its default.
  public init() {}

  /// The value of a key, or the key's default if none was set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values.isEmpty ? K.defaultValue : values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
