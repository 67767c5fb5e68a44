// SPDX-License-Identifier: MIT

extension Publishers {
  /// Calls closures at the events of a subscription, and changes none of them.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Called with the subscription when it begins.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscription is cancelled.
    public var receiveCancel: (() -> Void)?
    /// Called with each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// The publisher that `handleEvents` makes.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(HandleEventsConduit(self, subscriber))
    }
  }
}

/// Forwards everything, even values sent after the completion; the closures are released with the end.
private final class HandleEventsConduit<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  NamedConduit, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  let description = "HandleEvents"
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let onSubscription: ((any Subscription) -> Void)?
  private let lock = Lock()
  private var events: Publishers.HandleEvents<Upstream>?

  init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    self.events = events
    self.downstream = downstream
    onSubscription = events.receiveSubscription
  }

  func receive(subscription: any Subscription) {
    onSubscription?(subscription)
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    current?.receiveOutput?(input)
    let more = downstream.receive(input)
    if more > 0 { current?.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    takeEvents()?.receiveCompletion?(completion)
    upstream.closeIfFilled()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    current?.receiveRequest?(demand)
    upstream.request(demand)
  }

  func cancel() {
    let events = takeEvents()
    events?.receiveCancel?()
    upstream.closeIfFilled()?.cancel()
  }

  private var current: Publishers.HandleEvents<Upstream>? { lock.withLock { events } }

  private func takeEvents() -> Publishers.HandleEvents<Upstream>? {
    lock.withLock {
      defer { events = nil }
      return events
    }
  }
}

extension Publisher {
  /// The same values; the closures are called when something happens to the subscription.
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
