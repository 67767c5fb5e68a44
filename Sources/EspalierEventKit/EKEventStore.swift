// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierLibraries
import Foundation

/// Calendars, events and reminders of the program, in an iCalendar file in its data folder.
///
/// Desktops have no common store of calendars for programs. The access is granted, as the entries are the program's own: those of
/// the desktop's calendar are not read, and other programs do not read these. Alarms are saved and not shown.
open class EKEventStore: NSObject, @unchecked Sendable {
  let file: CalendarFile
  let lock = NSRecursiveLock()
  /// The changes that the next `commit()` makes, with the objects that are then saved.
  var pending: [PendingChange] = []
  private var known: [String: EKCalendar] = [:]
  /// The origin of the calendars.
  private(set) lazy var local = EKSource(self)

  struct PendingChange {
    let object: EKObject
    let change: (inout [StoredCalendar]) throws -> Void
  }

  /// The program's calendars.
  public override convenience init() { self.init(file: .standard) }
  /// The program's calendars; there is one source.
  public convenience init(sources: [EKSource]) { self.init(file: .standard) }

  init(file: CalendarFile) { self.file = file }

  // MARK: - Access

  /// The permission: always `fullAccess`.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .fullAccess }
  /// Requests the permission to use events, which is granted; the handler is called on a queue of the system.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    grant(completion)
  }
  /// Requests the permission to add events, which is granted; the handler is called on a queue of the system.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    grant(completion)
  }
  /// Requests the permission to use reminders, which is granted; the handler is called on a queue of the system.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    grant(completion)
  }
  /// Requests the permission to use entries, which is granted; the handler is called on a queue of the system.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { grant(completion) }
  /// Requests the permission to use events, which is granted.
  open func requestFullAccessToEvents() async throws -> Bool { true }
  /// Requests the permission to add events, which is granted.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { true }
  /// Requests the permission to use reminders, which is granted.
  open func requestFullAccessToReminders() async throws -> Bool { true }
  /// Requests the permission to use entries, which is granted.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { true }

  private func grant(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    DispatchQueue.global().async { completion(true, nil) }
  }

  // MARK: - Calendars

  /// A name of the store: its file.
  open var eventStoreIdentifier: String { "local" }
  /// The origins of calendars: this machine.
  open var sources: [EKSource] { [local] }
  /// The origins without those of other users: this machine.
  open var delegateSources: [EKSource] { [] }
  /// The origin with a name.
  open func source(withIdentifier identifier: String) -> EKSource? {
    identifier == local.sourceIdentifier ? local : nil
  }

  /// The calendars for a kind of entries; a store without any has one after the first entry was saved.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    stored().filter { $0.types.contains(EKEntityMask(entityType)) }.map(calendar)
  }

  /// The calendar with a name; nil if there is none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    stored().first { $0.identifier == identifier }.map(calendar)
  }

  /// The calendar of new events. It is saved with the first of them.
  open var defaultCalendarForNewEvents: EKCalendar? {
    calendars(for: .event).first ?? standard("events", "Calendar", .event)
  }
  /// The calendar of new reminders. It is saved with the first of them.
  open func defaultCalendarForNewReminders() -> EKCalendar? {
    calendars(for: .reminder).first ?? standard("reminders", "Reminders", .reminder)
  }

  private func standard(_ identifier: String, _ title: String, _ types: EKEntityMask) -> EKCalendar {
    lock.withLock {
      if let calendar = known[identifier] { return calendar }
      let calendar = EKCalendar(
        identifier: identifier, title: title, color: EKCalendar.colors[types == .event ? 0 : 1], types: types,
        source: local)
      known[identifier] = calendar
      return calendar
    }
  }

  /// The object of a calendar: the same one as long as the store exists.
  func calendar(_ stored: StoredCalendar) -> EKCalendar {
    lock.withLock {
      let calendar =
        known[stored.identifier]
        ?? EKCalendar(
          identifier: stored.identifier, title: "", color: EKCalendar.colors[0], types: stored.types, source: local)
      known[stored.identifier] = calendar
      guard !calendar.changed || calendar.new else { return calendar }
      calendar.title = stored.title
      calendar.cgColor = CGColor(red: stored.color[0], green: stored.color[1], blue: stored.color[2], alpha: 1)
      (calendar.changed, calendar.new) = (false, false)
      return calendar
    }
  }

  /// The calendars of the file; none, with a message once, if it cannot be read.
  func stored() -> [StoredCalendar] {
    do {
      return try file.read()
    } catch {
      LibraryWarning.once("EventKit: \(error.localizedDescription)")
      return []
    }
  }

  // MARK: - Changes

  /// Adds or changes a calendar.
  /// - Throws: `EKError`.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    guard calendar.source != nil else { throw EKError(.calendarHasNoSource, "The calendar has no source.") }
    try plan(calendar, commit) { calendars in
      let new = StoredCalendar(calendar)
      if let place = calendars.firstIndex(where: { $0.identifier == new.identifier }) {
        (calendars[place].title, calendars[place].color) = (new.title, new.color)
      } else {
        calendars.append(new)
      }
    }
    lock.withLock { known[calendar.calendarIdentifier] = calendar }
  }

  /// Removes a calendar with its entries.
  /// - Throws: `EKError`.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try plan(calendar, commit) { $0.removeAll { $0.identifier == calendar.calendarIdentifier } }
    lock.withLock { known[calendar.calendarIdentifier] = nil }
  }

  /// Makes the changes that were saved or removed with `commit: false`.
  /// - Throws: `EKError`; the changes are kept for the next call.
  open func commit() throws {
    try lock.withLock {
      guard !pending.isEmpty else { return }
      try file.edit { calendars in for change in pending { try change.change(&calendars) } }
      for change in pending { (change.object.changed, change.object.new) = (false, false) }
      pending = []
    }
  }

  /// Forgets the changes that were saved or removed with `commit: false`.
  open func reset() { lock.withLock { pending = [] } }
  /// Reads calendars of servers again: there are none.
  open func refreshSourcesIfNecessary() {}

  func plan(_ object: EKObject, _ commits: Bool, _ change: @escaping (inout [StoredCalendar]) throws -> Void) throws {
    try lock.withLock {
      let before = pending
      pending.append(PendingChange(object: object, change: change))
      guard commits else { return }
      do {
        try commit()
      } catch {
        pending = before
        throw error
      }
    }
  }
}
