// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
  /// The notifications of one name, and of one sender if it is given.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The centre that is observed.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil is any.
    public let object: AnyObject?

    /// The notifications of a name, from one sender or from any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(subscriber)
      subscription.observe(center, name, object)
      subscriber.receive(subscription: subscription)
    }
  }

  /// The notifications of a name, from one sender or from any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}

/// Delivers the notifications that are requested; the others are missed.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription, NamedConduit, @unchecked Sendable
where Downstream.Input == Notification {
  let description = "NotificationCenter Observer"
  private let lock = Lock()
  private let deliveryLock = DeliveryLock()
  private var downstream: Downstream?
  private var observation: (center: NotificationCenter, observer: any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  func observe(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    let post = Carried { [weak self] (notification: Notification) in self?.post(notification) }
    let observer = center.addObserver(forName: name, object: object, queue: nil) { post.value($0) }
    lock.withLock { observation = (center, observer) }
  }

  private func post(_ notification: Notification) {
    let receiver = lock.withLock { () -> Downstream? in
      guard demand > 0, let downstream else { return nil }
      demand -= 1
      return downstream
    }
    guard let receiver else { return }
    let more = deliveryLock.withLock { receiver.receive(notification) }
    if more > 0 { lock.withLock { demand += more } }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() {
    let observation = lock.withLock {
      defer { (self.observation, downstream) = (nil, nil) }
      return self.observation
    }
    observation.map { $0.center.removeObserver($0.observer) }
  }

  deinit { observation.map { $0.center.removeObserver($0.observer) } }
}
