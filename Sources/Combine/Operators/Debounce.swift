extension Publishers {
  /// A value once nothing has followed it for an interval. A value still waiting when the upstream ends is lost.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, overflow: .keepLatest)
      let lock = Lock()
      var arrivals = 0
      let next = {
        lock.withLock {
          arrivals += 1
          return arrivals
        }
      }
      let intake = Intake<Output, Failure>(
        onValue: { value in
          let arrival = next()
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
          ) {
            if lock.withLock({ arrival == arrivals }) { outlet.send(value) }
          }
        },
        onCompletion: { completion in
          _ = next()
          scheduler.schedule(options: options) { outlet.finish(completion) }
        })
      outlet.onCancel = { intake.cancel() }
      subscriber.receive(subscription: outlet)
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
