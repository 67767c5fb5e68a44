/// A subject that hands each value to whoever is subscribed at that moment, and keeps none.
///
/// A subscriber that has not asked for a value misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var outlets = OutletList<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  public init() {}

  deinit { for upstream in upstreams { upstream.cancel() } }

  public func send(_ value: Output) {
    for entry in lock.withLock({ outlets.entries }) { entry.send(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let entries = lock.withLock {
      guard self.completion == nil else { return outlets.entries.prefix(0) }
      self.completion = completion
      defer { outlets.removeAll() }
      return outlets.entries[...]
    }
    for entry in entries { entry.finish(completion) }
  }

  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, overflow: .drop)
    outlet.onCancel = { [weak self, identifier = outlet.combineIdentifier] in
      guard let self else { return }
      self.lock.withLock { self.outlets.remove(identifier) }
    }
    let end = lock.withLock {
      if completion == nil { outlets.add(outlet) }
      return completion
    }
    subscriber.receive(subscription: outlet)
    if let end { outlet.finish(end) }
  }
}
