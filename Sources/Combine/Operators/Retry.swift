// SPDX-License-Identifier: MIT

extension Publishers {
  /// Subscribes again after a failure, up to a number of times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The greatest number of attempts after the first; nil is no limit.
    public let retries: Int?

    /// The publisher that `retry(_:)` makes.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(RetryConduit(upstream, subscriber, retries: retries))
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

private final class RetryConduit<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, NamedConduit,
  @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private enum State {
    case awaiting
    case subscribed(any Subscription)
    case ended
  }

  let description = "Retry"
  private let upstream: Upstream
  private var downstream: Downstream?
  private let lock = Lock()
  private var state = State.awaiting
  /// The attempts that are left; nil or negative: no limit.
  private var retries: Int?
  private var demand = Subscribers.Demand.none
  private var isAnnounced = false
  /// A failure that arrives while the upstream is being subscribed to is retried by the loop that subscribes: the stack
  /// does not grow with the attempts.
  private var isSubscribing = false
  private var subscribesAgain = false

  init(_ upstream: Upstream, _ downstream: Downstream, retries: Int?) {
    self.upstream = upstream
    self.downstream = downstream
    self.retries = retries
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock { () -> Bool? in
      guard case .awaiting = state else { return nil }
      state = .subscribed(subscription)
      defer { isAnnounced = true }
      return !isAnnounced
    }
    switch isFirst {
    case nil: subscription.cancel()
    case true?: lock.withLock { downstream }?.receive(subscription: self)
    case false?:
      let wanted = lock.withLock { demand }
      if wanted > 0 { subscription.request(wanted) }
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let receiver = lock.withLock { () -> Downstream? in
      if case .ended = state { return nil }
      precondition(demand > 0, "\(description): a value that was not requested")
      demand -= 1
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(input)
    if more > 0 { request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (retriesNow, ended) = lock.withLock { () -> (Bool, Downstream?) in
      if case .ended = state { return (false, nil) }
      if case .failure = completion, retries != 0 {
        if let left = retries, left > 0 { retries = left - 1 }
        state = .awaiting
        subscribesAgain = true
        return (!isSubscribing, nil)
      }
      state = .ended
      defer { downstream = nil }
      return (false, downstream)
    }
    ended?.receive(completion: completion)
    if retriesNow { subscribe() }
  }

  private func subscribe() {
    while lock.withLock({
      isSubscribing = subscribesAgain
      subscribesAgain = false
      return isSubscribing
    }) {
      upstream.subscribe(self)
    }
  }

  func request(_ more: Subscribers.Demand) {
    let subscription = lock.withLock { () -> (any Subscription)? in
      switch state {
      case .ended: return nil
      case .awaiting:
        demand += more
        return nil
      case .subscribed(let subscription):
        demand += more
        return subscription
      }
    }
    subscription?.request(more)
  }

  func cancel() {
    let (subscription, released) = lock.withLock { () -> ((any Subscription)?, Downstream?) in
      defer { (state, subscribesAgain, downstream) = (.ended, false, nil) }
      if case .subscribed(let subscription) = state { return (subscription, downstream) }
      return (nil, downstream)
    }
    subscription?.cancel()
    withExtendedLifetime(released) {}
  }
}

extension Publisher {
  /// Subscribes again when the publisher fails, up to `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
