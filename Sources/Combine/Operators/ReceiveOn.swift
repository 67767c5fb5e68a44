// SPDX-License-Identifier: MIT

extension Publishers {
  /// Delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The scheduler whose time counts and on which events are delivered.
    public let scheduler: Context
    /// The options of the scheduler; nil is its default.
    public let options: Context.SchedulerOptions?

    /// The publisher that `receive(on:options:)` makes.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SchedulingConduit("ReceiveOn", subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// Delivers later by an interval, on a scheduler.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The time, in the scheduler's unit.
    public let interval: Context.SchedulerTimeType.Stride
    /// The longest additional delay, in the scheduler's unit.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler whose time counts and on which events are delivered.
    public let scheduler: Context
    /// The options of the scheduler; nil is its default.
    public let options: Context.SchedulerOptions?

    /// The publisher that `delay(for:tolerance:scheduler:options:)` makes.
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
        SchedulingConduit("Delay", subscriber) { action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
        })
    }
  }
}

/// Schedules the delivery of each value and of the end. After a cancellation, scheduled values are not delivered; an
/// end that was scheduled before it is delivered.
private final class SchedulingConduit<Downstream: Subscriber>: Subscriber, Subscription, NamedConduit,
  @unchecked Sendable
{
  let description: String
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let schedule: (@escaping () -> Void) -> Void
  private let deliveryLock = DeliveryLock()
  private let lock = Lock()
  /// The end is scheduled: no more values are taken.
  private var isEnding = false

  init(_ name: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    description = name
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard upstream.isFilled, !lock.withLock({ isEnding }) else { return .none }
    schedule {
      let more = self.deliveryLock.withLock {
        self.upstream.isFilled ? self.downstream.receive(input) : .none
      }
      if more > 0 { self.upstream.request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let isFirst = lock.withLock {
      defer { isEnding = upstream.isFilled }
      return upstream.isFilled && !isEnding
    }
    guard isFirst else { return }
    schedule {
      self.deliveryLock.withLock {
        self.upstream.close()
        self.downstream.receive(completion: completion)
      }
    }
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
  func cancel() { upstream.closeIfFilled()?.cancel() }
}

extension Publisher {
  /// The same events, delivered on the scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// The same events, later by the interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
