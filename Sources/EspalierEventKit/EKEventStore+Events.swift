// SPDX-License-Identifier: MIT

import Foundation

/// The events of a time.
final class EventPredicate: NSPredicate {
  let range: Range<Date>
  let calendars: Set<String>?

  /// The longest time in which events are found, in seconds: four years, as on Apple's systems.
  private static let longest: TimeInterval = 4 * 366 * 86400

  init(_ start: Date, _ end: Date, _ calendars: [EKCalendar]?) {
    let end = min(end, start + Self.longest)
    range = start..<max(start, end)
    self.calendars = calendars.map { Set($0.map(\.calendarIdentifier)) }
    super.init(value: true)
  }

  required init?(coder: NSCoder) { nil }

  func includes(_ calendar: StoredCalendar) -> Bool { calendars?.contains(calendar.identifier) ?? true }
}

extension EKEventStore {
  /// The condition for events that overlap a time, of four years at most.
  /// - Parameter calendars: The calendars; nil for all.
  public func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { EventPredicate(startDate, endDate, calendars) }

  /// The events that fulfil a condition of `predicateForEvents(withStart:end:calendars:)`, each occurrence by itself, in the order of
  /// the calendars; none for another condition.
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard let predicate = predicate as? EventPredicate else { return [] }
    return stored().filter(predicate.includes).flatMap { calendar in
      let all = events(of: calendar)
      var moved: [String: Set<Date>] = [:]
      for event in all where event.isDetached {
        if let occurrence = event.occurrence { moved[event.uid, default: []].insert(occurrence) }
      }
      return all.flatMap { event -> [EKEvent] in
        let starts = event.occurrences(predicate.range)
        if !event.hasRecurrenceRules { return starts.isEmpty ? [] : [event] }
        return starts.filter { !moved[event.uid, default: []].contains($0) }.map { self.occurrence(of: event, at: $0) }
      }
    }
  }

  /// Calls a closure with each event that fulfils a condition, until it sets `stop`.
  public func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {
    var stop = false
    for event in events(matching: predicate) where !stop { block(event, &stop) }
  }

  /// The event with a name: the first occurrence of a repeated one; nil if there is none.
  public func event(withIdentifier identifier: String) -> EKEvent? { savedEvent(identifier, nil) }

  /// The event or reminder with a name; nil if there is none.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    event(withIdentifier: identifier) ?? stored().flatMap(reminders).first { $0.uid == identifier }
  }

  /// The events and reminders with a name that other programs use, too.
  public func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
    calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
  }

  func savedEvent(_ uid: String, _ occurrence: Date?) -> EKEvent? {
    let all = stored().flatMap(events).filter { $0.uid == uid }
    if let occurrence, let detached = all.first(where: { $0.occurrence == occurrence }) { return detached }
    guard let event = all.first(where: { !$0.isDetached }) else { return nil }
    guard event.hasRecurrenceRules, let start = event.startDate else { return event }
    return self.occurrence(of: event, at: occurrence ?? start)
  }

  private func events(of calendar: StoredCalendar) -> [EKEvent] {
    calendar.entries.filter { $0.name == "VEVENT" }.map { component in
      let event = EKEvent(eventStore: self)
      event.calendar = self.calendar(calendar)
      event.read(component)
      return event
    }
  }

  private func occurrence(of series: EKEvent, at start: Date) -> EKEvent {
    let event = EKEvent(eventStore: self)
    event.calendar = series.calendar
    event.read(series.component(series.lastModifiedDate ?? Date()))
    event.lastModifiedDate = series.lastModifiedDate
    let length = series.endDate.timeIntervalSince(series.startDate)
    (event.startDate, event.endDate, event.occurrence) = (start, start + length, start)
    event.changed = false
    return event
  }

  // MARK: - Changes

  /// Adds or changes an event at once.
  /// - Throws: `EKError` with the reason: no calendar, no dates, an end before the beginning.
  public func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

  /// Adds or changes an event.
  /// - Parameters:
  ///   - span: For an occurrence of a repeated event: whether it alone is changed, or all later ones, too.
  ///   - commit: Whether the change is made at once, and not by `commit()`.
  /// - Throws: `EKError` with the reason: no calendar, no dates, an end before the beginning.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    guard let calendar = event.calendar else { throw EKError(.noCalendar, "The event has no calendar.") }
    guard let start = event.startDate else { throw EKError(.noStartDate, "The event has no start date.") }
    guard let end = event.endDate else { throw EKError(.noEndDate, "The event has no end date.") }
    guard start <= end else { throw EKError(.datesInverted, "The event ends before it begins.") }
    guard calendar.allowedEntityTypes.contains(.event) else {
      throw EKError(.calendarDoesNotAllowEvents, "The calendar \(calendar.title) has no events.")
    }
    let now = Date()
    let occurrence = event.occurrence
    try plan(event, commit) { calendars in
      let place = Self.place(of: calendar, &calendars)
      let master = occurrence == nil ? nil : self.master(event.uid, calendars)
      if let occurrence, master != nil, span == .thisEvent {
        // This occurrence becomes a part of the series by itself.
        event.isDetached = true
        var own = event.component(now)
        own.properties.removeAll { $0.name == "RRULE" || $0.name == "EXDATE" }
        Self.remove(event.uid, detached: occurrence, from: &calendars)
        calendars[place].entries.append(own)
      } else if let occurrence, let master, occurrence != master.startDate {
        // The series ends before this occurrence, with which another one begins.
        event.recurrenceRules = event.recurrenceRules?.map { $0.without(Self.count(of: master, before: occurrence)) }
        try Self.end(master, before: occurrence, now, in: &calendars)
        event.uid = UUID().uuidString
        event.occurrence = nil
        calendars[place].entries.append(event.component(now))
      } else {
        event.occurrence = nil
        event.isDetached = false
        Self.removeAll(event.uid, from: &calendars)
        calendars[place].entries.append(event.component(now))
        event.occurrence = event.hasRecurrenceRules ? start : nil
      }
      event.creationDate = event.creationDate ?? now
      event.lastModifiedDate = now
    }
  }

  /// Removes an event at once.
  /// - Throws: `EKError`.
  public func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

  /// Removes an event.
  /// - Parameters:
  ///   - span: For an occurrence of a repeated event: whether it alone is removed, or all later ones, too.
  ///   - commit: Whether the change is made at once, and not by `commit()`.
  /// - Throws: `EKError`.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    let occurrence = event.occurrence
    try plan(event, commit) { calendars in
      guard let occurrence, let master = self.master(event.uid, calendars) else {
        Self.removeAll(event.uid, from: &calendars)
        return
      }
      if span == .thisEvent {
        Self.remove(event.uid, detached: occurrence, from: &calendars)
        master.removedOccurrences.append(occurrence)
        Self.replace(master, Date(), in: &calendars)
      } else if occurrence == master.startDate {
        Self.removeAll(event.uid, from: &calendars)
      } else {
        try Self.end(master, before: occurrence, Date(), in: &calendars)
      }
    }
  }

  /// The series of an event; nil for a single one.
  private func master(_ uid: String, _ calendars: [StoredCalendar]) -> EKEvent? {
    calendars.flatMap(events).first { $0.uid == uid && !$0.isDetached && $0.hasRecurrenceRules }
  }

  /// The index of a calendar, which is added if it was not saved.
  static func place(of calendar: EKCalendar, _ calendars: inout [StoredCalendar]) -> Int {
    if let place = calendars.firstIndex(where: { $0.identifier == calendar.calendarIdentifier }) { return place }
    calendars.append(StoredCalendar(calendar))
    (calendar.changed, calendar.new) = (false, false)
    return calendars.count - 1
  }

  /// The number of occurrences of a series before a date, with those that were removed.
  private static func count(of master: EKEvent, before date: Date) -> Int {
    guard let start = master.startDate, let rule = master.recurrenceRules?.first, start < date else { return 0 }
    return rule.occurrences(of: start, in: master.timeZone ?? .current, within: start..<date).count
  }

  private static func end(
    _ master: EKEvent, before date: Date, _ now: Date, in calendars: inout [StoredCalendar]
  ) throws {
    master.recurrenceRules = master.recurrenceRules?.map { $0.ending(EKRecurrenceEnd(end: date - 1)) }
    replace(master, now, in: &calendars)
    for index in calendars.indices {
      calendars[index].entries.removeAll { component in
        guard component["UID"]?.text == master.uid, let detached = component["RECURRENCE-ID"]?.date?.date else {
          return false
        }
        return detached >= date
      }
    }
  }

  private static func replace(_ master: EKEvent, _ now: Date, in calendars: inout [StoredCalendar]) {
    for index in calendars.indices {
      let entries = calendars[index].entries
      guard let place = entries.firstIndex(where: { $0["UID"]?.text == master.uid && $0["RECURRENCE-ID"] == nil })
      else { continue }
      calendars[index].entries[place] = master.component(now)
    }
  }

  /// Removes the entry with a name, and the parts of a series that lie apart.
  static func removeAll(_ uid: String, from calendars: inout [StoredCalendar]) {
    for index in calendars.indices { calendars[index].entries.removeAll { $0["UID"]?.text == uid } }
  }

  private static func remove(_ uid: String, detached date: Date, from calendars: inout [StoredCalendar]) {
    for index in calendars.indices {
      calendars[index].entries.removeAll { $0["UID"]?.text == uid && $0["RECURRENCE-ID"]?.date?.date == date }
    }
  }
}
