// SPDX-License-Identifier: MIT

import EspalierEventKit
import Foundation
import Testing

@Suite("Reminders")
struct ReminderTests {
  private let test = TestStore()

  private func titles(_ predicate: NSPredicate) async -> [String]? {
    await withCheckedContinuation { continuation in
      test.store().fetchReminders(matching: predicate) { continuation.resume(returning: $0?.map(\.title)) }
    }
  }

  private func reminder(_ title: String, due: DateComponents? = nil, in store: EKEventStore) -> EKReminder {
    let reminder = EKReminder(eventStore: store)
    reminder.title = title
    reminder.calendar = store.defaultCalendarForNewReminders()
    reminder.dueDateComponents = due
    return reminder
  }

  @Test("Reminders are found by their state and their date") func predicates() async throws {
    let store = test.store()
    let done = reminder("done", in: store)
    done.isCompleted = true
    done.priority = Int(EKReminderPriority.high.rawValue)
    try store.save(done, commit: true)
    try store.save(reminder("day", due: DateComponents(year: 2026, month: 3, day: 1), in: store), commit: true)
    try store.save(
      reminder("time", due: DateComponents(year: 2026, month: 5, day: 1, hour: 8, minute: 30), in: store), commit: true)
    try store.save(reminder("some day", in: store), commit: true)
    #expect(await titles(store.predicateForReminders(in: nil)) == ["done", "day", "time", "some day"])
    let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
    #expect(await titles(open) == ["day", "time", "some day"])
    let march = store.predicateForIncompleteReminders(
      withDueDateStarting: nil, ending: TestStore.date(2026, 4, 1), calendars: nil)
    #expect(await titles(march) == ["day"])
    let completed = store.predicateForCompletedReminders(
      withCompletionDateStarting: nil, ending: nil, calendars: store.calendars(for: .reminder))
    #expect(await titles(completed) == ["done"])
    #expect(await titles(NSPredicate(value: true)) == nil)
  }

  @Test("A reminder is completed, changed and removed") func changes() async throws {
    let store = test.store()
    let reminder = reminder("a", due: DateComponents(year: 2026, month: 3, day: 1), in: store)
    try store.save(reminder, commit: true)
    let found = try #require(
      test.store().calendarItem(withIdentifier: reminder.calendarItemIdentifier) as? EKReminder)
    #expect(found.dueDateComponents == DateComponents(year: 2026, month: 3, day: 1))
    found.isCompleted = true
    found.title = "b"
    try store.save(found, commit: true)
    #expect(await titles(store.predicateForReminders(in: nil)) == ["b"])
    try store.remove(found, commit: true)
    #expect(await titles(store.predicateForReminders(in: nil)) == [])
    #expect(store.calendars(for: .reminder).map(\.title) == ["Reminders"])
    #expect(store.calendars(for: .event).isEmpty)
  }

  @Test("A reminder that is not valid fails with its reason") func invalid() {
    let store = test.store()
    let reminder = reminder("a", in: store)
    reminder.priority = 10
    #expect(throws: EKError.self) { try store.save(reminder, commit: true) }
    reminder.priority = 0
    reminder.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
    #expect(throws: EKError.self) { try store.save(reminder, commit: true) }
  }
}
