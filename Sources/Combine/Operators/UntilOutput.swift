// SPDX-License-Identifier: MIT

extension Publishers {
  /// Values until another publisher emits its first.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The publisher whose first value ends this one.
    public let other: Other

    /// The publisher that `prefix(untilOutputFrom:)` makes.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = PrefixUntilOutputConduit(subscriber)
      other.subscribe(TriggerSubscriber<Other.Output, Other.Failure>(conduit))
      upstream.subscribe(conduit)
    }
  }

  /// Values once another publisher has emitted its first. If it ends without one, this publisher ends too.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The publisher whose first value lets values pass.
    public let other: Other

    /// The publisher that `drop(untilOutputFrom:)` makes.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = DropUntilOutputConduit(subscriber)
      subscriber.receive(subscription: conduit)
      other.subscribe(
        TriggerSubscriber<Other.Output, Other.Failure>(conduit) { [weak conduit] in conduit?.triggerEnded($0) })
      upstream.subscribe(conduit)
    }
  }
}

/// A conduit that the first value of another publisher triggers.
private protocol Triggered: AnyObject, CustomCombineIdentifierConvertible {
  /// The subscription to the other publisher.
  var trigger: UpstreamSlot { get }
  func fire()
}

/// Requests one value of the other publisher. It has the conduit's identifier: to Apple's code both are one subscriber.
private final class TriggerSubscriber<Input, Failure: Error>: Subscriber {
  let combineIdentifier: CombineIdentifier
  private let triggered: any Triggered
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(_ triggered: any Triggered, onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }) {
    self.triggered = triggered
    self.onCompletion = onCompletion
    combineIdentifier = triggered.combineIdentifier
  }

  func receive(subscription: any Subscription) {
    if triggered.trigger.fill(with: subscription) { subscription.request(.max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    triggered.fire()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    triggered.trigger.close()
    onCompletion(completion)
  }
}

private final class PrefixUntilOutputConduit<Downstream: Subscriber>: Subscriber, Subscription, Triggered {
  let trigger = UpstreamSlot()
  private let downstream: Downstream
  private let upstream = UpstreamSlot()

  init(_ downstream: Downstream) { self.downstream = downstream }

  func fire() {
    guard trigger.isFilled else { return }
    trigger.close()
    guard !upstream.isClosed else { return }
    upstream.close()?.cancel()
    downstream.receive(completion: .finished)
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    upstream.isFilled ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let isOpen = upstream.closeIfFilled() != nil
    trigger.close()?.cancel()
    if isOpen { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    upstream.close()?.cancel()
    trigger.close()?.cancel()
  }
}

private final class DropUntilOutputConduit<Downstream: Subscriber>: Subscriber, Subscription, Triggered, NamedConduit,
  @unchecked Sendable
{
  let description = "DropUntilOutput"
  let trigger = UpstreamSlot()
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private var isTriggered = false
  private var isEnded = false
  /// The rest of the downstream's requests; dropped values count.
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Called even for a value after the other publisher's end, as in Apple's.
  func fire() {
    guard !trigger.isAwaiting else { return }
    lock.withLock { isTriggered = true }
    trigger.close()
  }

  func triggerEnded(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard !lock.withLock({ isTriggered }) else { return }
    upstream.closeIfFilled()?.cancel()
    downstream.receive(completion: completion)
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    let early = lock.withLock { demand }
    if early > 0 { subscription.request(early) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let passes = lock.withLock {
      guard !isEnded else { return false }
      precondition(demand > 0, "\(description): a value that was not requested")
      demand -= 1
      return isTriggered
    }
    guard passes else { return .none }
    let more = downstream.receive(input)
    lock.withLock { demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard !lock.withLock({ isEnded }) else { return }
    upstream.closeIfFilled()
    trigger.close()?.cancel()
    downstream.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    upstream.request(more)
  }

  func cancel() {
    lock.withLock { isEnded = true }
    upstream.close()?.cancel()
    trigger.close()?.cancel()
  }
}

extension Publisher {
  /// The values until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// The values after another publisher has sent its first one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
