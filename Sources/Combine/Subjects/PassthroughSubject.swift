// SPDX-License-Identifier: MIT

/// A subject that sends each value to those subscribed at that moment, and keeps none.
///
/// A subscriber that has not requested a value misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let lock = Lock()
  private var core = SubjectCore<Output, Failure>()

  /// A subject without subscribers; it keeps no value.
  public init() {}

  deinit { core.cancelUpstreams() }

  public func send(_ value: Output) {
    for conduit in lock.withLock({ core.conduits }) { conduit.offer(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in lock.withLock({ core.finish(completion) }) { conduit.finish(completion) }
  }

  public func send(subscription: any Subscription) {
    if lock.withLock({ core.connect(subscription) }) { subscription.request(.unlimited) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = SubscriberConduit("PassthroughSubject", parent: self, subscriber, replays: false)
    if let completion = lock.withLock({ core.add(conduit) }) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }
}

extension PassthroughSubject: ConduitParent {
  var replayedValue: Output? { nil }

  func conduitRequested() {
    for upstream in lock.withLock({ core.firstRequest() }) { upstream.request(.unlimited) }
  }

  func remove(_ conduit: SubjectConduit<Output, Failure>) { lock.withLock { core.remove(conduit) } }
}
