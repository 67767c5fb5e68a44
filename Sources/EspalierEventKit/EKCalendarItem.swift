// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  package weak var store: EKEventStore?
  var uid = UUID().uuidString
  /// The lines of a file that this module has no names for.
  var otherProperties: [CalendarProperty] = []

  /// The calendar.
  open var calendar: EKCalendar! { didSet { changed = true } }
  /// The title.
  open var title: String! = "" { didSet { changed = true } }
  /// The place as a text.
  open var location: String? { didSet { changed = true } }
  /// Notes.
  open var notes: String? { didSet { changed = true } }
  /// An address.
  open var url: URL? { didSet { changed = true } }
  /// The time zone; nil for that of the user.
  open var timeZone: TimeZone? { didSet { changed = true } }
  /// The alarms, which are saved and not shown.
  open var alarms: [EKAlarm]? { didSet { changed = true } }
  /// The repetition: the first rule is used.
  open var recurrenceRules: [EKRecurrenceRule]? { didSet { changed = true } }
  /// The time at which the entry was made; nil for a new one.
  public internal(set) var creationDate: Date?
  /// The time of the last change; nil for a new one.
  public internal(set) var lastModifiedDate: Date?

  /// A name that does not change.
  open var calendarItemIdentifier: String { uid }
  /// A name that other programs use, too.
  open var calendarItemExternalIdentifier: String! { uid }
  /// Whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether the entry is repeated.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Whether others take part: no.
  open var hasAttendees: Bool { false }
  /// Whether there are notes.
  open var hasNotes: Bool { notes?.isEmpty == false }

  init(in store: EKEventStore) {
    self.store = store
    timeZone = .current
  }

  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Sets the repetition.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  /// Removes a repetition.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }

  var kind: EKEntityMask { [] }
  /// Takes the values of a part of a file.
  func read(_ component: CalendarComponent) {
    uid = component["UID"]?.text ?? uid
    title = component["SUMMARY"]?.text ?? ""
    location = component["LOCATION"]?.text
    notes = component["DESCRIPTION"]?.text
    url = component["URL"].flatMap { URL(string: $0.value) }
    creationDate = component["CREATED"]?.date?.date
    lastModifiedDate = component["LAST-MODIFIED"]?.date?.date
    recurrenceRules = component["RRULE"].flatMap { EKRecurrenceRule(text: $0.value) }.map { [$0] }
    let found = component.components.filter { $0.name == "VALARM" }.compactMap { alarm -> EKAlarm? in
      guard let trigger = alarm["TRIGGER"] else { return nil }
      if let date = trigger.date?.date { return EKAlarm(absoluteDate: date) }
      return CalendarDuration.seconds(trigger.value).map { EKAlarm(relativeOffset: $0) }
    }
    alarms = found.isEmpty ? nil : found
    otherProperties = component.properties.filter { !Self.known.contains($0.name) }
    (changed, new) = (false, false)
  }

  private static let known: Set = [
    "UID", "SUMMARY", "LOCATION", "DESCRIPTION", "URL", "CREATED", "LAST-MODIFIED", "RRULE", "DTSTAMP", "DTSTART",
    "DTEND", "DUE", "DURATION", "TRANSP", "STATUS", "COMPLETED", "PRIORITY", "EXDATE", "RECURRENCE-ID",
    "PERCENT-COMPLETE",
  ]

  /// The part of a file, at a time of a change.
  func component(_ now: Date) -> CalendarComponent {
    var component = CalendarComponent(name: "")
    component.properties = [
      CalendarProperty("UID", text: uid), CalendarProperty("DTSTAMP", CalendarDate.universal(now)),
      CalendarProperty("CREATED", CalendarDate.universal(creationDate ?? now)),
      CalendarProperty("LAST-MODIFIED", CalendarDate.universal(now)), CalendarProperty("SUMMARY", text: title ?? ""),
    ]
    if let location { component.properties.append(CalendarProperty("LOCATION", text: location)) }
    if let notes { component.properties.append(CalendarProperty("DESCRIPTION", text: notes)) }
    if let url { component.properties.append(CalendarProperty("URL", url.absoluteString)) }
    if let rule = recurrenceRules?.first { component.properties.append(CalendarProperty("RRULE", rule.text)) }
    component.properties += otherProperties
    component.components = (alarms ?? []).map { alarm in
      let trigger =
        alarm.absoluteDate.map { CalendarProperty("TRIGGER", CalendarDate.universal($0), ["VALUE": "DATE-TIME"]) }
        ?? CalendarProperty("TRIGGER", CalendarDuration.text(alarm.relativeOffset))
      return CalendarComponent(
        name: "VALARM",
        properties: [
          CalendarProperty("ACTION", "DISPLAY"), CalendarProperty("DESCRIPTION", text: title ?? ""), trigger,
        ])
    }
    return component
  }
}
