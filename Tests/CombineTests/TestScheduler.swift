import Combine

/// A scheduler whose clock is set by hand, in seconds since its start.
final class TestScheduler: Scheduler {
  typealias SchedulerTimeType = ImmediateTime
  typealias SchedulerOptions = Never

  struct ImmediateTime: Strideable {
    var nanoseconds = 0
    func distance(to other: Self) -> SchedulerInterval { .nanoseconds(other.nanoseconds - nanoseconds) }
    func advanced(by interval: SchedulerInterval) -> Self { Self(nanoseconds: nanoseconds + interval.nanoseconds) }
  }

  private(set) var now = ImmediateTime()
  let minimumTolerance = SchedulerInterval.nanoseconds(0)
  private var queue: [(time: ImmediateTime, order: Int, action: () -> Void)] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: minimumTolerance, options: nil, action)
  }

  func schedule(
    after date: ImmediateTime, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
  ) {
    count += 1
    queue.append((date, count, action))
  }

  func schedule(
    after date: ImmediateTime, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: tolerance, options: nil, action)
    return AnyCancellable {}
  }

  func advance(by interval: SchedulerInterval) {
    let end = now.advanced(by: interval)
    while let next = queue.filter({ $0.time <= end }).min(by: { ($0.time, $0.order) < ($1.time, $1.order) }) {
      queue.removeAll { $0.order == next.order }
      now = max(now, next.time)
      next.action()
    }
    now = end
  }
}
