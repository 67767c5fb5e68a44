// SPDX-License-Identifier: MIT

import Foundation

extension OperationQueue: Scheduler {
  /// A moment of the wall clock.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The time as a date.
    public var date: Date

    /// The time of a date.
    public init(_ date: Date) { self.date = date }

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

  /// An operation queue has no options.
  public struct SchedulerOptions { private init() {} }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(ActionOperation(action))
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(action)
    let wait = Swift.max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { self.addOperation { action.value() } }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(action)
    let source = DispatchSource.makeTimerSource(queue: .global())
    let wait = Swift.max(0, date.date.timeIntervalSinceNow)
    source.schedule(deadline: .now() + wait, repeating: interval.timeInterval)
    source.setEventHandler { self.addOperation { action.value() } }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

/// Runs a closure. A class of its own: a subclass of the queue receives every action through `addOperation(_:)`.
private final class ActionOperation: Operation, @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  override func main() { action() }
}
