// SPDX-License-Identifier: MIT

extension Publishers {
  /// Whether every value passes a test; false with the first that does not.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Upstream.Output) -> Bool

    /// The publisher that `allSatisfy(_:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.reduce("AllSatisfy", to: subscriber, result: { true }) { predicate($0) ? .more : .finish(false) }
    }
  }

  /// Whether every value passes a test; an error of the test ends the stream.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// The publisher that `tryAllSatisfy(_:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      upstream.tryReduce("TryAllSatisfy", to: subscriber, result: { true }) {
        try predicate($0) ? .more : .finish(false)
      }
    }
  }
}

extension Publisher {
  /// One Bool: whether the predicate is true of all values. False is sent as soon as one value fails it.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// One Bool: whether the predicate is true of all values. An error that it throws ends the publisher.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
