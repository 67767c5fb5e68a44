// SPDX-License-Identifier: MIT

import EspalierNumbers

extension Publishers {
  /// Delivers at most a number of values, or values from a range of positions, and then finishes.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The indices of the values that pass, from 0.
    public let range: CountableRange<Int>

    /// - Precondition: no bound of `range` is negative
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "output: the lower bound is not negative")
      precondition(range.upperBound >= 0, "output: the upper bound is not negative")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      upstream.subscribe(OutputConduit(subscriber, range: range))
    }
  }
}

private final class OutputConduit<Downstream: Subscriber>: Subscriber, Subscription, NamedConduit,
  @unchecked Sendable
{
  let description = "Output"
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private let range: CountableRange<Int>
  private var position = 0

  init(_ downstream: Downstream, range: CountableRange<Int>) {
    self.downstream = downstream
    self.range = range
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let position = lock.withLock {
      // The position stops at the end: `Int.max` values are never exceeded.
      defer { if self.position < range.upperBound { self.position += 1 } }
      return self.position
    }
    guard position >= range.lowerBound else { return .max(1) }
    guard position < range.upperBound else { return .none }
    let demand = downstream.receive(input)
    if position + 1 == range.upperBound, let subscription = upstream.closeIfFilled() {
      subscription.cancel()
      downstream.receive(completion: .finished)
    }
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if upstream.closeIfFilled() != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
  func cancel() { upstream.closeIfFilled()?.cancel() }
}

extension Publisher {
  /// - Precondition: `maxLength >= 0`
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

  /// The value at one position, counted from 0.
  ///
  /// - Precondition: `index >= 0`
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index.clampedSum(1)) }

  /// The values at a range of positions, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.positions)
  }
}
