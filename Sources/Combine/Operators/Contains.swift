// SPDX-License-Identifier: MIT

extension Publishers {
  /// Whether a value is among those of the upstream; true with the first that equals it.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The value that is looked for.
    public let output: Upstream.Output

    /// The publisher that `contains(_:)` makes.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.reduce("Contains", to: subscriber, result: { false }) { $0 == output ? .finish(true) : .more }
    }
  }

  /// Whether some value passes a test; true with the first that does.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Upstream.Output) -> Bool

    /// The publisher that `contains(where:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.reduce("ContainsWhere", to: subscriber, result: { false }) { predicate($0) ? .finish(true) : .more }
    }
  }

  /// Whether some value passes a test; an error of the test ends the stream.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// The publisher that `tryContains(where:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
      upstream.tryReduce("TryContainsWhere", to: subscriber, result: { false }) {
        try predicate($0) ? .finish(true) : .more
      }
    }
  }
}

extension Publisher {
  /// One Bool: whether the predicate is true of any value. True is sent as soon as it is true of one.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// One Bool: whether the predicate is true of any value. An error that it throws ends the publisher.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// One Bool: whether any value is equal to this one. True is sent as soon as one is.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
