// SPDX-License-Identifier: MIT

import Foundation

extension NotificationMessage {
  /// The message of a notification.
  /// - Parameters:
  ///   - category: The buttons.
  ///   - capabilities: The abilities of the service, by the names of the specification.
  ///   - options: The forms that are shown.
  init(
    _ content: UNNotificationContent, category: UNNotificationCategory?, capabilities: Set<String>,
    options: UNNotificationPresentationOptions, programName: String
  ) {
    title = content.title.isEmpty ? programName : content.title
    let text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    // A service with markup reads these characters as tags.
    body =
      capabilities.contains("body-markup")
      ? text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;") : text
    urgency = content.interruptionLevel.urgency
    picture = content.attachments.first(where: \.isPicture)?.url.path
    actions = [("default", programName)]
    if options.contains(.sound) { sound = content.sound.map(Self.path) }
    guard capabilities.contains("actions") else {
      actions = []
      return
    }
    for action in category?.actions ?? [] {
      if let field = action as? UNTextInputNotificationAction {
        guard capabilities.contains("inline-reply"), placeholder == nil else { continue }
        actions.append(("inline-reply", action.title))
        placeholder = field.textInputPlaceholder
      } else {
        actions.append((action.identifier, action.title))
      }
    }
  }

  /// The path of a sound file of the bundle; empty for the desktop's own sound, and for a file that does not exist.
  private static func path(of sound: UNNotificationSound) -> String {
    guard case .named(let name) = sound.kind else { return "" }
    return Bundle.main.path(forResource: name, ofType: nil) ?? ""
  }
}
