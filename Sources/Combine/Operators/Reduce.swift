// SPDX-License-Identifier: MIT

extension Publishers {
  /// All values folded into one, at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result of the previous one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// The publisher that `reduce(_:_:)` makes.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.reduce("Reduce", to: subscriber, result: { result }) { value in
        result = nextPartialResult(result, value)
        return .more
      }
    }
  }

  /// All values folded into one, at the end; an error of the function ends the stream.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result of the previous one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// The publisher that `tryReduce(_:_:)` makes.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var result = initial
      upstream.tryReduce("TryReduce", to: subscriber, result: { result }) { value in
        result = try nextPartialResult(result, value)
        return .more
      }
    }
  }

  /// The number of values, at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream

    /// The publisher that `count()` makes.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      var count = 0
      upstream.reduce("Count", to: subscriber, result: { count }) { _ in
        count += 1
        return .more
      }
    }
  }
}

extension Publisher {
  /// The combination of all values, one after the other, when the publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The combination of all values, one after the other; an error that the closure throws ends the publisher.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The number of values, at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
