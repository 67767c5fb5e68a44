// SPDX-License-Identifier: MIT

import Foundation

/// The values of a notification's content.
struct NotificationValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: Int?
  var sound: UNNotificationSound?
  var launchImageName = ""
  var userInfo: [AnyHashable: Any] = [:]
  var attachments: [UNNotificationAttachment] = []
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var targetContentIdentifier: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
  var filterCriteria: String?

  init() {}

  /// The values in a property list; nil if it is none of a notification.
  init?(propertyList: Any?) {
    guard let list = propertyList as? [String: Any] else { return nil }
    func text(_ key: String) -> String { list[key] as? String ?? "" }
    (title, subtitle, body) = (text("title"), text("subtitle"), text("body"))
    (categoryIdentifier, threadIdentifier) = (text("category"), text("thread"))
    badge = list["badge"] as? Int
    if let name = list["sound"] as? String {
      sound = UNNotificationSound(
        kind: name.isEmpty ? .standard : .named(name), isCritical: list["isCritical"] as? Bool ?? false)
    }
    launchImageName = text("launchImage")
    userInfo = list["userInfo"] as? [String: Any] ?? [:]
    attachments = (list["attachments"] as? [[String: String]] ?? []).compactMap {
      guard let name = $0["identifier"], let path = $0["path"] else { return nil }
      return try? UNNotificationAttachment(identifier: name, url: URL(fileURLWithPath: path))
    }
    targetContentIdentifier = list["target"] as? String
    filterCriteria = list["filter"] as? String
    interruptionLevel = (list["level"] as? UInt).flatMap(UNNotificationInterruptionLevel.init) ?? .active
    relevanceScore = list["relevance"] as? Double ?? 0
  }

  /// The values as a property list. Of the user's information, entries that no property list can have are left out.
  var propertyList: [String: Any] {
    var list: [String: Any] = [
      "title": title, "subtitle": subtitle, "body": body, "category": categoryIdentifier, "thread": threadIdentifier,
      "launchImage": launchImageName, "level": interruptionLevel.rawValue, "relevance": relevanceScore,
      "attachments": attachments.map { ["identifier": $0.identifier, "path": $0.url.path] },
    ]
    list["badge"] = badge
    list["target"] = targetContentIdentifier
    list["filter"] = filterCriteria
    if let sound {
      if case .named(let name) = sound.kind { list["sound"] = name } else { list["sound"] = "" }
      list["isCritical"] = sound.isCritical
    }
    list["userInfo"] = userInfo.reduce(into: [String: Any]()) { result, entry in
      guard let key = entry.key as? String,
        PropertyListSerialization.propertyList([key: entry.value], isValidFor: .binary)
      else { return }
      result[key] = entry.value
    }
    return list
  }
}
