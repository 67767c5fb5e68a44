// SPDX-License-Identifier: MIT

extension Publishers {
  /// The time between the values of the upstream, in the scheduler's unit.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The scheduler whose time counts and on which events are delivered.
    public let scheduler: Context

    /// The publisher that `measureInterval(using:options:)` makes.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MeasureIntervalConduit<Upstream.Output, Context, S>(scheduler, subscriber))
    }
  }
}

private final class MeasureIntervalConduit<Input, Context: Scheduler, Downstream: Subscriber>: Subscriber,
  Subscription, NamedConduit, @unchecked Sendable
where Downstream.Input == Context.SchedulerTimeType.Stride {
  typealias Failure = Downstream.Failure

  let description = "MeasureInterval"
  private let scheduler: Context
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private var last: Context.SchedulerTimeType?

  init(_ scheduler: Context, _ downstream: Downstream) {
    self.scheduler = scheduler
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    let now = scheduler.now
    lock.withLock { last = now }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    let now = scheduler.now
    let interval = lock.withLock {
      defer { last = now }
      return (last ?? now).distance(to: now)
    }
    let more = downstream.receive(interval)
    if more > 0 { upstream.request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if upstream.closeIfFilled() != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
  func cancel() { upstream.closeIfFilled()?.cancel() }
}

extension Publisher {
  /// The time between a value and the one before, or the subscription, on the scheduler.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
