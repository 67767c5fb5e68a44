// SPDX-License-Identifier: MIT

import EspalierServices
import EspalierTestSupport
import Foundation
import Synchronization
import Testing

@testable import EspalierUserNotifications

/// The program's notifications, from the request to the user's response.
@MainActor @Suite(.serialized) struct NotificationCenterTests {
  private let folder = TemporaryFolder()
  private let service = RecordingService()

  private func center(_ service: (any NotificationService)? = nil) -> UNUserNotificationCenter {
    let data = ProgramData("notifications.plist", of: "org.example.App", environment: ["XDG_DATA_HOME": folder.path])
    return UNUserNotificationCenter(service: service ?? self.service, file: NotificationFile(data: data))
  }

  private func content(_ title: String) -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = title
    return content
  }

  private func request(_ name: String, _ trigger: UNNotificationTrigger? = nil) -> UNNotificationRequest {
    UNNotificationRequest(identifier: name, content: content(name), trigger: trigger)
  }

  @Test("permission is kept, and denied without a service of the desktop")
  func permission() async throws {
    #expect(await center().notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center().requestAuthorization(options: [.alert]))
    let settings = await center().notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled && settings.soundSetting == .disabled)
    let none = center(RecordingService(nil))
    #expect(try await !none.requestAuthorization(options: [.alert]))
    #expect(await none.notificationSettings().authorizationStatus == .denied)
  }

  @Test("a request without permission is refused, with the next step")
  func refusal() async throws {
    let center = center()
    let error = await #expect(throws: UNError.self) { try await center.add(request("a")) }
    #expect(
      error?.localizedDescription
        == "Notifications are not allowed: call requestAuthorization first. It returns false if the desktop shows none."
    )
  }

  @Test("a request without a trigger is shown at once, in place of an earlier one of its name")
  func delivery() async throws {
    let center = center()
    _ = try await center.requestAuthorization(options: [.alert])
    for name in ["a", "b", "a"] { try await center.add(request(name)) }
    #expect(await eventually { service.messages.count == 3 })
    #expect(service.messages.map(\.number) == [1, 2, 1])
    #expect(await center.deliveredNotifications().map(\.request.identifier).sorted() == ["a", "b"])
    center.removeDeliveredNotifications(withIdentifiers: ["b"])
    #expect(await eventually { service.closed == [2] })
  }

  @Test("a request with a date waits, is kept, and is shown late by the next run")
  func dates() async throws {
    let first = center()
    _ = try await first.requestAuthorization()
    try await first.add(request("late", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
    try await first.add(request("soon", UNTimeIntervalNotificationTrigger(timeInterval: 0.01, repeats: false)))
    #expect(await eventually { service.messages.map(\.message.title) == ["soon"] })
    #expect(await first.pendingNotificationRequests().map(\.identifier) == ["late"])

    let file = first.requests.file
    var kept = file.read()
    #expect(kept.pending.map(\.request.content.title) == ["late"])
    kept.pending[0].due = Date(timeIntervalSinceNow: -60)
    try file.write(kept)
    let second = center()
    #expect(await eventually { service.messages.map(\.message.title) == ["soon", "late"] })
    #expect(await second.pendingNotificationRequests().isEmpty)
  }

  @Test("repeated intervals below a minute are refused")
  func shortRepeat() async throws {
    let center = center()
    _ = try await center.requestAuthorization()
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: true)
    let error = await #expect(throws: UNError.self) { try await center.add(request("a", trigger)) }
    #expect(error?.code == .notificationInvalidNoDate)
  }

  private final class Delegate: NSObject, UNUserNotificationCenterDelegate, Sendable {
    let shows: UNNotificationPresentationOptions
    let responses = Mutex<[String]>([])
    init(_ shows: UNNotificationPresentationOptions) { self.shows = shows }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler(shows) }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { responses.withLock { $0.append(response.actionIdentifier) } }
  }

  @Test("a delegate decides about the notifications of an active program only")
  func presentation() async throws {
    let window = NSObject()
    let delegate = Delegate([])
    let center = center()
    center.delegate = delegate
    _ = try await center.requestAuthorization()
    ProgramActivity.record(ObjectIdentifier(window), isActive: true)
    try await center.add(request("hidden"))
    let other = Delegate(.banner)
    center.delegate = other
    try await center.add(request("shown"))
    #expect(await eventually { service.messages.map(\.message.title) == ["shown"] })
    ProgramActivity.record(ObjectIdentifier(window), isActive: false)
    center.delegate = delegate
    try await center.add(request("behind"))
    #expect(await eventually { service.messages.map(\.message.title) == ["shown", "behind"] })
  }

  @Test("responses have the identifiers of buttons, of the notification and of its closing")
  func responses() async throws {
    let delegate = Delegate([])
    let center = center()
    center.delegate = delegate
    _ = try await center.requestAuthorization()
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail", actions: [UNNotificationAction(identifier: "read", title: "Read")], intentIdentifiers: [],
        options: .customDismissAction)
    ])
    let content = content("Mail")
    content.categoryIdentifier = "mail"
    try await center.add(UNNotificationRequest(identifier: "m", content: content, trigger: nil))
    #expect(await eventually { service.messages.count == 1 })
    #expect(service.messages[0].message.actions.map(\.identifier) == ["default", "read"])
    // A message of another program.
    service.react(7, .action("read"))
    service.react(1, .action("read"))
    #expect(await eventually { delegate.responses.withLock { $0 == ["read"] } })
    service.react(1, .action("default"))
    #expect(await eventually { delegate.responses.withLock { $0.last == UNNotificationDefaultActionIdentifier } })
    service.react(1, .dismissed)
    #expect(await eventually { delegate.responses.withLock { $0.last == UNNotificationDismissActionIdentifier } })
    #expect(delegate.responses.withLock { $0.count } == 3)
  }

  @Test("the badge is the number at the program's icon")
  func badge() async throws {
    try await center().setBadgeCount(3)
    #expect(service.badges == [3])
  }
}
