import Foundation

extension NotificationCenter {
  /// The notifications of one name, and of one sender if it is given.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet(subscriber, overflow: .drop)
      let send = Carried { (notification: Notification) in outlet.send(notification) }
      let observation = Carried(
        center.addObserver(forName: name, object: object, queue: nil) { send.value($0) })
      outlet.onCancel = { [center] in center.removeObserver(observation.value) }
      subscriber.receive(subscription: outlet)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
