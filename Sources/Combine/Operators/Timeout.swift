// SPDX-License-Identifier: MIT

extension Publishers {
  /// Ends the stream, with an error if one is given, when no value has come for an interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The time, in the scheduler's unit.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler whose time counts and on which events are delivered.
    public let scheduler: Context
    /// The options of the scheduler; nil is its default.
    public let options: Context.SchedulerOptions?
    /// The error after the time; nil finishes without one.
    public let customError: (() -> Upstream.Failure)?

    /// The publisher that `timeout(_:scheduler:options:customError:)` makes.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimeoutConduit(self, subscriber))
    }
  }
}

private final class TimeoutConduit<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
  Subscription, NamedConduit, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  let description = "Timeout"
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let customError: (() -> Failure)?
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let deliveryLock = DeliveryLock()
  private let lock = Lock()
  private var timer: (any Cancellable)?
  private var wasRequested = false
  /// The end is scheduled or delivered: no more values are taken.
  private var isEnding = false

  init(_ timeout: Publishers.Timeout<Upstream, Context>, _ downstream: Downstream) {
    (interval, scheduler) = (timeout.interval, timeout.scheduler)
    (options, customError) = (timeout.options, timeout.customError)
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    restartTimer()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isTaking else { return .none }
    restartTimer()
    scheduler.schedule(options: options) {
      let more = self.deliveryLock.withLock {
        self.upstream.isFilled ? self.downstream.receive(input) : .none
      }
      if more > 0 { self.upstream.request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard beginEnding() else { return }
    takeTimer()?.cancel()
    scheduler.schedule(options: options) { self.finish(completion) }
  }

  private func timedOut() {
    guard beginEnding() else { return }
    let subscription = upstream.subscription
    takeTimer()?.cancel()
    subscription?.cancel()
    finish(customError.map { .failure($0()) } ?? .finished)
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    deliveryLock.withLock {
      if upstream.closeIfFilled() != nil { downstream.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard isTaking else { return }
    let isFirst = lock.withLock {
      defer { wasRequested = true }
      return !wasRequested
    }
    // The time counts from the first request: before it, nothing can come.
    if isFirst { restartTimer() }
    upstream.request(demand)
  }

  func cancel() {
    guard let subscription = upstream.closeIfFilled() else { return }
    takeTimer()?.cancel()
    subscription.cancel()
  }

  private var isTaking: Bool { upstream.isFilled && !lock.withLock { isEnding } }

  private func beginEnding() -> Bool {
    upstream.isFilled
      && lock.withLock {
        defer { isEnding = true }
        return !isEnding
      }
  }

  private func restartTimer() {
    takeTimer()?.cancel()
    let new = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { self.timedOut() }
    let isWanted = lock.withLock {
      if !isEnding { timer = new }
      return !isEnding
    }
    if !isWanted { new.cancel() }
  }

  private func takeTimer() -> (any Cancellable)? {
    lock.withLock {
      defer { timer = nil }
      return timer
    }
  }
}

extension Publisher {
  /// - Parameter customError: the failure of a timeout; without it the stream finishes
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
