// SPDX-License-Identifier: MIT

import Foundation

extension UNUserNotificationCenter {
  /// Requests permission for notifications. The desktop asks nothing: it is granted if a service shows notifications.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await result { done in requestAuthorization(options: options) { done($0, $1) } }
  }

  /// The settings.
  public func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { done in getNotificationSettings { done.resume(returning: $0) } }
  }

  /// Sets the number at the program's icon, on docks that show one; 0 removes it.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    try await result { done in setBadgeCount(newBadgeCount) { done((), $0) } }
  }

  /// The categories.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { done in getNotificationCategories { done.resume(returning: $0) } }
  }

  /// Adds a request, in place of one with its identifier.
  /// - Throws: `UNError`, if nothing is shown.
  public func add(_ request: UNNotificationRequest) async throws {
    try await result { done in add(request) { done((), $0) } }
  }

  /// The requests that wait for their date.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { done in getPendingNotificationRequests { done.resume(returning: $0) } }
  }

  /// The notifications of this run that the desktop shows or lists.
  public func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { done in getDeliveredNotifications { done.resume(returning: $0) } }
  }

  private func result<Value: Sendable>(
    _ call: (_ done: @escaping @Sendable (Value, (any Error)?) -> Void) -> Void
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      call { value, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: value) }
      }
    }
  }
}
