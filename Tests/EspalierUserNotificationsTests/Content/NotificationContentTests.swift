// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierUserNotifications

@Suite struct NotificationContentTests {
  @Test("a request keeps the content of its time")
  func copies() {
    let content = UNMutableNotificationContent()
    content.title = "before"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "after"
    #expect(request.content.title == "before")
    #expect((content.mutableCopy() as? UNMutableNotificationContent)?.title == "after")
  }

  @Test("all values come back from a property list, but for those that none can have")
  func propertyList() throws {
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body) = ("t", "s", "b")
    content.badge = 4
    content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.wav"))
    content.userInfo = ["id": 7, "object": NSObject()]
    content.interruptionLevel = .critical
    let data = try PropertyListSerialization.data(
      fromPropertyList: content.values.propertyList, format: .xml, options: 0)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let values = try #require(NotificationValues(propertyList: list))
    #expect([values.title, values.subtitle, values.body] == ["t", "s", "b"])
    #expect(values.badge == 4 && values.sound == content.sound && values.interruptionLevel == .critical)
    #expect(values.userInfo.count == 1 && values.userInfo["id"] as? Int == 7)
  }
}
