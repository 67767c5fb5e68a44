extension Publishers {
  /// Each value becomes a publisher; the values of all of them come out as they arrive.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let flattening = Flattening(subscriber, maxPublishers: maxPublishers, transform: transform)
      subscriber.receive(subscription: flattening.outlet)
      upstream.subscribe(flattening)
    }

    private final class Flattening<Downstream: Subscriber>: Subscriber, @unchecked Sendable
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let outlet: Outlet<Downstream>
      private let lock = Lock()
      private let upstream = UpstreamSlot()
      private let maxPublishers: Subscribers.Demand
      private let transform: (Upstream.Output) -> NewPublisher
      private var inner: [CombineIdentifier: Intake<Output, Failure>] = [:]
      private var isUpstreamFinished = false

      init(
        _ downstream: Downstream, maxPublishers: Subscribers.Demand,
        transform: @escaping (Upstream.Output) -> NewPublisher
      ) {
        self.maxPublishers = maxPublishers
        self.transform = transform
        outlet = Outlet(downstream, overflow: .keepAll)
        outlet.onCancel = { [weak self] in self?.cancel() }
      }

      func receive(subscription: any Subscription) {
        guard upstream.fill(with: subscription) else { return }
        // The outlet keeps the flattening alive for as long as the downstream keeps the outlet.
        outlet.onCancel = { self.cancel() }
        subscription.request(maxPublishers)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard !upstream.isClosed else { return .none }
        let identifier = CombineIdentifier()
        let intake = Intake<Output, Failure>(
          onValue: { [outlet] in outlet.send($0) },
          onCompletion: { [self] in innerEnded(identifier, $0) })
        lock.withLock { inner[identifier] = intake }
        transform(input).subscribe(intake)
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        guard !upstream.isClosed else { return }
        upstream.close()
        switch completion {
        case .finished:
          let isDone = lock.withLock {
            isUpstreamFinished = true
            return inner.isEmpty
          }
          if isDone { outlet.finish(.finished) }
        case .failure:
          cancel()
          outlet.finish(completion)
        }
      }

      private func innerEnded(_ identifier: CombineIdentifier, _ completion: Subscribers.Completion<Failure>) {
        let isDone = lock.withLock {
          inner[identifier] = nil
          return inner.isEmpty && isUpstreamFinished
        }
        switch completion {
        case .failure:
          cancel()
          outlet.finish(completion)
        case .finished where isDone: outlet.finish(.finished)
        case .finished: if maxPublishers != .unlimited { upstream.request(.max(1)) }
        }
      }

      private func cancel() {
        upstream.close()?.cancel()
        let intakes = lock.withLock {
          defer { inner = [:] }
          return inner
        }
        for intake in intakes.values { intake.cancel() }
      }
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
