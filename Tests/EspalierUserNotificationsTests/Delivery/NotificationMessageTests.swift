// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierUserNotifications

/// The message of a notification for services with different abilities.
@Suite struct NotificationMessageTests {
  private func message(_ content: UNNotificationContent, _ capabilities: Set<String>) -> NotificationMessage {
    let category = UNNotificationCategory(
      identifier: "",
      actions: [
        UNNotificationAction(identifier: "a", title: "A"),
        UNTextInputNotificationAction(
          identifier: "b", title: "B", textInputButtonTitle: "Send", textInputPlaceholder: "Text"),
      ], intentIdentifiers: [])
    return NotificationMessage(
      content, category: category, capabilities: capabilities, options: [.banner, .sound], programName: "App")
  }

  @Test("characters of markup are escaped for services that read it")
  func markup() {
    let content = UNMutableNotificationContent()
    (content.subtitle, content.body) = ("a", "1 < 2 & 3")
    #expect(message(content, []).body == "a\n1 < 2 & 3")
    #expect(message(content, ["body-markup"]).body == "a\n1 &lt; 2 &amp; 3")
    #expect(message(content, []).title == "App")
  }

  @Test("fields are shown by services that have them")
  func actions() {
    let content = UNNotificationContent()
    #expect(message(content, []).actions.isEmpty)
    #expect(message(content, ["actions"]).actions.map(\.identifier) == ["default", "a"])
    let withField = message(content, ["actions", "inline-reply"])
    #expect(withField.actions.map(\.title) == ["App", "A", "B"] && withField.placeholder == "Text")
  }

  @Test("the sound is the desktop's for a file that does not exist")
  func sounds() {
    let content = UNMutableNotificationContent()
    #expect(message(content, []).sound == nil)
    content.sound = .init(named: .init("missing.wav"))
    #expect(message(content, []).sound == "")
  }
}
