// SPDX-License-Identifier: MIT

/// A subject that keeps its latest value and delivers it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let lock = Lock()
  private var core = SubjectCore<Output, Failure>()
  private var current: Output

  /// A subject whose value is this one until another is sent.
  public init(_ value: Output) { current = value }

  deinit { core.cancelUpstreams() }

  /// The latest value. Setting it sends it; after the end it is only stored.
  public var value: Output {
    get { lock.withLock { current } }
    set { store(newValue) }
  }

  /// Stores and sends `value`; does nothing after the end.
  public func send(_ value: Output) {
    if lock.withLock({ core.completion == nil }) { store(value) }
  }

  private func store(_ value: Output) {
    let (old, conduits) = lock.withLock {
      defer { current = value }
      return (current, core.conduits)
    }
    for conduit in conduits { conduit.offer(value) }
    // Released after the lock: its deinit may come back here.
    withExtendedLifetime(old) {}
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in lock.withLock({ core.finish(completion) }) { conduit.finish(completion) }
  }

  public func send(subscription: any Subscription) {
    _ = lock.withLock { core.connect(subscription) }
    // The value is kept without any subscriber.
    subscription.request(.unlimited)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = SubscriberConduit("CurrentValueSubject", parent: self, subscriber, replays: true)
    if let completion = lock.withLock({ core.add(conduit) }) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }
}

extension CurrentValueSubject: ConduitParent {
  var replayedValue: Output? { value }

  func remove(_ conduit: SubjectConduit<Output, Failure>) { lock.withLock { core.remove(conduit) } }
}
