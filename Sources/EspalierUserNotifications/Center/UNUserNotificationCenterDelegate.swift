// SPDX-License-Identifier: MIT

import Foundation

/// Decides about notifications of an active program, and receives the user's responses. Its methods are called on the main thread,
/// in the asynchronous form or in the one with a completion handler, whichever the type has.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// The forms in which a notification is shown while the program is active. Without the method it is not shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

  /// The forms in which a notification is shown while the program is active. Without the method it is not shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Receives the user's response.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// Receives the user's response.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// Shows the program's own settings of notifications. No desktop calls it.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Calls the method with a completion handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    nonisolated(unsafe) let delegate = self
    return await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        delegate.userNotificationCenter(center, willPresent: notification) { continuation.resume(returning: $0) }
      }
    }
  }

  /// Ignores the response.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Calls the method with a completion handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    nonisolated(unsafe) let delegate = self
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        delegate.userNotificationCenter(center, didReceive: response) { continuation.resume() }
      }
    }
  }

  /// Does nothing: no desktop calls it.
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
  {}
}
