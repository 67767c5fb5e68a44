// SPDX-License-Identifier: MIT

import Foundation

/// A value over time, described by keyframes.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: _KeyframeTracks<Value>

  /// - Parameter initialValue: The value at the beginning of all tracks; properties without a track keep it.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    self.initial = initial
    var tracks = _KeyframeTracks<Value>()
    keyframes._addTracks(to: &tracks, initial: initial)
    self.tracks = tracks
  }

  /// The duration of the longest track in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// The value `time` seconds after the beginning; the first value before the beginning, the last one after the end.
  /// O(keyframes).
  public func value(time: TimeInterval) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a fraction of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the properties with tracks to their values at `time` seconds.
  public func update(value: inout Value, time: TimeInterval) { tracks.update(&value, time: time) }

  /// Sets the properties with tracks to their values at a fraction of the duration, 0…1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
