// SPDX-License-Identifier: MIT

extension Publishers {
  /// Leaves out a value that equals the last one passed on.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Whether a value counts as the same as the one before.
    public let predicate: (Output, Output) -> Bool

    /// The publisher that `removeDuplicates(by:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.filter("RemoveDuplicates", to: subscriber) { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .emit(value)
      }
    }
  }

  /// Leaves out a value that equals the last one passed on; an error of the comparison ends the stream.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Whether a value counts as the same as the one before.
    public let predicate: (Output, Output) throws -> Bool

    /// The publisher that `tryRemoveDuplicates(by:)` makes.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var last: Output?
      upstream.tryFilter("TryRemoveDuplicates", to: subscriber) { value in
        if let last, try predicate(last, value) { return .skip }
        last = value
        return .emit(value)
      }
    }
  }
}

extension Publisher {
  /// The values that differ from the one before, by the predicate.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// The values that differ from the one before; an error that the predicate throws ends the publisher.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// The values that are not equal to the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
