import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment of the queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = SchedulerInterval
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      .nanoseconds(Int(other.dispatchTime.uptimeNanoseconds) - Int(dispatchTime.uptimeNanoseconds))
    }

    public func advanced(by interval: Stride) -> Self {
      Self(dispatchTime + .nanoseconds(interval.nanoseconds))
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
  }

  /// Quality of service, flags and group of the work.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let source = DispatchSource.makeTimerSource(queue: self)
    let action = Carried(action)
    source.schedule(
      deadline: date.dispatchTime, repeating: .nanoseconds(interval.nanoseconds),
      leeway: .nanoseconds(tolerance.nanoseconds))
    source.setEventHandler { action.value() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
