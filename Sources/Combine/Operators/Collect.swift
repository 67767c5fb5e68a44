// SPDX-License-Identifier: MIT

extension Publishers {
  /// All values in one array, at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream

    /// The publisher that `collect()` makes.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.reduce("Collect", to: subscriber, result: { values }) { value in
        values.append(value)
        return .more
      }
    }
  }

  /// Arrays of `count` values each; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    /// The publisher that `collect(_:)` makes.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByCountConduit<Upstream.Output, S>(subscriber, count: count))
    }
  }
}

private final class CollectByCountConduit<Input, Downstream: Subscriber>: Subscriber, Subscription, NamedConduit,
  @unchecked Sendable
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  let description = "CollectByCount"
  private let downstream: Downstream
  private let count: Int
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private var values: [Input] = []

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.count = count
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    let full = lock.withLock { () -> [Input]? in
      values.append(input)
      guard values.count >= count else { return nil }
      defer { values = [] }
      return values
    }
    return full.map { downstream.receive($0) * count } ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream.closeIfFilled()
    let rest = takeValues()
    if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(description)
    upstream.request(demand * count)
  }

  func cancel() {
    guard let subscription = upstream.closeIfFilled() else { return }
    subscription.cancel()
    _ = takeValues()
  }

  private func takeValues() -> [Input] {
    lock.withLock {
      defer { values = [] }
      return values
    }
  }
}

extension Publisher {
  /// All values in one array, when the publisher finishes; nothing if it fails.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Values in arrays of `count`; the last one may have fewer.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
