// SPDX-License-Identifier: MIT

extension Publishers {
  /// The failure, transformed.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Makes the new failure.
    public let transform: (Upstream.Failure) -> Failure

    /// The publisher that `mapError(_:)` makes.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// The publisher that `mapError(_:)` makes.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ForwardingConduit("MapError", subscriber, end: { $0.mapError(transform) }, transform: { .some($0) }))
    }
  }

  /// A publisher that cannot fail, with the type of one that can.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    /// The publisher whose events the operator receives.
    public let upstream: Upstream

    /// The publisher that `setFailureType(to:)` makes.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ForwardingConduit(
          "SetFailureType", subscriber, end: { (_: Subscribers.Completion<Never>) in .finished },
          transform: { .some($0) }))
    }

    /// The same values with another type of failure, for a publisher that cannot fail. Both operators become one.
    public func setFailureType<E: Error>(to failureType: E.Type) -> SetFailureType<Upstream, E> {
      SetFailureType<Upstream, E>(upstream: upstream)
    }
  }

  /// A publisher whose failure stops the program.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The beginning of the message.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    /// The publisher that `assertNoFailure(_:file:line:)` makes.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let end = { (completion: Subscribers.Completion<Upstream.Failure>) in
        completion.mapError { error -> Never in
          fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
        }
      }
      upstream.subscribe(ForwardingConduit("AssertNoFailure", subscriber, end: end, transform: { .some($0) }))
    }
  }
}

extension Publisher {
  /// The same values; a failure is transformed.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Declares that this publisher does not fail; a failure stops the program.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// The same values with another type of failure, for a publisher that cannot fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
