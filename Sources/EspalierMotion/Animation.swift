// SPDX-License-Identifier: MIT

import Foundation

/// The change of a value over time. A value itself: animations compare equal if they move alike.
///
/// Source: Apple's reference, Animation; specification M17–M41.
public struct Animation: Hashable, Sendable {
  /// The animation that this one wraps.
  public var base: any CustomAnimation

  /// An animation that a type of your own computes.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// Moves from zero towards `value`: the displacement covered after `time` seconds; nil when finished.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The velocity after `time` seconds, per second; nil if the animation does not compute one.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation continues from the state of `previous`; see ``CustomAnimation``.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  public static func == (a: Animation, b: Animation) -> Bool {
    func equals<A: CustomAnimation>(_ left: A) -> Bool { left == b.base as? A }
    return equals(a.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }

  /// Whether the animation ends only when it is interrupted. Such animations are ignored when a test waits for rest.
  package var repeatsForever: Bool {
    switch base {
    case let animation as RepeatAnimation where animation.count == nil: true
    case let animation as any DerivedAnimation: animation.base.repeatsForever
    default: false
    }
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: base) }
  public var debugDescription: String { String(describing: base) }
  public var customMirror: Mirror { Mirror(reflecting: base) }
}

/// An animation made from another one.
protocol DerivedAnimation: CustomAnimation {
  var base: Animation { get }
}
