import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  /// An operation queue has no options.
  public struct SchedulerOptions { private init() {} }

  public var now: SchedulerDate { SchedulerDate(Date()) }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(action)
    let wait = Swift.max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { self.addOperation { action.value() } }
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval, options: SchedulerOptions?,
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
