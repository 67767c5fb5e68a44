// SPDX-License-Identifier: MIT

import Foundation

/// A value over time, as keyframes describe it.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: _KeyframeTracks<Value>

  /// - Parameter initialValue: Where all tracks begin; what no track changes stays as it is here.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    self.initial = initial
    var tracks = _KeyframeTracks<Value>()
    keyframes._addTracks(to: &tracks, initial: initial)
    self.tracks = tracks
  }

  /// Seconds of the longest track.
  public var duration: TimeInterval { tracks.duration }

  /// The value `time` seconds after the beginning; before it the first one, after the end the last one. O(keyframes).
  public func value(time: TimeInterval) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Changes what the tracks are about to what it is at `time` seconds.
  public func update(value: inout Value, time: TimeInterval) { tracks.update(&value, time: time) }

  /// Changes what the tracks are about to what it is at a part of the duration, 0…1.
  public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
