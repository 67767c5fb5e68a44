// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The main run loop's actions run on the main queue, which the loop serves whenever it runs. It need not run: in a
/// test of Swift Testing, and in a program in `dispatchMain()`, the main actor works without it.
extension RunLoop: Scheduler {
  /// A moment of the wall clock.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The time as a date.
    public var date: Date

    /// The time of a date.
    public init(_ date: Date) { self.date = date }

    fileprivate var onMainQueue: DispatchQueue.SchedulerTimeType {
      DispatchQueue.main.now.advanced(by: .seconds(date.timeIntervalSinceNow))
    }

    /// The seconds from this time to another one.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// The time later by the interval.
    public func advanced(by interval: Stride) -> Self { Self(date.addingTimeInterval(interval.timeInterval)) }

    /// A length of time in seconds.
    public struct Stride: _DateStride {
      public var magnitude: TimeInterval

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }
  }

  /// A run loop has no options.
  public struct SchedulerOptions { private init() {} }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main { return DispatchQueue.main.schedule(options: nil, action) }
    let action = Carried(action)
    perform { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if self === RunLoop.main {
      return DispatchQueue.main.schedule(
        after: date.onMainQueue, tolerance: .seconds(tolerance.timeInterval), options: nil, action)
    }
    let action = Carried(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main {
      return DispatchQueue.main.schedule(
        after: date.onMainQueue, interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval), options: nil, action)
    }
    let action = Carried(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
