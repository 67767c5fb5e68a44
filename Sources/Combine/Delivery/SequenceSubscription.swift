// SPDX-License-Identifier: MIT

/// Delivers the elements of a sequence as they are requested, then an end.
///
/// A request made while a value is delivered, or by another thread, adds to the count of the loop that delivers.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, NamedConduit,
  @unchecked Sendable
where Elements.Element == Downstream.Input {
  private let end: Subscribers.Completion<Downstream.Failure>
  /// The description once it has ended.
  private let endedName: String
  private let lock = Lock()
  private var sequence: Elements?
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  private init(
    _ sequence: Elements, _ iterator: Elements.Iterator, next: Elements.Element, _ downstream: Downstream,
    end: Subscribers.Completion<Downstream.Failure>, endedName: String
  ) {
    self.sequence = sequence
    self.iterator = iterator
    self.next = next
    self.downstream = downstream
    self.end = end
    self.endedName = endedName
  }

  /// Attaches `downstream`; a sequence without elements ends at once.
  static func attach(
    _ downstream: Downstream, to sequence: Elements, end: Subscribers.Completion<Downstream.Failure>,
    endedName: String
  ) {
    var iterator = sequence.makeIterator()
    if let first = iterator.next() {
      downstream.receive(
        subscription: SequenceSubscription(
          sequence, iterator, next: first, downstream, end: end, endedName: endedName))
    } else {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: end)
    }
  }

  func request(_ more: Subscribers.Demand) {
    let begins = lock.withLock {
      guard downstream != nil else { return false }
      demand += more
      defer { isDelivering = true }
      return !isDelivering
    }
    guard begins else { return }
    while let (downstream, value) = lock.withLock({ () -> (Downstream, Elements.Element)? in
      guard demand > 0, let downstream, let value = next else {
        isDelivering = false
        return nil
      }
      demand -= 1
      return (downstream, value)
    }) {
      // The iterator belongs to the loop: the lock is not held for code outside the module.
      let following = iterator.next()
      lock.withLock { next = following }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      if following == nil, let downstream = take() {
        downstream.receive(completion: end)
      }
    }
  }

  func cancel() { _ = take() }

  private func take() -> Downstream? {
    lock.withLock {
      defer { (downstream, sequence, next) = (nil, nil, nil) }
      return downstream
    }
  }

  var description: String { lock.withLock { sequence }.map { String(describing: $0) } ?? endedName }

  var customMirror: Mirror {
    let sequence = lock.withLock { self.sequence }
    let children: KeyValuePairs<String, Any> = ["sequence": sequence as Any? ?? [Elements.Element]()]
    return Mirror(self, children: children)
  }
}
