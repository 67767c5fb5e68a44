// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// An event: for a repeated one, one of its occurrences.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The beginning.
  open var startDate: Date! { didSet { changed = true } }
  /// The end.
  open var endDate: Date! { didSet { changed = true } }
  /// Whether the event lasts whole days.
  open var isAllDay = false { didSet { changed = true } }
  /// Whether the time is taken.
  open var availability = EKEventAvailability.busy { didSet { changed = true } }
  /// The state.
  public internal(set) var status = EKEventStatus.none
  /// The beginning of the occurrence before it was moved; for a single event its beginning.
  open var occurrenceDate: Date! { occurrence ?? startDate }
  /// Whether the occurrence was changed without the others.
  public internal(set) var isDetached = false

  /// The beginning that the series has for this occurrence.
  var occurrence: Date?
  /// The beginnings of occurrences that were removed.
  var removedOccurrences: [Date] = []

  /// A name that does not change, the same for all occurrences; nil for a new event.
  open var eventIdentifier: String! { new ? nil : uid }
  /// The name of the contact with a birthday: nil.
  open var birthdayContactIdentifier: String? { nil }

  /// A new event, which `save(_:span:)` adds to the store.
  public init(eventStore: EKEventStore) { super.init(in: eventStore) }

  /// The order of two events by their beginnings.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }

  /// Whether the event still exists; its values become those that were saved, unless it has changes.
  @discardableResult open override func refresh() -> Bool {
    guard !new, let saved = store?.savedEvent(uid, occurrence) else { return false }
    if !changed { take(saved) }
    return true
  }

  /// Reads the values that were saved. Without effect for a new event.
  open override func reset() { if !new, let saved = store?.savedEvent(uid, occurrence) { take(saved) } }

  private func take(_ other: EKEvent) {
    (title, location, notes, url, timeZone) = (other.title, other.location, other.notes, other.url, other.timeZone)
    (alarms, recurrenceRules, calendar) = (other.alarms, other.recurrenceRules, other.calendar)
    (startDate, endDate, isAllDay, availability) = (other.startDate, other.endDate, other.isAllDay, other.availability)
    changed = false
  }

  override var kind: EKEntityMask { .event }

  override func read(_ component: CalendarComponent) {
    super.read(component)
    let start = component["DTSTART"]?.date
    startDate = start?.date
    isAllDay = start?.hasTime == false
    timeZone = isAllDay ? nil : start?.components.timeZone
    let end = component["DTEND"]?.date
    // The end of days is the day after; the end of an `EKEvent` lies in the last day.
    endDate = end.flatMap { end in end.hasTime ? end.date : end.date.map { max(startDate ?? $0, $0 - 1) } }
    if endDate == nil, let startDate {
      let length = component["DURATION"].flatMap { CalendarDuration.seconds($0.value) } ?? (isAllDay ? 86399 : 0)
      endDate = startDate + length
    }
    availability = component["TRANSP"]?.value == "TRANSPARENT" ? .free : .busy
    let states: [String: EKEventStatus] = ["CONFIRMED": .confirmed, "TENTATIVE": .tentative, "CANCELLED": .canceled]
    status = component["STATUS"].flatMap { states[$0.value] } ?? .none
    occurrence = component["RECURRENCE-ID"]?.date?.date
    isDetached = occurrence != nil
    removedOccurrences = component.properties.filter { $0.name == "EXDATE" }.compactMap { $0.date?.date }
    changed = false
  }

  override func component(_ now: Date) -> CalendarComponent {
    var component = super.component(now)
    component.name = "VEVENT"
    let zone = timeZone
    component.properties.append(CalendarDate.property("DTSTART", startDate, isDay: isAllDay, zone: zone))
    let end = isAllDay ? Calendar.current.startOfDay(for: endDate).addingTimeInterval(36 * 3600) : endDate!
    component.properties.append(CalendarDate.property("DTEND", end, isDay: isAllDay, zone: zone))
    if availability == .free { component.properties.append(CalendarProperty("TRANSP", "TRANSPARENT")) }
    let states: [EKEventStatus: String] = [.confirmed: "CONFIRMED", .tentative: "TENTATIVE", .canceled: "CANCELLED"]
    if let state = states[status] { component.properties.append(CalendarProperty("STATUS", state)) }
    if isDetached, let occurrence {
      component.properties.append(CalendarDate.property("RECURRENCE-ID", occurrence, isDay: isAllDay, zone: zone))
    }
    component.properties += removedOccurrences.map {
      CalendarDate.property("EXDATE", $0, isDay: isAllDay, zone: zone)
    }
    return component
  }

  /// The beginnings of the occurrences that overlap a range.
  func occurrences(_ range: Range<Date>) -> [Date] {
    guard let startDate, let endDate else { return [] }
    let length = max(0, endDate.timeIntervalSince(startDate))
    guard let rule = recurrenceRules?.first else {
      return startDate < range.upperBound && startDate + length >= range.lowerBound ? [startDate] : []
    }
    let removed = Set(removedOccurrences)
    return rule.occurrences(
      of: startDate, in: timeZone ?? .current, within: range.lowerBound - length..<range.upperBound
    )
    .filter { !removed.contains($0) }
  }
}
