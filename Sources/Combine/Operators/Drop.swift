extension Publishers {
  /// All values but the first few.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.step(into: subscriber) { value in
        guard left > 0 else { return .emit(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// All values from the first that fails a test.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.step(into: subscriber) { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .emit(value)
      }
    }
  }
}

extension Publisher {
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// No values, only the end.
  public func ignoreOutput() -> Publishers.DropWhile<Self> { drop { _ in true } }
}
