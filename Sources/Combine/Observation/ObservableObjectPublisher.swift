// SPDX-License-Identifier: MIT

/// Announces that an object is about to change; carries no value.
///
/// Every change reaches every subscriber that has requested anything: the demand is not counted, as with Apple's.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  private var conduits: [any ObservableObjectConduit] = []

  /// A publisher without subscribers.
  public init() {}

  /// Announces that the object is about to change.
  public func send() {
    for conduit in lock.withLock({ conduits }) { conduit.send() }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = ObservableObjectSubscription(subscriber, parent: self)
    lock.withLock { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  fileprivate func remove(_ conduit: any ObservableObjectConduit) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}

private protocol ObservableObjectConduit: AnyObject {
  func send()
}

private final class ObservableObjectSubscription<Downstream: Subscriber>: Subscription, ObservableObjectConduit,
  NamedConduit, @unchecked Sendable
where Downstream.Input == Void {
  let description = "ObservableObjectPublisher"
  private let lock = Lock()
  private let deliveryLock = DeliveryLock()
  private var downstream: Downstream?
  private var isRequested = false
  private weak var parent: ObservableObjectPublisher?

  init(_ downstream: Downstream, parent: ObservableObjectPublisher) {
    self.downstream = downstream
    self.parent = parent
  }

  func send() {
    guard let receiver = lock.withLock({ isRequested ? downstream : nil }) else { return }
    deliveryLock.withLock { _ = receiver.receive() }
  }

  func request(_ demand: Subscribers.Demand) {
    if demand > 0 { lock.withLock { isRequested = true } }
  }

  func cancel() {
    let parent = lock.withLock {
      downstream = nil
      return self.parent
    }
    parent?.remove(self)
  }

  var customMirror: Mirror { Mirror(self, children: ["downstream": lock.withLock { downstream } as Any]) }
}
