// SPDX-License-Identifier: MIT

extension Publishers {
  /// Values for as long as they pass a test.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Output) -> Bool

    /// The publisher that `prefix(while:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.filter("PrefixWhile", to: subscriber) { predicate($0) ? .emit($0) : .finish }
    }
  }

  /// Values for as long as they pass a test; an error of the test ends the stream.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The test of a value.
    public let predicate: (Output) throws -> Bool

    /// The publisher that `tryPrefix(while:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.tryFilter("TryPrefixWhile", to: subscriber) { try predicate($0) ? .emit($0) : .finish }
    }
  }
}

extension Publisher {
  /// The values before the first one of which the predicate is false.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// The values before the first one of which the predicate is false; an error that it throws ends the publisher.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
