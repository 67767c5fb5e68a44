// SPDX-License-Identifier: MIT

import Combine
import Foundation

/// Posts notifications to the programs of the user that use this class: in this program, and by a signal on the session's
/// D-Bus in others. Without a session bus the others receive none.
///
/// Notifications of macOS itself, such as that of a new appearance, are not posted: environment values have the desktop's
/// settings. Observers run on the main queue, or on the queue with which they were added. The class is none of
/// `NotificationCenter`, whose methods on Linux cannot be overridden.
open class DistributedNotificationCenter: NSObject, @unchecked Sendable {
  /// The programs that receive notifications.
  public struct CenterType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Those of the user.
    public static let localNotificationCenterType = CenterType(rawValue: "NSLocalNotificationCenterType")
  }

  /// The behaviour of an observer in a program that is not active; each receives notifications at once here.
  public enum SuspensionBehavior: UInt, Sendable {
    /// On Apple systems the notification is lost.
    case drop = 1
    /// On Apple systems the last notification is kept.
    case coalesce
    /// On Apple systems all notifications are kept.
    case hold
    /// The notification is delivered at once.
    case deliverImmediately
  }

  /// The properties of a posted notification.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Programs that are not active receive it at once, as they always do here.
    public static let deliverImmediately = Options(rawValue: 1)
    /// All sessions of the user receive it; only this one does here.
    public static let postToAllSessions = Options(rawValue: 2)
  }

  private static let shared = DistributedNotificationCenter()
  private let center = NotificationCenter()
  private let bus = NotificationBus()

  /// The center of the user's programs.
  open class func `default`() -> DistributedNotificationCenter { shared }
  /// The center of a kind of programs, which is always that of the user's.
  open class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter { shared }

  /// Whether deliveries should wait; stored.
  open var suspended = false

  // MARK: - Observers

  /// Calls a closure for each notification of a name and of an object, which is a string; nil is each.
  /// - Returns: The observer, for `removeObserver`.
  open func addObserver(
    forName name: Notification.Name?, object: String?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    listen()
    // The string is another object in each program.
    return center.addObserver(forName: name, object: nil, queue: queue) { notification in
      if object == nil || object == notification.object as? String { block(notification) }
    }
  }

  /// Ends the calls of an observer.
  open func removeObserver(_ observer: Any) { center.removeObserver(observer) }

  /// The notifications of a name, for subscribers.
  open func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    listen()
    return center.publisher(for: name)
  }

  /// The notifications of a name, one after the other.
  open func notifications(named name: Notification.Name) -> NotificationCenter.Notifications {
    listen()
    return center.notifications(named: name)
  }

  private func listen() {
    bus.listen { [weak self] in self?.deliver($0) }
  }

  // MARK: - Posting

  /// Posts a notification. Other programs receive its user information if it is a property list.
  open func postNotificationName(
    _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options = []
  ) {
    let posted = DistributedNotification(name: name.rawValue, object: object, userInfo: userInfo)
    bus.send(posted)
    deliver(posted)
  }

  /// Posts a notification. Other programs receive its user information if it is a property list.
  open func postNotificationName(
    _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool
  ) { postNotificationName(name, object: object, userInfo: userInfo) }

  /// Posts a notification. Other programs receive its user information if it is a property list.
  open func post(name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil) {
    postNotificationName(name, object: object, userInfo: userInfo)
  }

  private func deliver(_ posted: DistributedNotification) {
    DispatchQueue.main.async { [center] in
      center.post(name: Notification.Name(posted.name), object: posted.object, userInfo: posted.userInfo)
    }
  }
}

/// The parts of a notification that other programs receive.
struct DistributedNotification: @unchecked Sendable {
  let name: String
  let object: String?
  let userInfo: [AnyHashable: Any]?
}
