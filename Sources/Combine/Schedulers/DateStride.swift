// SPDX-License-Identifier: MIT

import Foundation

/// A length of time in seconds: the arithmetic that the strides of Foundation's schedulers share.
public protocol _DateStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
  Hashable, Codable, Sendable
where Magnitude == TimeInterval, FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval {
  var magnitude: TimeInterval { get set }
  init(_ timeInterval: TimeInterval)
}

extension _DateStride {
  /// The length in seconds.
  public var timeInterval: TimeInterval { magnitude }

  public init(integerLiteral seconds: TimeInterval) { self.init(seconds) }
  public init(floatLiteral seconds: TimeInterval) { self.init(seconds) }

  public init?<T: BinaryInteger>(exactly seconds: T) {
    guard let seconds = TimeInterval(exactly: seconds) else { return nil }
    self.init(seconds)
  }

  public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(TimeInterval(milliseconds) / 1000) }
  public static func microseconds(_ microseconds: Int) -> Self { Self(TimeInterval(microseconds) / 1_000_000) }
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(TimeInterval(nanoseconds) / 1_000_000_000) }

  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
  public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
  public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
  public static func += (left: inout Self, right: Self) { left.magnitude += right.magnitude }
  public static func -= (left: inout Self, right: Self) { left.magnitude -= right.magnitude }
  public static func *= (left: inout Self, right: Self) { left.magnitude *= right.magnitude }
}
