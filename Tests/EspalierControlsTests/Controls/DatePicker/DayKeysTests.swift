// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The days of a month by the keyboard.
@MainActor
@Suite("Keys among days")
struct DayKeysTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }()

  private static func date(_ month: Int, _ day: Int, hour: Int = 10) -> Date {
    calendar.date(from: DateComponents(year: 2024, month: month, day: day, hour: hour))!
  }

  @MainActor @Observable final class Model {
    var date = DayKeysTests.date(3, 15)
    var days: Set<DateComponents> = []
    var one: Binding<Date> { Binding(get: { self.date }, set: { self.date = $0 }) }
    var several: Binding<Set<DateComponents>> { Binding(get: { self.days }, set: { self.days = $0 }) }
    var parts: [Int] {
      let parts = calendar.dateComponents([.month, .day, .hour], from: date)
      return [parts.month!, parts.day!, parts.hour!]
    }
    var chosen: [Int] { days.compactMap(\.day).sorted() }
  }

  private let model = Model()

  private func host(_ view: some View) -> ViewHost<some View> {
    ViewHost(
      view.environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
        .environment(\.locale, Locale(identifier: "en_GB")),
      size: CGSize(width: 400, height: 560))
  }

  private var days: Locator { .role(.group, name: "Due") }

  @Test("Arrows go by a day and a week, Page Up and Down by a month; the time of day stays")
  func arrows() throws {
    let days = try host(DatePicker("Due", selection: model.one).datePickerStyle(.graphical)).get(days)
    let steps: [(KeyEquivalent, [Int])] = [
      (.rightArrow, [3, 16, 10]), (.leftArrow, [3, 15, 10]), (.upArrow, [3, 8, 10]), (.downArrow, [3, 15, 10]),
      (.end, [3, 31, 10]), (.pageUp, [2, 29, 10]), (.home, [2, 1, 10]), (.leftArrow, [1, 31, 10]),
      (.pageDown, [2, 29, 10]), (.downArrow, [3, 7, 10]),
    ]
    for (key, expected) in steps {
      try days.key(key)
      #expect(model.parts == expected, "after \(key)")
    }
  }

  @Test("The day that keys are at has a ring while the days have the keyboard") func ring() throws {
    let plain = host(DatePicker("Due", selection: model.one).datePickerStyle(.graphical))
    let several = host(MultiDatePicker("Due", selection: model.several))
    func check<V: View>(_ host: ViewHost<V>) throws {
      let before = try host.png()
      try host.get(days).focus()
      let first = try host.png()
      #expect(first != before)
      try host.get(days).key(.rightArrow)
      #expect(try host.png() != first)
    }
    try check(plain)
    try check(several)
  }

  @Test("The month of the day is shown, and a screen reader finds the day as the group's value") func shown() throws {
    let host = host(DatePicker("Due", selection: model.one).datePickerStyle(.graphical))
    let days = try host.get(days)
    #expect(days.value == "Friday, 15 March 2024" || days.value == "Friday 15 March 2024", "\(days.value ?? "none")")
    try days.key(.pageDown)
    #expect(host.all(.text("April 2024")).count == 1)
    #expect(try host.get(self.days).value?.contains("15 April 2024") == true)
  }

  @Test("Days from right to left") func mirrored() throws {
    let days = try host(
      DatePicker("Due", selection: model.one).datePickerStyle(.graphical)
        .environment(\.layoutDirection, .rightToLeft)
    ).get(days)
    try days.key(.rightArrow)
    #expect(model.parts == [3, 14, 10])
    try days.key(.leftArrow)
    try days.key(.leftArrow)
    #expect(model.parts == [3, 16, 10])
  }

  @Test("Arrows stay inside of the bounds, the other keys go to the nearest day inside") func bounds() throws {
    let range = Self.date(3, 12, hour: 0)...Self.date(4, 10, hour: 23)
    let days = try host(DatePicker("Due", selection: model.one, in: range).datePickerStyle(.graphical)).get(days)
    try days.key(.upArrow)
    #expect(model.parts == [3, 15, 10])
    try days.key(.home)
    #expect(Array(model.parts.prefix(2)) == [3, 12])
    try days.key(.leftArrow)
    #expect(Array(model.parts.prefix(2)) == [3, 12])
    try days.key(.end)
    try days.key(.pageDown)
    #expect(Array(model.parts.prefix(2)) == [4, 10])
    try days.key(.rightArrow)
    #expect(Array(model.parts.prefix(2)) == [4, 10])
  }

  @Test("Of several days, keys go to one and Space or Return chooses it", arguments: [KeyEquivalent.space, .return])
  func several(key: KeyEquivalent) throws {
    let bounds = Self.date(3, 1, hour: 0)..<Self.date(4, 1, hour: 0)
    let days = try host(MultiDatePicker("Due", selection: model.several, in: bounds)).get(days)
    try days.key(.home)
    try days.key(.rightArrow)
    #expect(model.chosen.isEmpty)
    try days.key(key)
    #expect(model.chosen == [2])
    try days.key(.downArrow)
    try days.key(key)
    #expect(model.chosen == [2, 9])
    try days.key(key)
    #expect(model.chosen == [2])
    try days.key(.end)
    try days.key(.rightArrow)
    try days.key(key)
    #expect(model.chosen == [2, 31])
  }

  @Test("The days are one stop of the Tab key") func oneStop() throws {
    let host = ViewHost(
      VStack {
        DatePicker("Due", selection: model.one, displayedComponents: .date).datePickerStyle(.graphical)
        Button("After") {}
      }
      .environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
      .environment(\.locale, Locale(identifier: "en_GB")), size: CGSize(width: 400, height: 560))
    for _ in 0..<3 { host.graph.focus.move(backwards: false) }
    try host.update()
    try press(host, .rightArrow)
    #expect(model.parts == [3, 16, 10])
    host.graph.focus.move(backwards: false)
    try press(host, .rightArrow)
    #expect(model.parts == [3, 16, 10])
  }

  private func press(_ host: ViewHost<some View>, _ key: KeyEquivalent) throws {
    host.keys.press(key)
  }

  @Test("A disabled one keeps its day") func disabled() throws {
    let host = host(DatePicker("Due", selection: model.one).datePickerStyle(.graphical).disabled(true))
    host.graph.focus.move(backwards: false)
    try press(host, .rightArrow)
    #expect(model.parts == [3, 15, 10])
  }
}
