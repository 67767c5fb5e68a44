extension Publishers {
  /// The last value that passes a test, given at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.gather(into: subscriber, result: { last }) { value in
        if predicate(value) { last = value }
        return .more
      }
    }
  }
}

extension Publisher {
  public func last() -> Publishers.LastWhere<Self> { last { _ in true } }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}
