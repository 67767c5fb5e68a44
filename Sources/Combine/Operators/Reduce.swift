extension Publishers {
  /// All values folded into one, given at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.gather(into: subscriber, result: { result }) { value in
        result = nextPartialResult(result, value)
        return .more
      }
    }
  }

  /// All values folded into one, given at the end; an error of the function ends the stream.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var result = initial
      upstream.tryGather(into: subscriber, result: { result }) { value in
        result = try nextPartialResult(result, value)
        return .more
      }
    }
  }
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The number of values, at the end.
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// At the end, whether every value passed the test.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
    reduce(true) { $0 && predicate($1) }
  }

  /// At the end, whether some value passed the test.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
    reduce(false) { $0 || predicate($1) }
  }
}

extension Publisher where Output: Equatable {
  /// At the end, whether `output` was among the values.
  public func contains(_ output: Output) -> Publishers.Reduce<Self, Bool> { contains { $0 == output } }
}
