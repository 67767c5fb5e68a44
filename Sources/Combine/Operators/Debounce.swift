// SPDX-License-Identifier: MIT

extension Publishers {
  /// A value once nothing has followed it for an interval. A value still waiting when the upstream ends is lost.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The time that must pass without another value before a value is sent.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler whose time counts and on which events are delivered.
    public let scheduler: Context
    /// The options of the scheduler; nil is its default.
    public let options: Context.SchedulerOptions?

    /// The publisher that `debounce(for:scheduler:options:)` makes.
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
      upstream.subscribe(DebounceConduit(self, subscriber))
    }
  }
}

private final class DebounceConduit<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
  Subscription, NamedConduit, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  let description = "Debounce"
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let deliveryLock = DeliveryLock()
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var arrivals = 0
  private var waiting: Input?
  private var timer: (any Cancellable)?

  init(_ debounce: Publishers.Debounce<Upstream, Context>, _ downstream: Downstream) {
    (dueTime, scheduler, options) = (debounce.dueTime, debounce.scheduler, debounce.options)
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    let (arrival, old) = lock.withLock {
      arrivals += 1
      waiting = input
      defer { timer = nil }
      return (arrivals, timer)
    }
    old?.cancel()
    // It repeats until it is cancelled: Apple's uses the same call.
    let new = scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime), interval: dueTime,
      tolerance: scheduler.minimumTolerance, options: options
    ) { self.due(arrival) }
    let isCurrent = lock.withLock {
      guard arrival == arrivals, waiting != nil, upstream.isFilled else { return false }
      timer = new
      return true
    }
    if !isCurrent { new.cancel() }
    return .none
  }

  private func due(_ arrival: Int) {
    let (value, timer) = lock.withLock { () -> (Input?, (any Cancellable)?) in
      guard arrival == arrivals, let value = waiting else { return (nil, nil) }
      waiting = nil
      defer { self.timer = nil }
      guard demand > 0, upstream.isFilled else { return (nil, self.timer) }
      demand -= 1
      return (value, self.timer)
    }
    timer?.cancel()
    guard let value else { return }
    let more = deliveryLock.withLock { downstream.receive(value) }
    if more > 0 { lock.withLock { demand += more } }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.closeIfFilled() != nil else { return }
    stopTimer()
    scheduler.schedule {
      self.deliveryLock.withLock { self.downstream.receive(completion: completion) }
    }
  }

  func request(_ more: Subscribers.Demand) {
    more.requirePositive(description)
    if upstream.isFilled { lock.withLock { demand += more } }
  }

  func cancel() {
    guard let subscription = upstream.closeIfFilled() else { return }
    stopTimer()
    subscription.cancel()
  }

  private func stopTimer() {
    let timer = lock.withLock {
      arrivals += 1
      waiting = nil
      defer { self.timer = nil }
      return self.timer
    }
    timer?.cancel()
  }
}

extension Publisher {
  /// A value, once none has followed it for the given time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
