// SPDX-License-Identifier: MIT

extension Publishers {
  /// The values of the newest of the publishers that arrive; the ones before it are cancelled.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream

    /// The publisher that `switchToLatest()` makes.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = SwitchToLatestConduit<P, S>(subscriber)
      subscriber.receive(subscription: conduit)
      upstream.subscribe(conduit)
    }
  }
}

/// Requests the downstream's demand of the newest publisher; the demand that it leaves is requested of the next one.
private final class SwitchToLatestConduit<P: Publisher, Downstream: Subscriber>: Subscriber, Subscription, NamedConduit,
  @unchecked Sendable
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
  typealias Input = P
  typealias Failure = P.Failure

  let description = "SwitchToLatest"
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let deliveryLock = DeliveryLock()
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var latest: Inner?
  private var isUpstreamFinished = false
  private var hasEnded = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { subscription.request(.unlimited) }
  }

  func receive(_ publisher: P) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    let inner = Inner(self)
    let (isOpen, previous) = lock.withLock { () -> (Bool, Inner?) in
      guard !hasEnded else { return (false, nil) }
      defer { latest = inner }
      return (true, latest)
    }
    guard isOpen else { return .none }
    previous?.upstream.close()?.cancel()
    publisher.subscribe(inner)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream.close()
    let (ends, inner) = lock.withLock { () -> (Bool, Inner?) in
      guard !hasEnded else { return (false, nil) }
      isUpstreamFinished = true
      if case .finished = completion, latest != nil { return (false, nil) }
      hasEnded = true
      defer { latest = nil }
      return (true, latest)
    }
    inner?.upstream.close()?.cancel()
    if ends { deliveryLock.withLock { downstream.receive(completion: completion) } }
  }

  func request(_ more: Subscribers.Demand) {
    more.requirePositive(description)
    let inner = lock.withLock {
      demand += more
      return latest
    }
    inner?.upstream.request(more)
  }

  func cancel() {
    let inner = lock.withLock {
      hasEnded = true
      defer { latest = nil }
      return latest
    }
    inner?.upstream.close()?.cancel()
    upstream.close()?.cancel()
  }

  private final class Inner: Subscriber, NamedConduit {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let description = "SwitchToLatest"
    let upstream = UpstreamSlot()
    private let conduit: SwitchToLatestConduit

    init(_ conduit: SwitchToLatestConduit) { self.conduit = conduit }

    func receive(subscription: any Subscription) {
      guard upstream.fill(with: subscription) else { return }
      let demand = conduit.lock.withLock { conduit.demand }
      if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let isLatest = conduit.lock.withLock {
        guard conduit.latest === self, !conduit.hasEnded else { return false }
        precondition(conduit.demand > 0, "\(description): a value that was not requested")
        conduit.demand -= 1
        return true
      }
      guard isLatest else { return .none }
      let more = conduit.deliveryLock.withLock { conduit.downstream.receive(input) }
      if more > 0 { conduit.lock.withLock { conduit.demand += more } }
      return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!upstream.isAwaiting, "\(description): a completion before the subscription")
      upstream.close()
      let ends = conduit.lock.withLock {
        guard conduit.latest === self, !conduit.hasEnded else { return false }
        conduit.latest = nil
        if case .failure = completion { conduit.hasEnded = true }
        if conduit.isUpstreamFinished { conduit.hasEnded = true }
        return conduit.hasEnded
      }
      guard ends else { return }
      conduit.upstream.close()?.cancel()
      conduit.deliveryLock.withLock { conduit.downstream.receive(completion: completion) }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the latest publisher that was sent; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// The values of the latest publisher that was sent; the one before is cancelled.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// The values of the latest publisher that was sent; the one before is cancelled.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
