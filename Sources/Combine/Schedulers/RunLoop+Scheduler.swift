import Foundation

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  /// A run loop has no options.
  public struct SchedulerOptions { private init() {} }

  public var now: SchedulerDate { SchedulerDate(Date()) }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(action)
    perform { action.value() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
