// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Choosing dates and times of day.
@MainActor
@Suite("DatePicker")
struct DatePickerTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }()

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 10, _ minute: Int = 30) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  @MainActor private final class Model {
    var date: Date
    init(_ date: Date) { self.date = date }
    var binding: Binding<Date> { Binding(get: { self.date }, set: { self.date = $0 }) }
    var parts: [Int] {
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      return [parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!]
    }
  }

  private func host(_ view: some View) -> ViewHost<some View> {
    ViewHost(
      view.environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
        .environment(\.locale, Locale(identifier: "en_GB")),
      size: CGSize(width: 400, height: 560))
  }

  @Test("Compact: the values are buttons behind the label") func compact() throws {
    let model = Model(Self.date(2024, 3, 15))
    let host = host(VStack { DatePicker("Due", selection: model.binding) })
    let day = try host.get(.text("15 Mar 2024"))
    let time = try host.get(.text("10:30"))
    #expect(try host.get(.text("Due")).frame.maxX < day.frame.minX)
    #expect(day.frame.maxX < time.frame.minX)
    #expect(try host.get(.role(.button, name: "Due").nth(0)).value == "15 Mar 2024")
  }

  @Test("A day is chosen from the month; the time of day stays") func day() throws {
    let model = Model(Self.date(2024, 3, 15))
    let host = host(DatePicker("Due", selection: model.binding, displayedComponents: .date))
    #expect(host.all(.text("10:30")).isEmpty)
    try host.get(.text("15 Mar 2024")).tap()
    try host.settle()
    #expect(host.all(.text("March 2024")).count == 1)
    // A Friday, under the fifth name of a British week.
    let fifteenth = try host.get(.label("Friday, 15 March 2024"))
    #expect(fifteenth.isSelected)
    try host.get(.text("28")).tap()
    #expect(model.parts == [2024, 3, 28, 10, 30])
    try host.get(.label("Next Month")).tap()
    #expect(host.all(.text("April 2024")).count == 1)
    try host.get(.text("1")).tap()
    #expect(model.parts == [2024, 4, 1, 10, 30])
  }

  @Test("Weeks begin on the calendar's first weekday") func weeks() throws {
    var monday = Self.calendar
    monday.firstWeekday = 2
    let model = Model(Self.date(2024, 3, 15))
    func column(_ calendar: Calendar) throws -> CGFloat {
      let host = ViewHost(
        DatePicker("Due", selection: model.binding, displayedComponents: .date).datePickerStyle(.graphical)
          .environment(\.calendar, calendar).environment(\.timeZone, calendar.timeZone)
          .environment(\.locale, Locale(identifier: "en_GB")),
        size: CGSize(width: 350, height: 400))
      return try host.get(.text("15")).frame.midX
    }
    var sunday = Self.calendar
    sunday.firstWeekday = 1
    #expect(try isClose(column(monday), 350 * 4.5 / 7, within: 12))
    #expect(try isClose(column(sunday), 350 * 5.5 / 7, within: 12))
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat) -> Bool { abs(a - b) <= tolerance }

  @Test("Days outside of the range cannot be chosen") func range() throws {
    let model = Model(Self.date(2024, 3, 15))
    let range = Self.date(2024, 3, 10, 12, 0)...Self.date(2024, 4, 2)
    let host = host(
      DatePicker("Due", selection: model.binding, in: range, displayedComponents: .date).datePickerStyle(.graphical))
    #expect(try !host.get(.label("Saturday, 9 March 2024")).isEnabled)
    #expect(try host.get(.label("Sunday, 10 March 2024")).isEnabled)
    #expect(try !host.get(.label("Previous Month")).isEnabled)
    #expect(try host.get(.label("Next Month")).isEnabled)
    try host.get(.text("9")).tap()
    #expect(model.parts == [2024, 3, 15, 10, 30])
    // The day begins before the range does.
    try host.get(.text("10")).tap()
    #expect(model.parts == [2024, 3, 10, 12, 0])
  }

  @Test("Open ranges") func openRanges() throws {
    let model = Model(Self.date(2024, 3, 15))
    let from = host(
      DatePicker("From", selection: model.binding, in: Self.date(2024, 3, 5)..., displayedComponents: [.date])
        .datePickerStyle(.graphical))
    #expect(try !from.get(.label("Monday, 4 March 2024")).isEnabled)
    let through = host(
      DatePicker(selection: model.binding, in: ...Self.date(2024, 3, 20), displayedComponents: [.date]) { Text("To") }
        .datePickerStyle(.graphical))
    #expect(try !through.get(.label("Thursday, 21 March 2024")).isEnabled)
  }

  @Test("Wheels, one for each part; a day that the month does not have becomes its last") func wheels() throws {
    let model = Model(Self.date(2024, 1, 31))
    let host = host(
      DatePicker("Due", selection: model.binding, displayedComponents: .date).datePickerStyle(.wheel))
    try host.get(.role(.group, name: "Month")).adjust(.increment)
    #expect(model.parts == [2024, 2, 29, 10, 30])
    try host.get(.role(.group, name: "Year")).adjust(.increment)
    #expect(model.parts == [2025, 2, 28, 10, 30])
    #expect(host.all(.role(.group, name: "Hour")).isEmpty)
  }

  @Test("A time is chosen with wheels in a panel") func time() throws {
    let model = Model(Self.date(2024, 3, 15))
    let host = host(DatePicker("At", selection: model.binding, displayedComponents: .hourAndMinute))
    try host.get(.text("10:30")).tap()
    try host.settle()
    try host.get(.role(.group, name: "Hour")).adjust(.increment)
    try host.get(.role(.group, name: "Minute")).adjust(.decrement)
    #expect(model.parts == [2024, 3, 15, 11, 29])
  }

  @Test("Keys and screen readers go day by day") func adjusting() throws {
    let model = Model(Self.date(2024, 2, 29))
    let host = host(DatePicker("Due", selection: model.binding, displayedComponents: .date))
    try host.get(.role(.button, name: "Due")).adjust(.increment)
    #expect(model.parts == [2024, 3, 1, 10, 30])
  }

  @Test("A style of one's own") func ownStyle() throws {
    struct Plain: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Button("Later") { configuration.selection += 3600 }
        }
      }
    }
    let model = Model(Self.date(2024, 3, 15))
    let host = host(DatePicker("Due", selection: model.binding).datePickerStyle(Plain()))
    try host.get(.text("Later")).tap()
    #expect(model.parts == [2024, 3, 15, 11, 30])
    #expect(host.all(.text("Due")).count == 1)
  }
}
