extension Publishers {
  /// Delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Rescheduling(subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// Delivers later by an interval, on a scheduler.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Rescheduling(subscriber) { action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
        })
    }
  }

  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
    }
  }

  /// Hands each value and the end to `schedule`; after a cancellation what was scheduled does nothing.
  private final class Rescheduling<Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    private let downstream: Downstream
    private let upstream = UpstreamSlot()
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
      self.downstream = downstream
      self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
      if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      guard !upstream.isClosed else { return .none }
      schedule {
        guard !self.upstream.isClosed else { return }
        self.upstream.request(self.downstream.receive(input))
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      guard !upstream.isClosed else { return }
      schedule {
        guard !self.upstream.isClosed else { return }
        self.upstream.close()
        self.downstream.receive(completion: completion)
      }
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
    func cancel() { upstream.close()?.cancel() }
  }
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
