// SPDX-License-Identifier: MIT

import EspalierServices
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierEventKit

/// A store in a folder of its own.
struct TestStore {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("calendars-\(UUID().uuidString)")
  var data: ProgramData { ProgramData("calendars.ics", of: "App", environment: ["XDG_DATA_HOME": folder.path]) }
  /// A store that reads the file anew, as a program that starts again.
  func store() -> EKEventStore { EKEventStore(file: CalendarFile(data)) }
  func text() throws -> String { String(decoding: try data.read() ?? Data(), as: UTF8.self) }

  static let zone = TimeZone(identifier: "Europe/Berlin")!

  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  static func event(_ title: String, _ start: Date, hours: Double = 1, in store: EKEventStore) -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.calendar = store.defaultCalendarForNewEvents
    event.title = title
    (event.startDate, event.endDate, event.timeZone) = (start, start + hours * 3600, zone)
    return event
  }

  static func titles(_ store: EKEventStore, _ from: Date, _ to: Date) -> [String] {
    store.events(matching: store.predicateForEvents(withStart: from, end: to, calendars: nil)).map(\.title)
  }
}

@Suite("A store of events")
struct EventStoreTests {
  let test = TestStore()

  @Test("Access is granted") func access() async throws {
    #expect(EKEventStore.authorizationStatus(for: .event) == .fullAccess)
    let store = test.store()
    #expect(try await store.requestFullAccessToEvents())
    #expect(try await store.requestWriteOnlyAccessToEvents())
    #expect(try await store.requestFullAccessToReminders())
    let isGranted = await withCheckedContinuation { continuation in
      store.requestAccess(to: .event) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
    #expect(isGranted)
  }

  @Test("A saved event is found by another store, with all its values") func values() throws {
    let store = test.store()
    let event = TestStore.event("Lunch; with, Ann\nand “Bob”", TestStore.date(2026, 3, 1, 12), in: store)
    event.location = "Café"
    event.notes = String(repeating: "ü, ", count: 60)
    event.url = URL(string: "https://example.org/a?b=c")
    event.availability = .free
    event.addAlarm(EKAlarm(relativeOffset: -900))
    event.addAlarm(EKAlarm(absoluteDate: TestStore.date(2026, 2, 28)))
    #expect(event.isNew && event.eventIdentifier == nil)
    try store.save(event, span: .thisEvent)
    #expect(!event.isNew && !event.hasChanges)
    let found = try #require(test.store().event(withIdentifier: event.eventIdentifier))
    #expect(found.title == event.title && found.location == "Café" && found.notes == event.notes)
    #expect(found.url == event.url && found.availability == .free && found.timeZone == TestStore.zone)
    #expect(found.startDate == event.startDate && found.endDate == event.endDate)
    #expect(found.alarms?.map(\.relativeOffset) == [-900, 0])
    #expect(found.alarms?.last?.absoluteDate == TestStore.date(2026, 2, 28))
    #expect(found.calendar.title == "Calendar" && found.calendar.type == .local)
    #expect(try test.text().split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
  }

  @Test("Events are found by the time that they overlap, and by their calendars") func predicate() throws {
    let store = test.store()
    let standard = store.defaultCalendarForNewEvents
    let other = EKCalendar(for: .event, eventStore: store)
    other.title = "Other"
    try store.saveCalendar(other, commit: true)
    let early = TestStore.event("early", TestStore.date(2026, 3, 1, 8), in: store)
    early.calendar = standard
    try store.save(early, span: .thisEvent)
    let late = TestStore.event("late", TestStore.date(2026, 3, 2, 8), in: store)
    late.calendar = other
    try store.save(late, span: .thisEvent)
    let day = (TestStore.date(2026, 3, 1), TestStore.date(2026, 3, 2))
    #expect(TestStore.titles(store, day.0, day.1) == ["early"])
    #expect(TestStore.titles(store, TestStore.date(2026, 3, 1, 8, 30), TestStore.date(2026, 3, 1, 8, 45)) == ["early"])
    let both = store.predicateForEvents(withStart: day.0, end: TestStore.date(2026, 3, 3), calendars: [other])
    #expect(store.events(matching: both).map(\.title) == ["late"])
    #expect(store.events(matching: NSPredicate(value: true)).isEmpty)
    #expect(store.calendars(for: .event).map(\.title) == ["Other", "Calendar"])
    try store.removeCalendar(other, commit: true)
    #expect(TestStore.titles(store, day.0, TestStore.date(2026, 3, 3)) == ["early"])
  }

  @Test("Changes without a commit are made by the next commit, or forgotten") func commit() throws {
    let store = test.store()
    let range = (TestStore.date(2026, 3, 1), TestStore.date(2026, 3, 2))
    let event = TestStore.event("a", range.0, in: store)
    try store.save(event, span: .thisEvent, commit: false)
    #expect(TestStore.titles(test.store(), range.0, range.1).isEmpty)
    store.reset()
    try store.commit()
    #expect(TestStore.titles(test.store(), range.0, range.1).isEmpty)
    try store.save(event, span: .thisEvent, commit: false)
    try store.commit()
    #expect(TestStore.titles(test.store(), range.0, range.1) == ["a"])
    event.title = "b"
    #expect(event.hasChanges)
    event.reset()
    #expect(event.title == "a" && !event.hasChanges)
    try store.remove(event, span: .thisEvent)
    #expect(TestStore.titles(test.store(), range.0, range.1).isEmpty)
    #expect(!event.refresh())
  }

  @Test("An all-day event lasts to the end of its day, and has the file's form of days") func allDay() throws {
    let store = test.store()
    let start = Calendar.current.startOfDay(for: TestStore.date(2026, 3, 1, 12))
    let event = TestStore.event("day", start, in: store)
    event.isAllDay = true
    try store.save(event, span: .thisEvent)
    let found = try #require(test.store().event(withIdentifier: event.eventIdentifier))
    #expect(found.isAllDay && found.startDate == start)
    #expect(Calendar.current.isDate(found.endDate, inSameDayAs: start))
    #expect(try test.text().contains("DTSTART;VALUE=DATE:"))
    try store.save(found, span: .thisEvent)
    let again = try #require(test.store().event(withIdentifier: event.eventIdentifier))
    #expect(again.endDate == found.endDate)
  }

  @Test("An event that is not valid fails with its reason") func invalid() throws {
    let store = test.store()
    func code(_ change: (EKEvent) -> Void) -> EKError.Code? {
      let event = TestStore.event("a", TestStore.date(2026, 1, 1), in: store)
      change(event)
      do { try store.save(event, span: .thisEvent) } catch { return (error as? EKError)?.code }
      return nil
    }
    #expect(code { $0.calendar = nil } == .noCalendar)
    #expect(code { $0.startDate = nil } == .noStartDate)
    #expect(code { $0.endDate = nil } == .noEndDate)
    #expect(code { $0.endDate = $0.startDate - 1 } == .datesInverted)
    #expect(code { $0.calendar = store.defaultCalendarForNewReminders() } == .calendarDoesNotAllowEvents)
    #expect(code { _ in } == nil)
  }

  @Test(
    "A file that cannot be read is left as it is, and a change fails",
    arguments: [
      "BEGIN:VCALENDAR\r\n", "BEGIN:VCALENDAR\r\nEND:VEVENT\r\n", "nothing\r\n",
    ])
  func damaged(text: String) throws {
    try test.data.write(Data(text.utf8))
    let store = test.store()
    #expect(store.calendars(for: .event).isEmpty)
    #expect(throws: EKError.self) {
      try store.save(TestStore.event("a", TestStore.date(2026, 1, 1), in: store), span: .thisEvent)
    }
    #expect(try test.text() == text)
  }

  @MainActor @Test("A change is posted on the main queue") func notification() async throws {
    let store = test.store()
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: nil, queue: nil) { _ in
      count += 1
    }
    try store.save(TestStore.event("a", TestStore.date(2026, 1, 1), in: store), span: .thisEvent)
    #expect(await eventually { count > 0 })
    NotificationCenter.default.removeObserver(token)
  }
}
