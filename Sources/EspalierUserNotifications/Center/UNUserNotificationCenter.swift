// SPDX-License-Identifier: MIT

import EspalierServices
import Foundation
import Synchronization

/// The program's notifications: shown by the desktop's service, at once or on a date.
///
/// Requests with a date are kept in the program's data folder. They are shown while the program runs; those that became due when it
/// did not run are shown at the first use of the center in its next run. Completion handlers are called on another thread.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct Weak { weak var delegate: (any UNUserNotificationCenterDelegate)? }

  private static let shared = UNUserNotificationCenter(
    service: DesktopNotifications(), file: NotificationFile(data: ProgramData("notifications.plist")))

  let requests: NotificationQueue
  private nonisolated(unsafe) var weakDelegate = Weak()
  private let delegateLock = NSLock()

  /// The center of the program.
  public static func current() -> UNUserNotificationCenter { shared }

  /// Whether content of extensions is shown: no desktop shows any.
  public var supportsContentExtensions: Bool { false }

  /// The object that decides about notifications of an active program, and that receives the user's responses.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { delegateLock.withLock { weakDelegate.delegate } }
    set { delegateLock.withLock { weakDelegate.delegate = newValue } }
  }

  init(service: any NotificationService, file: NotificationFile) {
    requests = NotificationQueue(service: service, file: file)
    super.init()
    requests.presents = { [unowned self] in present($0, $1) }
    requests.responds = { [unowned self] in respond($0) }
    requests.queue.async { [requests] in requests.schedule() }
  }

  /// An active program's delegate decides; the notifications of another program are shown.
  private func present(
    _ notification: UNNotification, _ shows: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    guard ProgramActivity.isActive else { return shows([.banner, .list, .sound, .badge]) }
    nonisolated(unsafe) let delegate = delegate
    Task { shows(await delegate?.userNotificationCenter(self, willPresent: notification) ?? []) }
  }

  private func respond(_ response: UNNotificationResponse) {
    nonisolated(unsafe) let delegate = delegate
    Task { await delegate?.userNotificationCenter(self, didReceive: response) }
  }

  // MARK: - Settings

  /// Requests permission for notifications. The desktop asks nothing: it is granted if a service shows notifications.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    requests.queue.async { [requests] in completionHandler(requests.authorize(options), nil) }
  }

  /// Reads the settings.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    requests.queue.async { [requests] in completionHandler(requests.settings) }
  }

  /// Sets the number at the program's icon, on docks that show one; 0 removes it.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    requests.queue.async { [requests] in
      requests.service.showBadge(max(newBadgeCount, 0))
      completionHandler?(nil)
    }
  }

  // MARK: - Categories

  /// Replaces the categories.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    requests.queue.async { [requests] in requests.categories = categories }
  }

  /// Reads the categories.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    requests.queue.async { [requests] in completionHandler(requests.categories) }
  }
}
