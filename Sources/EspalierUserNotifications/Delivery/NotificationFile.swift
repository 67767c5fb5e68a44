// SPDX-License-Identifier: MIT

import EspalierServices
import Foundation

/// A request that waits for its date.
struct PendingNotification {
  let request: UNNotificationRequest
  var due: Date
}

/// The file that keeps a program's settings and requests between its runs.
struct NotificationFile: Sendable {
  let data: ProgramData

  struct Content {
    /// The forms that the program requested; nil before the first time.
    var requested: UNAuthorizationOptions?
    var pending: [PendingNotification] = []
  }

  /// The content; empty if there is no file, or if it is damaged.
  func read() -> Content {
    var content = Content()
    guard let bytes = try? data.read(),
      let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any]
    else { return content }
    content.requested = (list["requested"] as? UInt).map(UNAuthorizationOptions.init)
    content.pending = (list["pending"] as? [[String: Any]] ?? []).compactMap { entry in
      guard let identifier = entry["identifier"] as? String, let due = entry["due"] as? Date,
        let values = NotificationValues(propertyList: entry["content"]),
        let trigger = UNNotificationTrigger.trigger(propertyList: entry["trigger"])
      else { return nil }
      let request = UNNotificationRequest(
        identifier: identifier, content: UNNotificationContent(values: values), trigger: trigger)
      return PendingNotification(request: request, due: due)
    }
    return content
  }

  /// Replaces the content.
  func write(_ content: Content) throws {
    var list: [String: Any] = [
      "pending": content.pending.map { pending -> [String: Any] in
        [
          "identifier": pending.request.identifier, "due": pending.due,
          "content": pending.request.content.values.propertyList,
          "trigger": pending.request.trigger?.propertyList ?? [:],
        ]
      }
    ]
    list["requested"] = content.requested?.rawValue
    try data.write(PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
  }
}
