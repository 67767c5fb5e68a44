// SPDX-License-Identifier: MIT

import SwiftUI

/// Controls that choose: pickers, menus, dates, colours.
@MainActor
enum Choices {
  static let all = pickers + menus + dates + others

  // MARK: - Pickers

  private static let pickers = [
    popUp("automatic", .automatic), popUp("menu", .menu),
    options("segmented", .segmented, .group("Fruit"), "Right"), options("inline", .inline, .option("Pear"), "space"),
    options("radioGroup", .radioGroup, .option("Pear"), "space"),
    options("palette", .palette, .group("Fruit"), "Right"),
    wheel,
  ]

  private static func picker(_ fruit: Binding<String>) -> some View {
    Picker("Fruit", selection: fruit) { ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) } }
  }

  private static func popUp(_ name: String, _ style: some PickerStyle) -> Case {
    Case("Picker, \(name)", "Apple") { picker($0).pickerStyle(style) }
      .pointer(.click(.popUp("Fruit, Apple"), x: 0.97), .click(.menuOption("Pear")), .state("Pear"))
      .keys(.tab(to: .popUp("Fruit, Apple")), .keys(["space", "Down", "Return"]), .state("Pear"))
      .reader(.press(.popUp("Fruit, Apple")), .press(.menuOption("Plum")), .state("Plum"))
  }

  private static func options(_ name: String, _ style: some PickerStyle, _ start: Target, _ key: String) -> Case {
    Case("Picker, \(name)", "Apple") { picker($0).pickerStyle(style) }
      .pointer(.click(.option("Pear")), .state("Pear"))
      .keys(.tab(to: start), .key(key), .state("Pear"))
      .reader(.press(.option("Plum")), .state("Plum"))
  }

  private static let wheel = Case("Picker, wheel", "Apple") { picker($0).pickerStyle(.wheel) }
    .pointer(.drag(.slider("Fruit"), byY: -32), .state("Pear"))
    .keys(.tab(to: .slider("Fruit")), .key("Down"), .state("Pear"))
    .reader(.act("increment", .slider("Fruit")), .state("Pear"))

  // MARK: - Menus

  private static let menus = [
    Case("Menu", "") { chosen in
      Menu("Actions") {
        Button("Copy") { chosen.wrappedValue = "copy" }
        Menu("More") { Button("Archive") { chosen.wrappedValue = "archive" } }
      }
    }
    .pointer(.click(.popUp("Actions")), .click(.menuItem("Copy")), .state("copy"))
    .keys(.tab(to: .popUp("Actions")), .keys(["space", "Down", "Down", "Right", "Return"]), .state("archive"))
    .reader(.press(.popUp("Actions")), .press(.menuItem("More")), .press(.menuItem("Archive")), .state("archive")),
    Case("Menu, with a primary action", "") { chosen in
      Menu("Actions") {
        Button("Copy") { chosen.wrappedValue = "copy" }
      } primaryAction: {
        chosen.wrappedValue = "primary"
      }
    }
    .pointer(.click(.popUp("Actions"), x: 0.2), .state("primary"))
    .keys(.tab(to: .popUp("Actions")), .key("space"), .state("primary"))
    .reader(.press(.popUp("Actions")), .state("primary")),
    Case("ShareLink", 0) { _ in ShareLink("Send", item: "words") }
      .pointer(.click(.popUp("Send")), .see(.menuItem("Copy")), .key("Escape"), .miss(.menuItem("Copy")))
      .keys(.tab(to: .popUp("Send")), .key("space"), .see(.menuItem("Copy")), .key("Escape"), .miss(.menuItem("Copy")))
      .reader(.press(.popUp("Send")), .press(.menuItem("Copy")), .miss(.menuItem("Copy"))),
    Case("ControlGroup", 0) { count in
      ControlGroup {
        Button("Less") { count.wrappedValue -= 1 }
        Button("More") { count.wrappedValue += 1 }
      }
    }
    .pointer(.click(.button("More")), .state("1"))
    .keys(.tab(to: .button("More")), .key("space"), .state("1"))
    .reader(.press(.button("Less")), .state("-1")),
  ]

  // MARK: - Dates

  /// The second of March 2026, at noon.
  private struct Day: CustomStringConvertible {
    var date = Date(timeIntervalSince1970: 1_772_452_800)
    var description: String {
      let parts = Page.calendar.dateComponents([.month, .day, .hour], from: date)
      return "\(parts.month!)-\(parts.day!) \(parts.hour!)"
    }
  }

  private static func date(
    _ name: String, _ style: some DatePickerStyle
  ) -> Case {
    Case("DatePicker, \(name)", Day()) { day in
      DatePicker("Day", selection: day.date, displayedComponents: .date).datePickerStyle(style)
    }
  }

  private static let dates = [
    date("compact", .compact)
      .pointer(
        .click(.button("Day, Mar 2, 2026"), x: 0.97), .click(.button("Thursday, March 12, 2026")), .state("3-12 12")
      )
      .keys(.tab(to: .button("Day, Mar 2, 2026")), .key("Up"), .state("3-3 12"))
      .reader(.press(.button("Day, Mar 2, 2026")), .press(.button("Thursday, March 12, 2026")), .state("3-12 12")),
    date("graphical", .graphical)
      .pointer(.click(.button("Thursday, March 12, 2026")), .state("3-12 12"))
      .keys(
        .tab(to: .group("Day, Monday, March 2, 2026")), .key("Right"), .state("3-3 12"), .key("Down"),
        .state("3-10 12"), .key("Next"),
        .state("4-10 12"), .key("End"), .state("4-30 12")
      )
      .reader(.press(.button("Thursday, March 12, 2026")), .state("3-12 12")),
    date("field", .field)
      .pointer(.click(.stepper("Month")), .key("Up"), .state("4-2 12"))
      .keys(.tab(to: .stepper("Day")), .key("Up"), .state("3-3 12"))
      .reader(.act("increment", .stepper("Day")), .state("3-3 12"), .setValue(9, .stepper("Day")), .state("3-9 12")),
    date("stepperField", .stepperField)
      .pointer(.click(.stepper("Month")), .key("Up"), .state("4-2 12"), .click(.button("Increment")), .state("5-2 12"))
      .keys(.tab(to: .stepper("Day")), .key("Up"), .state("3-3 12"))
      .reader(.act("increment", .stepper("Day")), .state("3-3 12")),
    date("wheel", .wheel)
      .reader(.act("increment", .slider("Day")), .state("3-3 12")),
    Case("MultiDatePicker", Days()) { days in MultiDatePicker("Days", selection: days.set, in: Days.month) }
      .pointer(.click(.button("Thursday, March 12, 2026")), .state("[1, 12]"))
      .keys(
        .tab(to: .group("Days, Sunday, March 1, 2026")), .key("Right"), .key("space"), .state("[1, 2]"),
        .keys(["Down", "Return"]), .state("[1, 2, 9]")
      )
      .reader(
        .press(.button("Thursday, March 12, 2026")), .press(.button("Monday, March 2, 2026")), .state("[1, 2, 12]")),
  ]

  private struct Days: CustomStringConvertible {
    var set: Set = [DateComponents(era: 1, year: 2026, month: 3, day: 1)]
    static let month =
      Date(timeIntervalSince1970: 1_772_323_200)..<Date(timeIntervalSince1970: 1_772_323_200 + 31 * 86400)
    var description: String { "\(set.compactMap(\.day).sorted())" }
  }

  // MARK: - Others

  private static let others = [
    Case("ColorPicker", ColorChoice()) { ColorPicker("Tint", selection: $0.color) }
      .pointer(.click(.button("Tint, #FF0000FF"), x: 0.97), .see(.slider("Green")))
      .keys(
        .tab(to: .button("Tint, #FF0000FF")), .key("space"), .tab(to: .group("Colors, #FFFFFFFF")), .key("space"),
        .state("255 255"), .keys(["End", "space"]), .state("0 0")
      )
      .reader(.press(.button("Tint, #FF0000FF")), .setValue(100, .slider("Green")), .state("255 255"))
  ]

  private struct ColorChoice: CustomStringConvertible {
    var color = Color(.sRGB, red: 1, green: 0, blue: 0)
    var description: String {
      let resolved = color.resolve(in: EnvironmentValues())
      return "\(Int((resolved.red * 255).rounded())) \(Int((resolved.green * 255).rounded()))"
    }
  }
}
