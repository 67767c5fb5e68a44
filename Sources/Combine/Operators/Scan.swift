// SPDX-License-Identifier: MIT

extension Publishers {
  /// Each value combined with the result before it.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result of the previous one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// The publisher that `scan(_:_:)` makes.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.forward("Scan", to: subscriber) { value in
        result = nextPartialResult(result, value)
        return result
      }
    }
  }

  /// Each value combined with the result before it; an error of the function ends the stream.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result of the previous one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// The publisher that `tryScan(_:_:)` makes.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var result = initialResult
      upstream.subscribe(
        ThrowingConduit<Upstream.Output, Upstream.Failure, S>("TryScan", subscriber, repeatsFailure: false) { value in
          result = try nextPartialResult(result, value)
          return result
        })
    }
  }
}

extension Publisher {
  /// The combination of all values so far, at each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The combination of all values so far, at each value; an error that the closure throws ends the publisher.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
