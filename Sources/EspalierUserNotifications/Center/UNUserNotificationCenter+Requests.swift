// SPDX-License-Identifier: MIT

import Foundation

extension UNUserNotificationCenter {
  /// Adds a request, in place of one with its identifier.
  /// - Parameter completionHandler: Called with nil, or with the reason for which nothing is shown.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    requests.queue.async { [requests] in
      do {
        try requests.add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Reads the requests that wait for their date.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    requests.queue.async { [requests] in completionHandler(requests.pending) }
  }

  /// Removes requests that wait for their date.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.queue.async { [requests] in requests.removePending(where: identifiers.contains) }
  }

  /// Removes all requests that wait for their date.
  public func removeAllPendingNotificationRequests() {
    requests.queue.async { [requests] in requests.removePending { _ in true } }
  }

  /// Reads the notifications of this run that the desktop shows or lists.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    requests.queue.async { [requests] in completionHandler(requests.delivered) }
  }

  /// Removes notifications of this run from the desktop.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    requests.queue.async { [requests] in requests.removeDelivered(where: identifiers.contains) }
  }

  /// Removes all notifications of this run from the desktop.
  public func removeAllDeliveredNotifications() {
    requests.queue.async { [requests] in requests.removeDelivered { _ in true } }
  }
}
