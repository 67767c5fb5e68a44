extension Publishers {
  /// Another publisher in place of a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let chain = Chain(subscriber)
      chain.follow(upstream) { completion in
        switch completion {
        case .finished: chain.finish(.finished)
        case .failure(let error): chain.follow(handler(error)) { chain.finish($0) }
        }
      }
    }
  }

  /// Another publisher in place of a failure, or the error that the handler throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let chain = Chain(subscriber)
      chain.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return chain.finish(.finished) }
        do {
          chain.follow(try handler(error)) { chain.finish($0.erased) }
        } catch {
          chain.finish(.failure(error))
        }
      }
    }
  }

  /// Subscribes again after a failure, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attempt(Chain(subscriber), left: retries)
    }

    private func attempt<S: Subscriber>(_ chain: Chain<S>, left: Int) where S.Input == Output, S.Failure == Failure {
      chain.follow(upstream) { completion in
        if case .failure = completion, left > 0 {
          attempt(chain, left: left - 1)
        } else {
          chain.finish(completion)
        }
      }
    }
  }
}

extension Publisher {
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
