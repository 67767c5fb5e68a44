/// Runs everything at once, on the caller's thread, without waiting for any date.
public struct ImmediateScheduler: Scheduler, Sendable {
  public struct SchedulerTimeType: Strideable, Sendable {
    public typealias Stride = SchedulerInterval

    public func distance(to other: Self) -> Stride { .nanoseconds(0) }
    public func advanced(by interval: Stride) -> Self { self }
  }

  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
