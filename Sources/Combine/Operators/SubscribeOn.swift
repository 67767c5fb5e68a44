// SPDX-License-Identifier: MIT

extension Publishers {
  /// Subscribes, requests and cancels on a scheduler; values are delivered where the upstream sends them.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The scheduler that subscribes, requests and cancels.
    public let scheduler: Context
    /// The options of the scheduler; nil is its default.
    public let options: Context.SchedulerOptions?

    /// The publisher that `subscribe(on:options:)` makes.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = SubscribeOnConduit(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(conduit) }
    }
  }
}

private final class SubscribeOnConduit<Downstream: Subscriber>: Subscriber, Subscription, NamedConduit {
  let description = "SubscribeOn"
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
    upstream.isFilled ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if upstream.closeIfFilled() != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    // The request belongs to the subscription at this time: a cancellation in between comes after it.
    guard let subscription = upstream.subscription else { return }
    schedule { subscription.request(demand) }
  }

  func cancel() {
    guard let subscription = upstream.closeIfFilled() else { return }
    schedule { subscription.cancel() }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels on `scheduler`.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
