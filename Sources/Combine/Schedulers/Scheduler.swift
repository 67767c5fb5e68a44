// SPDX-License-Identifier: MIT

/// Determines the time and the thread on which a closure runs.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of its times.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options of each action.
  associatedtype SchedulerOptions

  /// The time on the scheduler now.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance that the scheduler keeps.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs an action as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs an action at a time, or up to `tolerance` later.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs an action at a time, and again at each interval, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs an action as soon as possible, without options.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs an action at a time, with the least tolerance and without options.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action at a time, or up to `tolerance` later, without options.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs an action at a time, and again at each interval, with the least tolerance, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action at a time, and again at each interval, without options, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// A length of time that can be written in the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// An interval of seconds.
  static func seconds(_ seconds: Int) -> Self
  /// An interval of seconds.
  static func seconds(_ seconds: Double) -> Self
  /// An interval of thousandths of a second.
  static func milliseconds(_ milliseconds: Int) -> Self
  /// An interval of millionths of a second.
  static func microseconds(_ microseconds: Int) -> Self
  /// An interval of billionths of a second.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}
