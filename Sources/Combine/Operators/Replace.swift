// SPDX-License-Identifier: MIT

extension Publishers {
  /// A value in place of a failure, then the end.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The value that is sent instead of the failure.
    public let output: Output

    /// The publisher that `replaceError(with:)` makes.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.subscribe(ReplaceErrorConduit<Upstream.Failure, S>(subscriber, output: output))
    }
  }

  /// A value in place of a stream without any.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The value that is sent if the publisher sends none.
    public let output: Output

    /// The publisher that `replaceEmpty(with:)` makes.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ReplaceEmptyConduit(subscriber, output: output))
    }
  }
}

/// Counts the demand that is left: the replacement waits for it.
private final class ReplaceErrorConduit<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  NamedConduit, @unchecked Sendable
where Downstream.Failure == Never {
  let description = "ReplaceError"
  private let downstream: Downstream
  private let output: Downstream.Input
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var isReplacing = false

  init(_ downstream: Downstream, output: Downstream.Input) {
    self.downstream = downstream
    self.output = output
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    lock.withLock {
      precondition(demand > 0, "\(description): a value that was not requested")
      demand -= 1
    }
    let more = downstream.receive(input)
    if more > 0 { lock.withLock { demand += more } }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.closeIfFilled() != nil else { return }
    if case .finished = completion { return downstream.receive(completion: .finished) }
    let isRequested = lock.withLock {
      isReplacing = demand == 0
      return !isReplacing
    }
    if isRequested { replace() }
  }

  func request(_ more: Subscribers.Demand) {
    more.requirePositive(description)
    let replaces = lock.withLock {
      demand += more
      defer { isReplacing = false }
      return isReplacing
    }
    if replaces { replace() } else { upstream.request(more) }
  }

  func cancel() {
    upstream.closeIfFilled()?.cancel()
    lock.withLock { isReplacing = false }
  }

  private func replace() {
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }
}

/// Requests everything, as Apple's does, so that an upstream without demand comes to its end.
private final class ReplaceEmptyConduit<Downstream: Subscriber>: Subscriber, Subscription, NamedConduit,
  @unchecked Sendable
{
  let description = "ReplaceEmpty"
  private let downstream: Downstream
  private let output: Downstream.Input
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private var hasValues = false
  private var isRequested = false
  private var isReplacing = false

  init(_ downstream: Downstream, output: Downstream.Input) {
    self.downstream = downstream
    self.output = output
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    lock.withLock { hasValues = true }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard upstream.closeIfFilled() != nil else { return }
    guard case .finished = completion, lock.withLock({ !hasValues }) else {
      return downstream.receive(completion: completion)
    }
    let replaces = lock.withLock {
      isReplacing = !isRequested
      return isRequested
    }
    if replaces { replace() }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(description)
    let replaces = lock.withLock {
      isRequested = true
      defer { isReplacing = false }
      return isReplacing
    }
    if replaces { replace() } else { upstream.request(demand) }
  }

  func cancel() {
    upstream.closeIfFilled()?.cancel()
    lock.withLock { isReplacing = false }
  }

  private func replace() {
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }
}

extension Publisher {
  /// The same values; a failure becomes this value and the end.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// The same values, or this one if there was none when the publisher finishes.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
