/// One downstream fed by upstreams that take turns, as in `catch` and `append`: what the downstream still wants is asked of
/// the one whose turn it is.
final class Chain<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private let downstream: Downstream
  private var demand = Subscribers.Demand.none
  private var current: UpstreamSlot?
  private var isClosed = false
  private var isAnnounced = false

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Gives the turn to `publisher`; `onCompletion` decides what follows its end.
  func follow<P: Publisher>(_ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    publisher.subscribe(Link<P.Failure>(chain: self, onCompletion: onCompletion))
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isFirst = lock.withLock {
      defer { isClosed = true }
      return !isClosed
    }
    if isFirst { downstream.receive(completion: completion) }
  }

  func request(_ more: Subscribers.Demand) {
    let slot = lock.withLock {
      demand += more
      return current
    }
    slot?.request(more)
  }

  func cancel() {
    let slot = lock.withLock {
      isClosed = true
      return current
    }
    slot?.close()?.cancel()
  }

  private func begin(_ slot: UpstreamSlot) {
    let (isFirst, wanted, isOpen) = lock.withLock {
      defer { isAnnounced = true }
      current = slot
      return (!isAnnounced, demand, !isClosed)
    }
    guard isOpen else {
      slot.close()?.cancel()
      return
    }
    if isFirst { downstream.receive(subscription: self) } else { slot.request(wanted) }
  }

  private func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    let isOpen = lock.withLock {
      demand -= 1
      return !isClosed
    }
    guard isOpen else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  private final class Link<Failure: Error>: Subscriber {
    private let chain: Chain
    private let slot = UpstreamSlot()
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    init(chain: Chain, onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
      self.chain = chain
      self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
      if slot.fill(with: subscription) { chain.begin(slot) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      slot.isClosed ? .none : chain.deliver(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard !slot.isClosed else { return }
      slot.close()
      onCompletion(completion)
    }
  }
}
