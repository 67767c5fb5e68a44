// SPDX-License-Identifier: MIT

import EspalierLibraries
import EspalierServices
import Foundation

/// The requests of a program that wait, and the notifications that are shown. All members are used on `queue`.
final class NotificationQueue: @unchecked Sendable {
  let queue = DispatchQueue(label: "UserNotifications")
  let service: any NotificationService
  let file: NotificationFile

  private var content: NotificationFile.Content
  private var shown: [UInt32: UNNotification] = [:]
  private var timer: (any DispatchSourceTimer)?
  private var knownCapabilities: Set<String>?
  private var isReceiving = false
  var categories: Set<UNNotificationCategory> = []

  /// Decides about a notification of an active program. Called on any thread; calls back with the forms that are shown.
  var presents: @Sendable (UNNotification, @escaping @Sendable (UNNotificationPresentationOptions) -> Void) -> Void = {
    $1([.banner, .sound, .badge])
  }
  /// Receives a response.
  var responds: @Sendable (UNNotificationResponse) -> Void = { _ in }

  init(service: any NotificationService, file: NotificationFile) {
    (self.service, self.file) = (service, file)
    content = file.read()
  }

  // MARK: - Settings

  var capabilities: Set<String>? {
    if knownCapabilities == nil { knownCapabilities = service.capabilities() }
    return knownCapabilities
  }

  var settings: UNNotificationSettings {
    let status: UNAuthorizationStatus =
      content.requested == nil ? .notDetermined : capabilities == nil ? .denied : .authorized
    return UNNotificationSettings(
      status: status, requested: content.requested ?? [],
      capabilities: content.requested == nil ? [] : capabilities ?? [])
  }

  /// Records the forms that the program requests.
  /// - Returns: Whether notifications are shown.
  func authorize(_ options: UNAuthorizationOptions) -> Bool {
    content.requested = (content.requested ?? []).union(options)
    save()
    return capabilities != nil
  }

  // MARK: - Requests

  var pending: [UNNotificationRequest] { content.pending.map(\.request) }
  var delivered: [UNNotification] { shown.values.sorted { $0.date < $1.date } }

  func add(_ request: UNNotificationRequest) throws {
    guard settings.authorizationStatus == .authorized else { throw UNError(.notificationsNotAllowed) }
    content.pending.removeAll { $0.request.identifier == request.identifier }
    guard let trigger = request.trigger else { return deliver(request, date: Date()) }
    guard let due = trigger.date(after: Date()) else { throw UNError(.notificationInvalidNoDate) }
    content.pending.append(PendingNotification(request: request, due: due))
    save()
    schedule()
  }

  func removePending(where isRemoved: (String) -> Bool) {
    content.pending.removeAll { isRemoved($0.request.identifier) }
    save()
    schedule()
  }

  func removeDelivered(where isRemoved: (String) -> Bool) {
    for (number, notification) in shown where isRemoved(notification.request.identifier) {
      shown[number] = nil
      service.close(number)
    }
  }

  /// Shows the requests whose date has come, and waits for the next one. Requests that became due while the program did not run
  /// are shown at once.
  func schedule() {
    let now = Date()
    let due = content.pending.filter { $0.due <= now }
    if !due.isEmpty {
      content.pending = content.pending.compactMap { pending in
        guard pending.due <= now else { return pending }
        guard let trigger = pending.request.trigger, trigger.repeats, let next = trigger.date(after: now) else {
          return nil
        }
        return PendingNotification(request: pending.request, due: next)
      }
      save()
      for pending in due { deliver(pending.request, date: pending.due) }
    }
    timer?.cancel()
    timer = nil
    guard let next = content.pending.map(\.due).min() else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [weak self] in self?.schedule() }
    // A clock that is set, and a machine that sleeps, move the date.
    timer.schedule(wallDeadline: .now() + min(max(next.timeIntervalSinceNow, 0), 86400))
    timer.resume()
    self.timer = timer
  }

  private func save() {
    do {
      try file.write(content)
    } catch {
      LibraryWarning.once(
        "UserNotifications: the requests cannot be kept in \(file.data.url.path): \(error.localizedDescription)")
    }
  }

  // MARK: - Delivery

  private func deliver(_ request: UNNotificationRequest, date: Date) {
    let notification = UNNotification(date: date, request: request)
    presents(notification) { options in self.queue.async { self.show(notification, options) } }
  }

  private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let content = notification.request.content
    if options.contains(.badge), let badge = content.badge { service.showBadge(badge.intValue) }
    guard !options.isDisjoint(with: [.banner, .alert, .list]), let capabilities else { return }
    if !isReceiving {
      isReceiving = true
      service.receive { number, reaction in self.queue.async { self.received(number, reaction) } }
    }
    let message = NotificationMessage(
      content, category: category(of: notification), capabilities: capabilities, options: options,
      programName: ProgramIdentity.name)
    let old = shown.first { $0.value.request.identifier == notification.request.identifier }?.key
    do {
      let number = try service.show(message, replacing: old ?? 0)
      if let old { shown[old] = nil }
      shown[number] = notification
    } catch {
      LibraryWarning.once("UserNotifications: the desktop did not show a notification: \(error.localizedDescription)")
    }
  }

  private func category(of notification: UNNotification) -> UNNotificationCategory? {
    categories.first { $0.identifier == notification.request.content.categoryIdentifier }
  }

  private func received(_ number: UInt32, _ reaction: NotificationReaction) {
    // The bus reports the messages of all programs.
    guard let notification = shown[number] else { return }
    let category = category(of: notification)
    switch reaction {
    case .action("default"):
      ProgramActivity.activate()
      responds(
        UNNotificationResponse(notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier))
    case .action(let identifier):
      guard let action = category?.actions.first(where: { $0.identifier == identifier }) else { return }
      if action.options.contains(.foreground) { ProgramActivity.activate() }
      responds(UNNotificationResponse(notification: notification, actionIdentifier: identifier))
    case .reply(let text):
      guard let field = category?.actions.first(where: { $0 is UNTextInputNotificationAction }) else { return }
      responds(
        UNTextInputNotificationResponse(notification: notification, actionIdentifier: field.identifier, userText: text))
    case .dismissed:
      shown[number] = nil
      guard category?.options.contains(.customDismissAction) == true else { return }
      responds(
        UNNotificationResponse(notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier))
    case .expired: shown[number] = nil
    }
  }
}
