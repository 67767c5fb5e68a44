// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Number of units in a `CMTime`.
public typealias CMTimeValue = Int64
/// Number of units in a second.
public typealias CMTimeScale = Int32

/// State of a `CMTime`.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is one.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// The time was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// After all times.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// Before all times.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// Not known, such as the duration of a broadcast.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
}

/// Time in media: a number of units, of which a second has a whole number.
public struct CMTime: Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// The number of units in a second.
  public var timescale: CMTimeScale
  /// The state.
  public var flags: CMTimeFlags
  /// The number of a passage; times of others cannot be compared.
  public var epoch: Int64

  /// A time of all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: Int64) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// A time that is not valid.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// A number of units.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// A number of seconds; infinity, and a number that is none, have states of their own.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(
      value: CMTimeValue(clamping: (seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
    if seconds.isNaN { self = .invalid }
    if seconds == .infinity { self = .positiveInfinity }
    if seconds == -.infinity { self = .negativeInfinity }
  }

  /// The seconds; not a number for a time that has none.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  /// Whether the time is one.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite]) }
  /// Whether the time is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }

  /// No seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not valid.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// After all times.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Before all times.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
}

extension CMTime: Comparable, Hashable {
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.seconds == b.seconds || (a.seconds.isNaN && b.seconds.isNaN && a.flags == b.flags)
  }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }

  /// The sum, in the finer of both units.
  public static func + (a: CMTime, b: CMTime) -> CMTime { combined(a, b, +) }
  /// The difference, in the finer of both units.
  public static func - (a: CMTime, b: CMTime) -> CMTime { combined(a, b, -) }

  private static func combined(_ a: CMTime, _ b: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
    CMTime(seconds: operation(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale, 1))
  }
}

/// A number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// A number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// -1, 0 or 1, as the first time is before the second one, equal or after it.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 > time2 ? 1 : 0 }
