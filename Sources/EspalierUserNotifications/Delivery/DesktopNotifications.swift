// SPDX-License-Identifier: MIT

import EspalierLibraries
import EspalierNumbers
import EspalierServices
import Foundation

/// The desktop's service of notifications, on the session's D-Bus, after the specification of desktop notifications.
struct DesktopNotifications: NotificationService {
  private static let object = SessionBus.Object(
    name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
    interface: "org.freedesktop.Notifications")

  func capabilities() -> Set<String>? {
    guard let reply = try? SessionBus.shared?.call("GetCapabilities", of: Self.object),
      case .strings(let names)? = reply.members.first
    else {
      LibraryWarning.once(
        "UserNotifications: the session's D-Bus has no service org.freedesktop.Notifications, so that notifications are not "
          + "allowed. Start the program in a desktop session, or install a service such as dunst.")
      return nil
    }
    return Set(names)
  }

  func show(_ message: NotificationMessage, replacing number: UInt32) throws -> UInt32 {
    guard let bus = SessionBus.shared else { throw UNError(.notificationsNotAllowed) }
    var hints: [String: BusValue] = [
      "urgency": .byte(message.urgency), "desktop-entry": .string(ProgramIdentity.identifier),
    ]
    switch message.sound {
    case nil: hints["suppress-sound"] = .boolean(true)
    case "": hints["sound-name"] = .string("message-new-instant")
    case let path?: hints["sound-file"] = .string(path)
    }
    hints["image-path"] = message.picture.map(BusValue.string)
    hints["x-kde-reply-placeholder-text"] = message.placeholder.map(BusValue.string)
    let reply = try bus.call(
      "Notify", of: Self.object,
      [
        .string(ProgramIdentity.name), .uint32(number), .string(""), .string(message.title), .string(message.body),
        .strings(message.actions.flatMap { [$0.identifier, $0.title] }), .dictionary(hints), .int32(-1),
      ])
    return reply.members.first?.number ?? 0
  }

  func close(_ number: UInt32) {
    _ = try? SessionBus.shared?.call("CloseNotification", of: Self.object, [.uint32(number)])
  }

  func showBadge(_ count: Int) { LauncherBadge.show(count) }

  func receive(_ received: @escaping @Sendable (UInt32, NotificationReaction) -> Void) {
    SessionBus.shared?.receive(from: Self.object) { signal, parameters in
      guard let number = parameters.first?.number, let value = parameters.dropFirst().first else { return }
      switch signal {
      case "ActionInvoked": if let name = value.text { received(number, .action(name)) }
      case "NotificationReplied": if let text = value.text { received(number, .reply(text)) }
      // 2: the user closed the message.
      case "NotificationClosed": received(number, value.number == 2 ? .dismissed : .expired)
      default: break
      }
    }
  }
}
