/// Holds the subscription to an upstream: empty, then filled once, then closed for good.
final class UpstreamSlot: @unchecked Sendable {
  private enum State {
    case empty
    case filled(any Subscription)
    case closed
  }

  private let lock = Lock()
  private var state = State.empty

  /// Takes the first subscription. A second one, or one that comes after the end, is cancelled and false is returned.
  func fill(with subscription: any Subscription) -> Bool {
    let isTaken = lock.withLock {
      guard case .empty = state else { return false }
      state = .filled(subscription)
      return true
    }
    if !isTaken { subscription.cancel() }
    return isTaken
  }

  /// Ends the slot. The result is the subscription that was held, which the caller may have to cancel.
  @discardableResult func close() -> (any Subscription)? {
    lock.withLock {
      defer { state = .closed }
      if case .filled(let subscription) = state { return subscription }
      return nil
    }
  }

  var isClosed: Bool {
    lock.withLock { if case .closed = state { true } else { false } }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let subscription: (any Subscription)? = lock.withLock { if case .filled(let held) = state { held } else { nil } }
    subscription?.request(demand)
  }
}
