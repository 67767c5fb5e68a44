// SPDX-License-Identifier: MIT

extension Publishers {
  /// Each value, transformed; nil is left out.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Makes the new value.
    public let transform: (Upstream.Output) -> Output?

    /// The publisher that `compactMap(_:)` makes.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.forward("CompactMap", to: subscriber, transform)
    }

    /// One conduit for both transforms.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> CompactMap<Upstream, T> {
      CompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in first($0).flatMap(transform) }
    }

    /// Each value transformed. Both operators become one.
    public func map<T>(_ transform: @escaping (Output) -> T) -> CompactMap<Upstream, T> {
      CompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in first($0).map(transform) }
    }
  }

  /// Each value, transformed by a function whose error ends the stream; nil is left out.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Makes the new value.
    public let transform: (Upstream.Output) throws -> Output?

    /// The publisher that `tryCompactMap(_:)` makes.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.tryFilter("TryCompactMap", to: subscriber) { try transform($0).map { .emit($0) } ?? .skip }
    }

    /// One conduit for both transforms.
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> TryCompactMap<Upstream, T> {
      TryCompactMap<Upstream, T>(upstream: upstream) { [first = self.transform] in try first($0).flatMap(transform) }
    }
  }
}

extension Publisher {
  /// Each value transformed; nil is left out.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Each value transformed, nil left out; an error that the closure throws ends the publisher.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
