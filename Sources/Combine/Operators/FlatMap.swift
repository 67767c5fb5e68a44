// SPDX-License-Identifier: MIT

extension Publishers {
  /// Each value becomes a publisher; the values of all of them come out as they arrive.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The greatest number of publishers that run at once.
    public let maxPublishers: Subscribers.Demand
    /// Makes the publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// The publisher that `flatMap(maxPublishers:_:)` makes.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = FlatMapConduit<Upstream.Output, NewPublisher, S>(
        subscriber, maxPublishers: maxPublishers, transform: transform)
      subscriber.receive(subscription: conduit)
      upstream.subscribe(conduit)
    }
  }
}

private final class FlatMapConduit<Input, NewPublisher: Publisher, Downstream: Subscriber>:
  MergingConduit<Downstream>, Subscriber, @unchecked Sendable
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  private let upstream = UpstreamSlot()
  private let maxPublishers: Subscribers.Demand
  private let transform: (Input) -> NewPublisher

  init(
    _ downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> NewPublisher
  ) {
    self.maxPublishers = maxPublishers
    self.transform = transform
    super.init("FlatMap", downstream)
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { subscription.request(maxPublishers) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if isActive { add(transform(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    upstream.close()
    if case .failure = completion { fail(completion) } else { close() }
  }

  override func childFinished() {
    if maxPublishers != .unlimited { upstream.request(.max(1)) }
  }

  override func didCancel() { upstream.close()?.cancel() }
}

extension Publisher {
  /// The values of the publishers that the closure makes, one of each value, as they come; `maxPublishers` limits how
  /// many run at once.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// The values of the publishers that the closure makes, one of each value, as they come; `maxPublishers` limits how
  /// many run at once.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// The values of the publishers that the closure makes, one of each value, as they come; `maxPublishers` limits how
  /// many run at once.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// The values of the publishers that the closure makes, one of each value, as they come; `maxPublishers` limits how
  /// many run at once.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
