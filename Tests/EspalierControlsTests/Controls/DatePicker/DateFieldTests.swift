// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// `DatePicker` in the styles `.field` and `.stepperField`.
@MainActor
struct DateFieldTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }()

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 10, _ minute: Int = 5) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  private struct Due: View {
    @State var date = DateFieldTests.date(2024, 3, 15)
    var bounds = Date.distantPast...Date.distantFuture
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var hasStepper = false

    var body: some View {
      let picker = DatePicker("Due", selection: $date, in: bounds, displayedComponents: components)
      VStack {
        if hasStepper { picker.datePickerStyle(.stepperField) } else { picker.datePickerStyle(.field) }
        Text(verbatim: DateFieldTests.text(date)).accessibilityIdentifier("date")
      }
    }
  }

  private static func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return "\(parts.year!)-\(parts.month!)-\(parts.day!) \(parts.hour!):\(parts.minute!)"
  }

  private func host(_ view: some View, locale: String = "en_US") -> ViewHost<some View> {
    ViewHost(
      view.environment(\.calendar, Self.calendar).environment(\.timeZone, Self.calendar.timeZone)
        .environment(\.locale, Locale(identifier: locale)), size: CGSize(width: 600, height: 500))
  }

  @Test(
    "The parts stand in the order of the language",
    arguments: [
      ("en_US", ["Month", "Day", "Year", "Hour", "Minute", "AM/PM"]),
      ("en_GB", ["Day", "Month", "Year", "Hour", "Minute"]),
      ("sv_SE", ["Year", "Month", "Day", "Hour", "Minute"]), ("ja_JP", ["Year", "Month", "Day", "Hour", "Minute"]),
      ("ar_EG", ["Day", "Month", "Year", "Hour", "Minute", "AM/PM"]),
    ])
  func order(_ locale: String, _ names: [String]) throws {
    let host = host(Due(), locale: locale)
    let edges = try names.map { try host.get(.role(.stepper, name: $0)).frame.minX }
    #expect(edges == edges.sorted() && Set(edges).count == names.count)
    #expect(host.all(.role(.stepper)).count == names.count)
  }

  @Test("What is shown is what the language writes")
  func values() throws {
    let host = host(Due())
    #expect(
      try ["Month", "Day", "Year", "Hour", "Minute"].map { try host.get(.role(.stepper, name: $0)).value }
        == ["3", "15", "2024", "10", "05"])
    #expect(try host.get(.role(.stepper, name: "AM/PM")).value == "AM")
  }

  @Test("Digits fill a part and lead on to the next")
  func typing() throws {
    let host = host(Due())
    try host.get(.role(.stepper, name: "Month")).tap()
    // A first digit 5 leaves no second one; 28 fills the day; four digits fill the year.
    try host.get(.role(.stepper, name: "Month")).type("5")
    try host.get(.role(.stepper, name: "Day")).type("28")
    try host.get(.role(.stepper, name: "Year")).type("1999")
    try host.get(.role(.stepper, name: "Hour")).type("7")
    try host.get(.role(.stepper, name: "Minute")).type("45")
    try host.get(.role(.stepper, name: "AM/PM")).type("p")
    #expect(try host.get(.identifier("date")).text == "1999-5-28 19:45")
  }

  @Test("A year of two digits is one of this century; what was typed is taken when the keyboard leaves, or by Return")
  func shortYear() throws {
    let host = host(Due(components: .date))
    try host.get(.role(.stepper, name: "Year")).tap()
    try host.get(.role(.stepper, name: "Year")).type("31")
    #expect(try host.get(.identifier("date")).text == "2024-3-15 10:5")
    try host.get(.role(.stepper, name: "Year")).key(.return)
    #expect(try host.get(.identifier("date")).text == "2031-3-15 10:5")
    try host.get(.role(.stepper, name: "Day")).tap()
    try host.get(.role(.stepper, name: "Day")).type("1")
    try host.get(.role(.stepper, name: "Day")).key(.leftArrow)
    #expect(try host.get(.identifier("date")).text == "2031-3-1 10:5")
  }

  @Test("Arrows step a part, which begins anew after its last value; a day that the month lacks becomes its last")
  func stepping() throws {
    let host = host(Due(date: Self.date(2024, 12, 31, 11, 59)))
    try host.get(.role(.stepper, name: "Month")).tap()
    try host.get(.role(.stepper, name: "Month")).key(.upArrow)
    #expect(try host.get(.identifier("date")).text == "2024-1-31 11:59")
    try host.get(.role(.stepper, name: "Month")).key(.upArrow)
    #expect(try host.get(.identifier("date")).text == "2024-2-29 11:59")
    try host.get(.role(.stepper, name: "AM/PM")).tap()
    try host.get(.role(.stepper, name: "AM/PM")).key(.downArrow)
    #expect(try host.get(.identifier("date")).text == "2024-2-29 23:59")
  }

  @Test("A date outside of the bounds becomes the nearest inside")
  func bounds() throws {
    let host = host(Due(bounds: Self.date(2024, 3, 10)...Self.date(2024, 3, 20), components: .date))
    try host.get(.role(.stepper, name: "Day")).tap()
    try host.get(.role(.stepper, name: "Day")).type("31")
    #expect(try host.get(.identifier("date")).text == "2024-3-20 10:5")
  }

  @Test("The stepper steps the part that has the keyboard, or had it last", arguments: 0...3)
  func stepper(_ container: Int) throws {
    let due = Due(components: .date, hasStepper: true)
    let view: AnyView =
      switch container {
      case 1: AnyView(Form { due })
      case 2: AnyView(Color.clear.sheet(isPresented: .constant(true)) { due })
      case 3: AnyView(GeometryReader { _ in ScrollView { due } })
      default: AnyView(due)
      }
    let host = host(view)
    try host.settle()
    try host.get(.label("Increment")).tap()
    #expect(try host.get(.identifier("date")).text == "2024-4-15 10:5")
    try host.get(.role(.stepper, name: "Day")).tap()
    try host.get(.label("Decrement")).tap()
    #expect(try host.get(.identifier("date")).text == "2024-4-14 10:5")
  }

  @Test("Tab goes from part to part")
  func tab() throws {
    let host = host(Due(components: .date))
    try host.get(.role(.stepper, name: "Month")).tap()
    try host.get(.role(.stepper, name: "Month")).key(.tab)
    try host.get(.role(.stepper, name: "Day")).type("2")
    try host.get(.role(.stepper, name: "Day")).type("0")
    #expect(try host.get(.identifier("date")).text == "2024-3-20 10:5")
  }

  @Test("A field that is disabled changes nothing")
  func disabled() throws {
    let host = host(Due(hasStepper: true).disabled(true))
    try host.get(.role(.stepper, name: "Month")).tap()
    try host.get(.role(.stepper, name: "Month")).type("5")
    try host.get(.label("Increment")).tap()
    #expect(try host.get(.identifier("date")).text == "2024-3-15 10:5")
  }
}
