/// A subject that remembers its latest value and gives it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = Lock()
  private var outlets = OutletList<Output, Failure>()
  private var current: Output
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  public init(_ value: Output) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The latest value; setting it is the same as sending it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    let entries = lock.withLock {
      guard completion == nil else { return outlets.entries.prefix(0) }
      current = value
      return outlets.entries[...]
    }
    for entry in entries { entry.send(value) }
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
    let outlet = Outlet(subscriber, overflow: .keepLatest)
    outlet.onCancel = { [weak self, identifier = outlet.combineIdentifier] in
      guard let self else { return }
      self.lock.withLock { self.outlets.remove(identifier) }
    }
    let end = lock.withLock {
      if completion == nil {
        outlet.send(current)  // nobody has asked yet: it waits
        outlets.add(outlet)
      }
      return completion
    }
    subscriber.receive(subscription: outlet)
    if let end { outlet.finish(end) }
  }
}
