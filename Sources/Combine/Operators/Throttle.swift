// SPDX-License-Identifier: MIT

extension Publishers {
  /// Delivers at most one value per interval: the first at once, then the latest or the first of each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The time, in the scheduler's unit.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler whose time counts and on which events are delivered.
    public let scheduler: Context
    /// Whether the last value of the interval is sent, and not the first.
    public let latest: Bool

    /// The publisher that `throttle(for:scheduler:latest:)` makes.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ThrottleConduit(self, subscriber))
    }
  }
}

private final class ThrottleConduit<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
  Subscription, NamedConduit, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  let description = "Throttle"
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private var downstream: Downstream?
  private let upstream = UpstreamSlot()
  private let deliveryLock = DeliveryLock()
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var waiting: Input?
  private var isScheduled = false
  private var completion: Subscribers.Completion<Failure>?
  private var lastEmission: Context.SchedulerTimeType?
  /// The time at which the subscription began, before the first emission.
  private var start: Context.SchedulerTimeType

  init(_ throttle: Publishers.Throttle<Upstream, Context>, _ downstream: Downstream) {
    (interval, scheduler, latest) = (throttle.interval, throttle.scheduler, throttle.latest)
    self.downstream = downstream
    start = throttle.scheduler.now
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    let now = scheduler.now
    let downstream = lock.withLock {
      start = now
      return self.downstream
    }
    downstream?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isFilled, lock.withLock({ completion == nil }) else { return .none }
    let now = scheduler.now
    let emission = lock.withLock { () -> Context.SchedulerTimeType?? in
      guard demand > 0 || waiting != nil else { return nil }
      if waiting == nil || latest { waiting = input }
      guard !isScheduled else { return nil }
      isScheduled = true
      demand -= 1
      guard let next = lastEmission?.advanced(by: interval), next > now else { return .some(nil) }
      return .some(next)
    }
    if let emission { schedule(emission) { self.emit() } }
    return .none
  }

  /// Runs the action at once without a date.
  private func schedule(_ date: Context.SchedulerTimeType?, _ action: @escaping () -> Void) {
    if let date {
      scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: nil, action)
    } else {
      scheduler.schedule(options: nil, action)
    }
  }

  private func emit() {
    guard upstream.isFilled else { return }
    let isEnding = lock.withLock { completion != nil }
    // The time is not needed any more after the last emission.
    let now = isEnding ? nil : scheduler.now
    let (value, receiver) = lock.withLock { () -> (Input?, Downstream?) in
      isScheduled = false
      lastEmission = now ?? lastEmission
      defer { waiting = nil }
      return (waiting, downstream)
    }
    if let value, let receiver {
      let more = deliveryLock.withLock { receiver.receive(value) }
      if more > 0 { lock.withLock { demand += more } }
    }
    let end = lock.withLock { completion }
    if let end { finish(end) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard upstream.closeIfFilled() != nil, let receiver = takeDownstream() else { return }
    deliveryLock.withLock { receiver.receive(completion: completion) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.isFilled, lock.withLock({ self.completion == nil }) else { return }
    let now = scheduler.now
    let (waits, date) = lock.withLock { () -> (Bool, Context.SchedulerTimeType?) in
      self.completion = completion
      guard let next = lastEmission?.advanced(by: interval), next > now else { return (isScheduled, nil) }
      return (isScheduled, next)
    }
    // The end follows the scheduled emission, which also delivers it.
    if !waits { schedule(date) { self.finish(completion) } }
  }

  func request(_ more: Subscribers.Demand) {
    if upstream.isFilled { lock.withLock { demand += more } }
  }

  func cancel() {
    let subscription = upstream.close()
    _ = takeDownstream()
    lock.withLock { waiting = nil }
    subscription?.cancel()
  }

  private func takeDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}

extension Publisher {
  /// Delivers at most one value in each interval: the latest one, or the first one.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
