// SPDX-License-Identifier: MIT

/// Holds the subscription to an upstream: awaiting, then filled once, then closed for good.
final class UpstreamSlot: @unchecked Sendable {
  private enum State {
    case awaiting
    case filled(any Subscription)
    case closed
  }

  private let lock = Lock()
  private var state = State.awaiting

  /// Takes the first subscription. A second one, or one that comes after the end, is cancelled and false is returned.
  func fill(with subscription: any Subscription) -> Bool {
    let isTaken = lock.withLock {
      guard case .awaiting = state else { return false }
      state = .filled(subscription)
      return true
    }
    if !isTaken { subscription.cancel() }
    return isTaken
  }

  /// Ends the slot, also one that still awaits its subscription, which is then cancelled when it arrives. The result is
  /// the subscription that was held.
  @discardableResult func close() -> (any Subscription)? {
    lock.withLock {
      defer { state = .closed }
      if case .filled(let subscription) = state { return subscription }
      return nil
    }
  }

  /// Ends the slot if it is filled; one that still awaits its subscription goes on waiting.
  @discardableResult func closeIfFilled() -> (any Subscription)? {
    lock.withLock {
      guard case .filled(let subscription) = state else { return nil }
      state = .closed
      return subscription
    }
  }

  var isAwaiting: Bool { lock.withLock { if case .awaiting = state { true } else { false } } }
  var isFilled: Bool { subscription != nil }
  var isClosed: Bool { lock.withLock { if case .closed = state { true } else { false } } }

  /// The subscription, as long as the slot is filled.
  var subscription: (any Subscription)? {
    lock.withLock { if case .filled(let subscription) = state { subscription } else { nil } }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
}
