// SPDX-License-Identifier: MIT

import Combine
import Dispatch

/// A scheduler whose clock is set by hand, in seconds since its start.
final class TestScheduler: Scheduler {
  typealias SchedulerTimeType = ImmediateTime
  typealias SchedulerOptions = Never

  typealias Interval = DispatchQueue.SchedulerTimeType.Stride

  struct ImmediateTime: Strideable {
    var nanoseconds = 0
    func distance(to other: Self) -> Interval { .nanoseconds(other.nanoseconds - nanoseconds) }
    func advanced(by interval: Interval) -> Self { Self(nanoseconds: nanoseconds + interval.magnitude) }
  }

  private(set) var now = ImmediateTime()
  let minimumTolerance = Interval.nanoseconds(0)
  private var queue: [(time: ImmediateTime, order: Int, action: () -> Void)] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: minimumTolerance, options: nil, action)
  }

  func schedule(
    after date: ImmediateTime, tolerance: Interval, options: Never?, _ action: @escaping () -> Void
  ) {
    count += 1
    queue.append((date, count, action))
  }

  func schedule(
    after date: ImmediateTime, interval: Interval, tolerance: Interval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = RepeatingAction()
    repeatAction(timer, at: date, interval, action)
    return AnyCancellable { timer.isCancelled = true }
  }

  private func repeatAction(
    _ timer: RepeatingAction, at date: ImmediateTime, _ interval: Interval, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: 0, options: nil) {
      guard !timer.isCancelled else { return }
      action()
      self.repeatAction(timer, at: date.advanced(by: interval), interval, action)
    }
  }

  private final class RepeatingAction {
    var isCancelled = false
  }

  func advance(by interval: Interval) {
    let end = now.advanced(by: interval)
    while let next = queue.filter({ $0.time <= end }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
      queue.removeAll { $0.order == next.order }
      now = max(now, next.time)
      next.action()
    }
    now = end
  }
}
