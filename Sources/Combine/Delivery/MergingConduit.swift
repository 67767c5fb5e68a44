// SPDX-License-Identifier: MIT

/// Several publishers delivered to one subscriber as their values arrive: `flatMap` and `merge`.
///
/// While the downstream's demand is limited, each child is requested one value at a time; a value that is not requested
/// yet waits in a buffer, and its child is not requested another one until it has left. With unlimited demand nothing
/// waits.
class MergingConduit<Downstream: Subscriber>: Subscription, NamedConduit, @unchecked Sendable {
  typealias Failure = Downstream.Failure

  let description: String
  fileprivate let downstream: Downstream
  fileprivate let deliveryLock = DeliveryLock()
  fileprivate let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var children: [Int: any Subscription] = [:]
  private var nextChild = 0
  /// Children whose subscription has not arrived.
  private var awaited = 0
  private var buffer: [(child: Int, value: Downstream.Input)] = []
  /// Whether more children may come.
  private var isOpen = true
  private var hasEnded = false
  /// Values that arrive while the buffer is drained are appended to it.
  private var isDraining = false
  private var isCancelled = false

  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  /// Whether the stream can still deliver: it has not failed, finished or been cancelled.
  final var isActive: Bool { lock.withLock { !hasEnded && !isCancelled } }

  /// Called when a child has finished, unless the stream has too.
  func childFinished() {}
  /// Called with the downstream's cancellation, after those of the children.
  func didCancel() {}

  final func add<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Failure {
    let index = lock.withLock {
      awaited += 1
      nextChild += 1
      return nextChild
    }
    publisher.subscribe(Child(self, index))
  }

  /// No more children come: the stream ends with the last of them.
  final func close() {
    lock.withLock { isOpen = false }
    finishIfDone()
  }

  final func fail(_ completion: Subscribers.Completion<Failure>, from failed: Int? = nil) {
    let others = lock.withLock { () -> [any Subscription]? in
      guard !hasEnded, !isCancelled else { return nil }
      hasEnded = true
      buffer = []
      if let failed { children[failed] = nil }
      defer { children = [:] }
      return Array(children.values)
    }
    guard let others else { return }
    for child in others { child.cancel() }
    deliveryLock.withLock { downstream.receive(completion: completion) }
  }

  func request(_ more: Subscribers.Demand) {
    more.requirePositive(description)
    let becomesUnlimited = lock.withLock {
      guard !isCancelled, !hasEnded else { return false }
      defer { demand += more }
      return more == .unlimited
    }
    drain()
    if becomesUnlimited {
      for child in lock.withLock({ Array(children.values) }) { child.request(.unlimited) }
    }
  }

  final func cancel() {
    let cancelled = lock.withLock { () -> [any Subscription]? in
      guard !isCancelled else { return nil }
      isCancelled = true
      buffer = []
      defer { children = [:] }
      return Array(children.values)
    }
    guard let cancelled else { return }
    for child in cancelled { child.cancel() }
    didCancel()
  }

  /// Delivers the buffered values, as far as they are requested.
  private func drain() {
    let begins = lock.withLock {
      defer { isDraining = true }
      return !isDraining
    }
    guard begins else { return }
    while let (child, value) = lock.withLock({ () -> (Int, Downstream.Input)? in
      guard demand > 0, !buffer.isEmpty else {
        isDraining = false
        return nil
      }
      demand -= 1
      return buffer.removeFirst()
    }) {
      deliver(value)
      let (next, isUnlimited) = lock.withLock { (children[child], demand == .unlimited) }
      if !isUnlimited { next?.request(.max(1)) }
    }
    finishIfDone()
  }

  private func deliver(_ value: Downstream.Input) {
    let more = deliveryLock.withLock { downstream.receive(value) }
    if more > 0 { lock.withLock { demand += more } }
  }

  private func finishIfDone() {
    let isDone = lock.withLock {
      guard !isOpen, !hasEnded, !isCancelled, children.isEmpty, awaited == 0, buffer.isEmpty else { return false }
      hasEnded = true
      return true
    }
    if isDone { deliveryLock.withLock { downstream.receive(completion: .finished) } }
  }

  private struct Child: Subscriber, NamedConduit {
    typealias Input = Downstream.Input

    let conduit: MergingConduit
    let index: Int
    let combineIdentifier = CombineIdentifier()
    var description: String { conduit.description }

    init(_ conduit: MergingConduit, _ index: Int) {
      self.conduit = conduit
      self.index = index
    }

    func receive(subscription: any Subscription) {
      let demand = conduit.lock.withLock { () -> Subscribers.Demand? in
        guard conduit.children[index] == nil, !conduit.isCancelled, !conduit.hasEnded, conduit.awaited > 0 else {
          return nil
        }
        conduit.awaited -= 1
        conduit.children[index] = subscription
        return conduit.demand == .unlimited ? .unlimited : .max(1)
      }
      if let demand { subscription.request(demand) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let (isRequested, isUnlimited) = conduit.lock.withLock { () -> (Bool, Bool) in
        guard !conduit.isCancelled else { return (false, true) }
        guard conduit.demand > 0, !conduit.isDraining else {
          if !conduit.hasEnded { conduit.buffer.append((index, input)) }
          return (false, false)
        }
        conduit.demand -= 1
        return (true, conduit.demand == .unlimited)
      }
      guard isRequested else { return .none }
      conduit.deliver(input)
      return isUnlimited ? .none : .max(1)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if case .failure = completion { return conduit.fail(completion, from: index) }
      conduit.lock.withLock {
        // A child that never had a subscription is no longer awaited either.
        if conduit.children.removeValue(forKey: index) == nil, conduit.awaited > 0 { conduit.awaited -= 1 }
      }
      conduit.finishIfDone()
      if conduit.isActive { conduit.childFinished() }
    }
  }
}
