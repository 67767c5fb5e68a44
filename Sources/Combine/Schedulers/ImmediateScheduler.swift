// SPDX-License-Identifier: MIT

import EspalierNumbers

/// Runs everything at once, on the caller's thread, without waiting for any date.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Time stands still.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Always 0: no time passes on this scheduler.
    public func distance(to other: Self) -> Stride { 0 }
    /// The same time: no time passes on this scheduler.
    public func advanced(by interval: Stride) -> Self { self }

    /// A number; every length of time is 0.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      public var magnitude: Int

      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      /// The whole part of the number; it has no effect.
      public init(floatLiteral value: Double) { magnitude = Int(clamping: value) }

      /// A number of no effect; nil if it does not fit.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func seconds(_ seconds: Int) -> Self { 0 }
      public static func seconds(_ seconds: Double) -> Self { 0 }
      public static func milliseconds(_ milliseconds: Int) -> Self { 0 }
      public static func microseconds(_ microseconds: Int) -> Self { 0 }
      public static func nanoseconds(_ nanoseconds: Int) -> Self { 0 }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Self, right: Self) -> Self { Self(left.magnitude.clampedSum(right.magnitude)) }
      public static func - (left: Self, right: Self) -> Self { Self(left.magnitude.clampedDifference(right.magnitude)) }
      /// The product of the numbers, without effect.
      public static func * (left: Self, right: Self) -> Self { Self(left.magnitude.clampedProduct(right.magnitude)) }
      public static func += (left: inout Self, right: Self) { left = left + right }
      public static func -= (left: inout Self, right: Self) { left = left - right }
      /// The product of the numbers, without effect.
      public static func *= (left: inout Self, right: Self) { left = left * right }
    }
  }

  public typealias SchedulerOptions = Never

  /// The one scheduler of this kind.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
