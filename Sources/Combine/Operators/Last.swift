// SPDX-License-Identifier: MIT

extension Publishers {
  /// The last value, at the end.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream

    /// The publisher that `last()` makes.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.reduce("Last", to: subscriber, result: { last }) { value in
        last = value
        return .more
      }
    }
  }

  /// The last value that passes a test, at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Output) -> Bool

    /// The publisher that `last(where:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.reduce("LastWhere", to: subscriber, result: { last }) { value in
        if predicate(value) { last = value }
        return .more
      }
    }
  }

  /// The last value that passes a test, at the end; an error of the test ends the stream.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Output) throws -> Bool

    /// The publisher that `tryLast(where:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var last: Output?
      upstream.tryReduce("TryLastWhere", to: subscriber, result: { last }) { value in
        if try predicate(value) { last = value }
        return .more
      }
    }
  }
}

extension Publisher {
  /// The last value, when the publisher finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// The last value of which the predicate is true, when the publisher finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// The last value of which the predicate is true; an error that it throws ends the publisher.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
