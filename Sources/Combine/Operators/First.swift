// SPDX-License-Identifier: MIT

extension Publishers {
  /// The first value, then the end.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream

    /// The publisher that `first()` makes.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.reduce("First", to: subscriber, result: { nil }) { .finish($0) }
    }
  }

  /// The first value that passes a test, then the end.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Output) -> Bool

    /// The publisher that `first(where:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // Apple's subscription has this name.
      upstream.reduce("TryFirst", to: subscriber, result: { nil }) { predicate($0) ? .finish($0) : .more }
    }
  }

  /// The first value that passes a test, then the end; an error of the test ends the stream.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Output) throws -> Bool

    /// The publisher that `tryFirst(where:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.tryReduce("TryFirstWhere", to: subscriber, result: { nil }) {
        try predicate($0) ? .finish($0) : .more
      }
    }
  }
}

extension Publisher {
  /// The first value; the publisher is then cancelled.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// The first value of which the predicate is true; the publisher is then cancelled.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// The first value of which the predicate is true; an error that it throws ends the publisher.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
