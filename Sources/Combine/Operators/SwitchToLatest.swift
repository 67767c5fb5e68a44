extension Publishers {
  /// The values of the newest of the publishers that arrive; the ones before it are cancelled.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, overflow: .keepAll)
      let lock = Lock()
      var latest: Intake<Output, Failure>?
      var isUpstreamFinished = false
      let replaceLatest = { (new: Intake<Output, Failure>?) in
        lock.withLock { () -> Intake<Output, Failure>? in
          defer { latest = new }
          return latest
        }?.cancel()
      }
      let outer = Intake<P, Failure>(
        onValue: { publisher in
          weak var current: Intake<Output, Failure>?
          let inner = Intake<Output, Failure>(
            onValue: { outlet.send($0) },
            onCompletion: { completion in
              let isDone = lock.withLock {
                if latest === current { latest = nil }
                return latest == nil && isUpstreamFinished
              }
              if case .failure = completion { outlet.finish(completion) }
              if isDone { outlet.finish(.finished) }
            })
          current = inner
          replaceLatest(inner)
          publisher.subscribe(inner)
        },
        onCompletion: { completion in
          let isDone = lock.withLock {
            isUpstreamFinished = true
            return latest == nil
          }
          if case .failure = completion { replaceLatest(nil) }
          if case .finished = completion, !isDone { return }
          outlet.finish(completion)
        })
      outlet.onCancel = {
        outer.cancel()
        replaceLatest(nil)
      }
      subscriber.receive(subscription: outlet)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}
