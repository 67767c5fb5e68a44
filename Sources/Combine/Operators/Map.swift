// SPDX-License-Identifier: MIT

extension Publishers {
  /// Each value, transformed.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Makes the new value.
    public let transform: (Upstream.Output) -> Output

    /// The publisher that `map(_:)` makes.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.forward("Map", to: subscriber) { transform($0) }
    }

    /// One conduit for both transforms.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Map<Upstream, T> {
      Map<Upstream, T>(upstream: upstream) { [first = self.transform] in transform(first($0)) }
    }

    /// Each value transformed; an error that the closure throws ends the publisher. Both operators become one.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> TryMap<Upstream, T> {
      TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
  }

  /// Each value, transformed by a function whose error ends the stream.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Makes the new value.
    public let transform: (Upstream.Output) throws -> Output

    /// The publisher that `tryMap(_:)` makes.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        ThrowingConduit<Upstream.Output, Upstream.Failure, S>(
          "TryMap", subscriber, repeatsFailure: true, transform: transform))
    }

    /// One conduit for both transforms.
    public func map<T>(_ transform: @escaping (Output) -> T) -> TryMap<Upstream, T> { tryMap(transform) }

    /// Each value transformed; an error that the closure throws ends the publisher. Both operators become one.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> TryMap<Upstream, T> {
      TryMap<Upstream, T>(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
    }
  }
}

extension Publisher {
  /// Each value transformed.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Each value transformed; an error that the closure throws ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// A value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
}
