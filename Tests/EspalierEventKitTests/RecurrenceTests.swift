// SPDX-License-Identifier: MIT

import EspalierEventKit
import Foundation
import Testing

@Suite("Repeated events")
struct RecurrenceTests {
  private let test = TestStore()
  private let range = (TestStore.date(2026, 3, 1), TestStore.date(2026, 4, 30))

  private func days(_ store: EKEventStore) -> [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TestStore.zone
    let found = store.events(
      matching: store.predicateForEvents(withStart: range.0, end: range.1, calendars: nil))
    return found.sorted { $0.compareStartDate(with: $1) == .orderedAscending }.map {
      let parts = calendar.dateComponents([.month, .day, .hour], from: $0.startDate)
      return parts.month! * 10000 + parts.day! * 100 + parts.hour!
    }
  }

  private func series(_ rule: EKRecurrenceRule, hour: Int = 9) throws -> EKEvent {
    let store = test.store()
    let event = TestStore.event("series", TestStore.date(2026, 3, 2, hour), in: store)
    event.addRecurrenceRule(rule)
    try store.save(event, span: .futureEvents)
    return event
  }

  private func occurrence(_ index: Int, _ store: EKEventStore) throws -> EKEvent {
    let found = store.events(
      matching: store.predicateForEvents(withStart: range.0, end: range.1, calendars: nil))
    return try #require(found.count > index ? found[index] : nil)
  }

  @Test("A weekly event has its local time, also after the clocks have changed") func weekly() throws {
    _ = try series(EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 4)))
    #expect(days(test.store()) == [30209, 31609, 33009, 41309])
  }

  @Test("A rule with days and an end is read from the file") func rule() throws {
    let monday = EKRecurrenceDayOfWeek(.monday)
    _ = try series(
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 1, daysOfTheWeek: [monday, EKRecurrenceDayOfWeek(.friday)],
        daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
        end: EKRecurrenceEnd(end: TestStore.date(2026, 3, 14))))
    #expect(days(test.store()) == [30209, 30609, 30909, 31309])
    #expect(try test.text().contains("BYDAY=MO,FR"))
  }

  @Test("The last Friday of each month is found") func lastDay() throws {
    _ = try series(
      EKRecurrenceRule(
        recurrenceWith: .monthly, interval: 1, daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday, weekNumber: -1)],
        daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: nil)
    )
    #expect(days(test.store()).contains(32709) && days(test.store()).contains(42409))
  }

  @Test("One occurrence is moved, and the others stay") func move() throws {
    _ = try series(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 3)))
    let store = test.store()
    let second = try occurrence(1, store)
    second.title = "moved"
    (second.startDate, second.endDate) = (second.startDate + 7200, second.endDate + 7200)
    try store.save(second, span: .thisEvent)
    #expect(days(test.store()) == [30209, 30311, 30409])
    #expect(TestStore.titles(test.store(), range.0, range.1).sorted() == ["moved", "series", "series"])
    // The moved occurrence is changed again, and not doubled.
    let again = test.store()
    let found = again.events(
      matching: again.predicateForEvents(withStart: range.0, end: range.1, calendars: nil)
    ).filter(\.isDetached)
    let moved = try #require(found.first)
    #expect(moved.occurrenceDate == TestStore.date(2026, 3, 3, 9))
    moved.title = "twice"
    try again.save(moved, span: .thisEvent)
    #expect(TestStore.titles(test.store(), range.0, range.1).sorted() == ["series", "series", "twice"])
  }

  @Test("One occurrence is removed, and the others stay") func remove() throws {
    _ = try series(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 3)))
    let store = test.store()
    try store.remove(try occurrence(1, store), span: .thisEvent)
    #expect(days(test.store()) == [30209, 30409])
  }

  @Test("Later occurrences are changed, and the earlier ones stay") func changeLater() throws {
    _ = try series(
      EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(end: TestStore.date(2026, 3, 6))))
    let store = test.store()
    let third = try occurrence(2, store)
    third.title = "later"
    try store.save(third, span: .futureEvents)
    #expect(TestStore.titles(test.store(), range.0, range.1) == ["series", "series", "later", "later"])
  }

  @Test("The rest of a series with a number of occurrences has the remaining ones") func changeCounted() throws {
    _ = try series(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 5)))
    let store = test.store()
    try store.save(try occurrence(2, store), span: .futureEvents)
    #expect(days(test.store()) == [30209, 30309, 30409, 30509, 30609])
  }

  @Test("Later occurrences are removed, and the earlier ones stay") func removeLater() throws {
    _ = try series(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
    let store = test.store()
    try store.remove(try occurrence(2, store), span: .futureEvents)
    #expect(days(test.store()) == [30209, 30309])
    try store.remove(try occurrence(0, store), span: .futureEvents)
    #expect(days(test.store()).isEmpty)
  }

  @Test("A series without an end is limited to four years of a query") func endless() throws {
    let event = try series(EKRecurrenceRule(recurrenceWith: .yearly, interval: 1, end: nil))
    let store = test.store()
    let all = store.predicateForEvents(withStart: event.startDate - 1, end: .distantFuture, calendars: nil)
    #expect(4...5 ~= store.events(matching: all).count)
  }
}
