extension Publishers {
  /// All values in one array, given at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.gather(into: subscriber, result: { values }) { value in
        values.append(value)
        return .more
      }
    }
  }

  /// Arrays of `count` values each; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, overflow: .keepAll)
      var values: [Upstream.Output] = []
      let intake = Intake<Upstream.Output, Failure>(
        onValue: { value in
          values.append(value)
          if values.count >= count {
            let full = values
            values = []
            outlet.send(full)
          }
        },
        onCompletion: { completion in
          if case .finished = completion, !values.isEmpty { outlet.send(values) }
          outlet.finish(completion)
        })
      outlet.onCancel = { intake.cancel() }
      subscriber.receive(subscription: outlet)
      upstream.subscribe(intake)
    }
  }
}

extension Publisher {
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
