extension Publishers {
  /// Calls closures as things happen, and changes nothing.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Watch(events: self, downstream: subscriber))
    }

    private final class Watch<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let events: HandleEvents
      private let downstream: Downstream
      private let upstream = UpstreamSlot()

      init(events: HandleEvents, downstream: Downstream) {
        self.events = events
        self.downstream = downstream
      }

      func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        guard !upstream.isClosed else { return .none }
        events.receiveOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { events.receiveRequest?(more) }
        return more
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        guard !upstream.isClosed else { return }
        upstream.close()
        events.receiveCompletion?(completion)
        downstream.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        upstream.request(demand)
      }

      func cancel() {
        guard let subscription = upstream.close() else { return }
        events.receiveCancel?()
        subscription.cancel()
      }
    }
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
