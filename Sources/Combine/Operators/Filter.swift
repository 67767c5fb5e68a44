// SPDX-License-Identifier: MIT

extension Publishers {
  /// The values that pass a test.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Whether a value passes.
    public let isIncluded: (Output) -> Bool

    /// The publisher that `filter(_:)` makes.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.forward("Filter", to: subscriber) { isIncluded($0) ? $0 : nil }
    }

    /// One conduit for both tests.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Filter<Upstream> {
      Filter(upstream: upstream) { [first = self.isIncluded] in first($0) && isIncluded($0) }
    }

    /// The values of which the closure is true; an error that it throws ends the publisher. Both operators become one.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> TryFilter<Upstream> {
      TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
  }

  /// The values that pass a test; an error of the test ends the stream.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Whether a value passes.
    public let isIncluded: (Output) throws -> Bool

    /// The publisher that `tryFilter(_:)` makes.
    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.tryFilter("TryFilter", to: subscriber) { try isIncluded($0) ? .emit($0) : .skip }
    }

    /// One conduit for both tests.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> TryFilter<Upstream> { tryFilter(isIncluded) }

    /// The values of which the closure is true; an error that it throws ends the publisher. Both operators become one.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> TryFilter<Upstream> {
      TryFilter(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
    }
  }

  /// No values, only the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream

    /// The publisher that `ignoreOutput()` makes.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
      upstream.subscribe(IgnoringConduit<Upstream.Output, S>(subscriber))
    }
  }
}

/// Requests everything for a downstream that never receives a value.
private final class IgnoringConduit<Input, Downstream: Subscriber>: Subscriber, NamedConduit
where Downstream.Input == Never {
  typealias Failure = Downstream.Failure

  let description = "IgnoreOutput"
  private let downstream: Downstream

  init(_ downstream: Downstream) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}

extension Publisher {
  /// The values of which the closure is true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// The values of which the closure is true; an error that it throws ends the publisher.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// No values: only the end of the publisher.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
