extension Publishers {
  /// At most one value per interval: the first at once, then the latest or the first of each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let gate = Gate(self, Outlet(subscriber, overflow: .keepLatest))
      let intake = Intake<Output, Failure>(
        onValue: { gate.arrive($0) },
        onCompletion: { completion in scheduler.schedule { gate.finish(completion) } })
      gate.outlet.onCancel = { intake.cancel() }
      subscriber.receive(subscription: gate.outlet)
      upstream.subscribe(intake)
    }

    private final class Gate<Downstream: Subscriber>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let outlet: Outlet<Downstream>
      private let throttle: Throttle
      private let lock = Lock()
      private var held: Output?
      private var isOpening = false
      private var lastEmission: Context.SchedulerTimeType?

      init(_ throttle: Throttle, _ outlet: Outlet<Downstream>) {
        self.throttle = throttle
        self.outlet = outlet
      }

      func arrive(_ value: Output) {
        let now = throttle.scheduler.now
        let opening = lock.withLock { () -> Context.SchedulerTimeType? in
          if held == nil || throttle.latest { held = value }
          guard !isOpening else { return nil }
          isOpening = true
          guard let lastEmission else { return now }
          return Swift.max(now, lastEmission.advanced(by: throttle.interval))
        }
        guard let opening else { return }
        if opening == now {
          throttle.scheduler.schedule { self.emit() }
        } else {
          throttle.scheduler.schedule(after: opening) { self.emit() }
        }
      }

      func finish(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { emit() }
        outlet.finish(completion)
      }

      private func emit() {
        let now = throttle.scheduler.now
        let value = lock.withLock { () -> Output? in
          isOpening = false
          defer { held = nil }
          if held != nil { lastEmission = now }
          return held
        }
        if let value { outlet.send(value) }
      }
    }
  }
}

extension Publisher {
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
