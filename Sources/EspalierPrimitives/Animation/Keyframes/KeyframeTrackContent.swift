// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation

/// The keyframes of one track, in their order.
///
/// A custom type implements `body`. Source: Apple's reference, KeyframeTrackContent.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value
  /// The type of `body`; the compiler infers it.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes of the track, in order.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes at the end of a sequence.
  func _addKeyframes(to sequence: inout _KeyframeSequence<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) { body._addKeyframes(to: &sequence) }
}

/// Content provided by the framework.
public protocol _PrimitiveKeyframeContent: KeyframeTrackContent where Body == Never {}

extension _PrimitiveKeyframeContent {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
  public func _addKeyframes(to sequence: inout _KeyframeSequence<Never>) {}
}

/// Keyframes in their order.
public struct _KeyframeSequence<Value: Animatable> {
  var keyframes: [Keyframe<Value.AnimatableData>] = []
  init() {}
}

/// Moves to a value in a straight line, with the speed of a timing curve.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframeContent {
  let keyframe: Keyframe<Value.AnimatableData>

  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds.
  ///   - timingCurve: The progress over time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(target: to.animatableData, kind: .linear(timingCurve), duration: max(duration, 0))
  }

  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) { sequence.keyframes.append(keyframe) }
}

/// Moves to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframeContent {
  let keyframe: Keyframe<Value.AnimatableData>

  /// - Parameters:
  ///   - to: The value at which the spring comes to rest.
  ///   - duration: The duration in seconds; nil until the spring is at rest.
  ///   - startVelocity: The velocity at the beginning, per second; nil is the end velocity of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      target: to.animatableData, kind: .spring(spring), duration: duration.map { max($0, 0) },
      startVelocity: startVelocity?.animatableData)
  }

  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) { sequence.keyframes.append(keyframe) }
}

/// Moves to a value on a smooth curve through the values before and after it (specification M70).
public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframeContent {
  let keyframe: Keyframe<Value.AnimatableData>

  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds.
  ///   - startVelocity: The velocity at the beginning, per second; nil is smooth.
  ///   - endVelocity: The velocity at the end, per second; nil is smooth.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = Keyframe(
      target: to.animatableData, kind: .cubic, duration: max(duration, 0),
      startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData)
  }

  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) { sequence.keyframes.append(keyframe) }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframeContent {
  let keyframe: Keyframe<Value.AnimatableData>

  /// A jump to a value, which takes no time.
  public init(_ to: Value) { keyframe = Keyframe(target: to.animatableData, kind: .move, duration: 0) }

  public func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) { sequence.keyframes.append(keyframe) }
}

/// Keyframes followed by others.
struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: _PrimitiveKeyframeContent
where First.Value == Second.Value {
  typealias Value = First.Value
  let first: First
  let second: Second

  func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) {
    first._addKeyframes(to: &sequence)
    second._addKeyframes(to: &sequence)
  }
}

/// The keyframes of a loop.
struct KeyframeList<Content: KeyframeTrackContent>: _PrimitiveKeyframeContent {
  typealias Value = Content.Value
  let contents: [Content]
  init(_ contents: [Content]) { self.contents = contents }

  func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) {
    for content in contents { content._addKeyframes(to: &sequence) }
  }
}

/// No keyframes.
struct EmptyKeyframeContent<Value: Animatable>: _PrimitiveKeyframeContent {
  func _addKeyframes(to sequence: inout _KeyframeSequence<Value>) {}
}

/// Builds the keyframes of one track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// The keyframes of one of two branches.
  public struct Conditional<
    ConditionalValue: Animatable, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: _PrimitiveKeyframeContent where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    public typealias Value = ConditionalValue
    enum Storage {
      case first(First)
      case second(Second)
    }
    let storage: Storage
    init(_ storage: Storage) { self.storage = storage }

    public func _addKeyframes(to sequence: inout _KeyframeSequence<ConditionalValue>) {
      switch storage {
      case .first(let content): content._addKeyframes(to: &sequence)
      case .second(let content): content._addKeyframes(to: &sequence)
      }
    }
  }

  /// A statement of the builder is a keyframe, or several.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Keyframes of a `for` loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeList(components)
  }

  /// Keyframes of one branch of `if` or `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value, Value: Animatable {
    .init(.first(component))
  }

  /// Keyframes of one branch of `if` or `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value, Value: Animatable {
    .init(.second(component))
  }

  /// The first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  /// Keyframes after the accumulated ones.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframePair(first: accumulated, second: next)
  }

  /// No keyframes: the value stays.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    EmptyKeyframeContent<Value>()
  }
}
