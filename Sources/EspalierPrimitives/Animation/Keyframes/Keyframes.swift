// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation

/// The changes of several properties of a value over time, in parallel: tracks.
///
/// A custom type implements `body`. Source: Apple's reference, Keyframes; WWDC23-10157; specification M69, M70.
public protocol Keyframes<Value> {
  /// The type of the value that the tracks animate.
  associatedtype Value = Body.Value
  /// The type of `body`; the compiler infers it.
  associatedtype Body: Keyframes

  /// The tracks, which run at the same time.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks, for a value that begins as `initial`.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>, initial: Value)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>, initial: Value) {
    body._addTracks(to: &tracks, initial: initial)
  }
}

/// Keyframes provided by the framework.
public protocol _PrimitiveKeyframes: Keyframes where Body == Never {}

extension _PrimitiveKeyframes {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}

extension Never: Keyframes {
  public func _addTracks(to tracks: inout _KeyframeTracks<Never>, initial: Never) {}
}

/// Tracks as curves over time.
public struct _KeyframeTracks<Value> {
  /// The duration of the longest track in seconds.
  private(set) var duration = 0.0
  private var changes: [(inout Value, Double) -> Void] = []

  init() {}

  mutating func add(_ duration: Double, _ change: @escaping (inout Value, Double) -> Void) {
    self.duration = max(self.duration, duration)
    changes.append(change)
  }

  func update(_ value: inout Value, time: Double) {
    for change in changes { change(&value, time) }
  }
}

/// The keyframes of one property of a value, one after the other.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: _PrimitiveKeyframes
where Content.Value == Value {
  let keyPath: WritableKeyPath<Root, Value>
  let content: Content

  /// The keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// The keyframes of the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  init(_ content: Content) where Root == Value {
    keyPath = \.self
    self.content = content
  }

  public func _addTracks(to tracks: inout _KeyframeTracks<Root>, initial: Root) {
    var sequence = _KeyframeSequence<Value>()
    content._addKeyframes(to: &sequence)
    let curve = KeyframeCurve(sequence.keyframes, from: initial[keyPath: keyPath].animatableData)
    tracks.add(curve.duration) { [keyPath] root, time in
      root[keyPath: keyPath].animatableData = curve.value(at: time)
    }
  }
}

/// Parallel tracks.
struct JoinedKeyframes<First: Keyframes, Second: Keyframes>: _PrimitiveKeyframes where First.Value == Second.Value {
  typealias Value = First.Value
  let first: First
  let second: Second

  func _addTracks(to tracks: inout _KeyframeTracks<Value>, initial: Value) {
    first._addTracks(to: &tracks, initial: initial)
    second._addTracks(to: &tracks, initial: initial)
  }
}

/// No tracks.
struct EmptyKeyframes<Value>: _PrimitiveKeyframes {
  func _addTracks(to tracks: inout _KeyframeTracks<Value>, initial: Value) {}
}

/// Builds keyframes: tracks, or, for a value that is animatable as a whole, the keyframes of its only track.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Keyframes without a track form one for the whole value.
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
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value, Value: Animatable {
    .init(.first(component))
  }

  /// Keyframes of one branch of `if` or `switch`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value, Value: Animatable {
    .init(.second(component))
  }

  /// The first keyframes of a track without a name.
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

  /// The keyframes as one track of the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(component)
  }

  /// A statement of the builder is a track, or several.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value { expression }
  /// The first tracks.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Content.Value == Value {
    first
  }

  /// Tracks in addition to the accumulated ones; all run at the same time.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    JoinedKeyframes(first: accumulated, second: next)
  }

  /// No tracks: the value stays.
  @_disfavoredOverload
  public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes<Value>() }
  /// The tracks of the builder.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value { component }
}
