// SPDX-License-Identifier: MIT

extension Publishers {
  /// All values but the first few.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The number of values that are dropped.
    public let count: Int

    /// - Precondition: `count >= 0`, checked at the first subscription
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let conduit = DropConduit(subscriber, count: count)
      subscriber.receive(subscription: conduit)
      upstream.subscribe(conduit)
    }
  }

  /// All values from the first that fails a test.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Output) -> Bool

    /// The publisher that `drop(while:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.filter("DropWhile", to: subscriber, earlyCall: .ignored) { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .emit(value)
      }
    }
  }

  /// All values from the first that fails a test; an error of the test ends the stream.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Output) throws -> Bool

    /// The publisher that `tryDrop(while:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var isDropping = true
      upstream.tryFilter("TryDropWhile", to: subscriber, earlyCall: .ignored) { value in
        isDropping = try isDropping && predicate(value)
        return isDropping ? .skip : .emit(value)
      }
    }
  }
}

/// Requests the values that it drops in addition to those of the downstream.
private final class DropConduit<Downstream: Subscriber>: Subscriber, Subscription, NamedConduit, @unchecked Sendable {
  let description = "Drop"
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private var left: Int
  /// The demand of the downstream before the upstream's subscription arrived.
  private var early = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    precondition(count >= 0, "dropFirst: the count is not negative")
    self.downstream = downstream
    left = count
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    let demand = lock.withLock {
      defer { early = .none }
      return early + left
    }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let isDropped = lock.withLock {
      guard left > 0 else { return false }
      left -= 1
      return true
    }
    return isDropped ? .none : downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    upstream.closeIfFilled()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(description)
    if upstream.isAwaiting { lock.withLock { early += demand } } else { upstream.request(demand) }
  }

  func cancel() { upstream.closeIfFilled()?.cancel() }
}

extension Publisher {
  /// All values but the first ones, as many as `count`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  /// All values from the first one on of which the predicate is false.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// All values from the first one on of which the predicate is false; an error that it throws ends the publisher.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
