// SPDX-License-Identifier: MIT

import EspalierMotion
import Foundation

/// One keyframe: its target, its kind, its duration.
struct Keyframe<Data: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    case spring(Spring)
    case cubic
    case move
  }

  var target: Data
  var kind: Kind
  /// The duration in seconds; nil until a spring is at rest.
  var duration: Double?
  /// Velocities per second, if the program sets them.
  var startVelocity: Data?
  var endVelocity: Data?
}

/// A vector over time, made from the keyframes of one track (specification M70).
///
/// Unless velocities are set, a cubic keyframe ends with the velocity of a Catmull–Rom curve if a cubic one or a spring follows,
/// otherwise with the velocity of the following keyframe. A cubic keyframe or a spring begins with the velocity at which the one
/// before ended. A track begins and ends at rest.
struct KeyframeCurve<Data: VectorArithmetic> {
  private struct Segment {
    var begin: Double
    var duration: Double
    var from: Data
    var keyframe: Keyframe<Data>
    var startVelocity: Data
    var endVelocity: Data
  }

  private var segments: [Segment] = []
  private let initial: Data
  /// The duration of the track in seconds.
  private(set) var duration = 0.0

  init(_ keyframes: [Keyframe<Data>], from initial: Data) {
    self.initial = initial
    var from = initial
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      var segment = Segment(
        begin: duration, duration: keyframe.duration ?? 0, from: from, keyframe: keyframe,
        startVelocity: keyframe.startVelocity ?? velocity, endVelocity: .zero)
      if case .spring(let spring) = keyframe.kind, keyframe.duration == nil {
        segment.duration = spring.settlingDuration(
          target: keyframe.target - from, initialVelocity: segment.startVelocity)
      }
      segment.endVelocity = Self.endVelocity(segment, next: next)
      segments.append(segment)
      duration += segment.duration
      velocity = keyframe.endVelocity ?? segment.endVelocity
      // A shortened spring passes its current value on.
      from = next == nil ? keyframe.target : Self.value(segment, segment.duration)
    }
  }

  /// The value of the track `time` seconds after its beginning.
  func value(at time: Double) -> Data {
    if time >= duration { return segments.last?.keyframe.target ?? initial }
    guard let segment = segments.last(where: { $0.begin <= max(time, 0) }) else { return initial }
    return Self.value(segment, max(time, 0) - segment.begin)
  }

  private static func value(_ segment: Segment, _ time: Double) -> Data {
    let target = segment.keyframe.target
    switch segment.keyframe.kind {
    case .move: return target
    case .spring(let spring):
      return segment.from
        + spring.value(target: target - segment.from, initialVelocity: segment.startVelocity, time: time)
    case .linear(let curve):
      guard segment.duration > 0 else { return target }
      return segment.from + (target - segment.from).scaled(by: curve.value(at: time / segment.duration))
    case .cubic:
      guard segment.duration > 0 else { return target }
      // The Hermite form of the cubic.
      let t = min(time / segment.duration, 1)
      let (t2, t3) = (t * t, t * t * t)
      return segment.from.scaled(by: 2 * t3 - 3 * t2 + 1) + target.scaled(by: 3 * t2 - 2 * t3)
        + segment.startVelocity.scaled(by: (t3 - 2 * t2 + t) * segment.duration)
        + segment.endVelocity.scaled(by: (t3 - t2) * segment.duration)
    }
  }

  /// The velocity at the end of a segment, per second.
  private static func endVelocity(_ segment: Segment, next: Keyframe<Data>?) -> Data {
    let target = segment.keyframe.target
    switch segment.keyframe.kind {
    case .move: return .zero
    case .spring(let spring):
      return spring.velocity(
        target: target - segment.from, initialVelocity: segment.startVelocity, time: segment.duration)
    case .linear(let curve):
      return linearVelocity(from: segment.from, to: target, segment.duration, curve.velocity(at: 1))
    case .cubic:
      if let given = segment.keyframe.endVelocity { return given }
      guard let next else { return .zero }
      if let given = next.startVelocity { return given }
      switch next.kind {
      case .move: return .zero
      case .linear(let curve):
        return linearVelocity(from: target, to: next.target, next.duration ?? 0, curve.velocity(at: 0))
      case .spring(let spring):
        return throughVelocity(segment, next.target, next.duration ?? spring.duration)
      case .cubic: return throughVelocity(segment, next.target, next.duration ?? 0)
      }
    }
  }

  /// The velocity at the end of a segment, through which the curve continues to the next one.
  private static func throughVelocity(_ segment: Segment, _ next: Data, _ nextDuration: Double) -> Data {
    let duration = segment.duration + nextDuration
    return duration > 0 ? (next - segment.from).scaled(by: 1 / duration) : .zero
  }

  private static func linearVelocity(from: Data, to: Data, _ duration: Double, _ slope: Double) -> Data {
    duration > 0 && slope.isFinite ? (to - from).scaled(by: slope / duration) : .zero
  }
}
