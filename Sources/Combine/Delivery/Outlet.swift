/// The subscription given to one downstream: it delivers in order, one at a time, no more than was asked for, and nothing
/// after the end or a cancellation.
///
/// A value sent while another is being delivered on the same thread nests, as with Apple's subjects: when `send` returns,
/// the subscriber has seen the value.
final class Outlet<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  /// What becomes of a value that nobody has asked for yet.
  enum Overflow {
    case keepAll
    case keepLatest
    case drop
  }

  private let lock = DeliveryLock()
  private let overflow: Overflow
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?

  /// Called once, when the downstream has cancelled.
  var onCancel: () -> Void = {}
  /// Called for each request, after what was waiting has been delivered.
  var onRequest: (Subscribers.Demand) -> Void = { _ in }

  init(_ downstream: Downstream, overflow: Overflow) {
    self.downstream = downstream
    self.overflow = overflow
  }

  /// False once the end was delivered or the downstream has cancelled.
  var isOpen: Bool { lock.withLock { downstream != nil } }

  func send(_ value: Downstream.Input) {
    lock.withLock {
      guard downstream != nil, completion == nil else { return }
      if demand > 0, waiting.isEmpty {
        deliver(value)
        drain()
      } else {
        keep(value)
      }
    }
  }

  func finish(_ end: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      guard downstream != nil, completion == nil else { return }
      completion = end
      // A failure does not wait for demand: it overtakes the values that nobody has asked for.
      if case .failure = end { waiting.removeAll() }
      drain()
    }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      guard downstream != nil else { return }
      demand += more
      drain()
    }
    onRequest(more)
  }

  func cancel() {
    let wasOpen = lock.withLock {
      defer { close() }
      return downstream != nil
    }
    if wasOpen {
      let action = onCancel
      onCancel = {}
      onRequest = { _ in }
      action()
    }
  }

  private func keep(_ value: Downstream.Input) {
    switch overflow {
    case .keepAll: waiting.append(value)
    case .keepLatest: waiting = [value]
    case .drop: break
    }
  }

  private func deliver(_ value: Downstream.Input) {
    guard let downstream else { return }
    demand -= 1
    demand += downstream.receive(value)
  }

  private func drain() {
    while demand > 0, !waiting.isEmpty { deliver(waiting.removeFirst()) }
    guard waiting.isEmpty, let end = completion, let downstream else { return }
    close()
    downstream.receive(completion: end)
  }

  private func close() {
    downstream = nil
    waiting = []
    completion = nil
  }
}
