// SPDX-License-Identifier: MIT

import SwiftUI

/// Controls that are pressed, switched on, or moved along a range.
@MainActor
enum Controls {
  static let all: [Case] =
    buttons + toggles + ranges

  // MARK: - Buttons

  private static let buttons = [
    button("automatic", .automatic), button("bordered", .bordered), button("borderedProminent", .borderedProminent),
    button("borderless", .borderless), button("plain", .plain), button("link", .link), button("glass", .glass),
    link, renameButton, disclosure, box,
  ]

  private static func button(_ name: String, _ style: some PrimitiveButtonStyle) -> Case {
    Case("Button, \(name)", 0) { count in Button("Save") { count.wrappedValue += 1 }.buttonStyle(style) }
      .pointer(.click(.button("Save")), .state("1"))
      .keys(.tab(to: .button("Save")), .key("space"), .state("1"), .key("Return"), .state("2"))
      .reader(.press(.button("Save")), .state("1"))
  }

  private static let link = Case("Link", "nothing") { opened in
    Link("Site", destination: URL(string: "https://example.org/a")!)
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.wrappedValue = url.path
          return .handled
        })
  }
  .pointer(.click(.link("Site")), .state("/a"))
  .keys(.tab(to: .link("Site")), .key("Return"), .state("/a"))
  .reader(.press(.link("Site")), .state("/a"))

  private static let renameButton = Case("RenameButton", 0) { count in
    RenameButton().renameAction { count.wrappedValue += 1 }
  }
  .pointer(.click(.button("Rename")), .state("1"))
  .keys(.tab(to: .button("Rename")), .key("space"), .state("1"))
  .reader(.press(.button("Rename")), .state("1"))

  private static let disclosure = Case("DisclosureGroup", false) { isOpen in
    DisclosureGroup("More", isExpanded: isOpen) { Text("Inside") }
  }
  .pointer(.click(.button("More")), .state("true"))
  .keys(.tab(to: .button("More")), .key("space"), .state("true"))
  .reader(.press(.button("More")), .state("true"))

  private static let box = Case("GroupBox", false) { isOn in
    GroupBox("Box") { Toggle("Sound", isOn: isOn) }
  }
  .pointer(.click(.toggle("Sound")), .state("true"))
  .keys(.tab(to: .toggle("Sound")), .key("space"), .state("true"))
  .reader(.see(.text("Box")), .press(.toggle("Sound")), .state("true"))

  // MARK: - Toggles

  private static let toggles = [
    toggle("automatic", .automatic), toggle("switch", .switch), toggle("checkbox", .checkbox),
    toggle("button", .button),
  ]

  private static func toggle(_ name: String, _ style: some ToggleStyle) -> Case {
    Case("Toggle, \(name)", false) { isOn in Toggle("Sound", isOn: isOn).toggleStyle(style) }
      .pointer(.click(.toggle("Sound")), .state("true"), .click(.toggle("Sound")), .state("false"))
      .keys(.tab(to: .toggle("Sound")), .key("space"), .state("true"))
      .reader(.press(.toggle("Sound")), .state("true"))
  }

  // MARK: - Ranges

  private static let ranges = [
    Case("Slider", 5.0) { value in Slider(value: value, in: 0...10, step: 1) { Text("Volume") } }
      .pointer(
        .click(.slider("Volume"), x: 0.99), .state("10.0"), .drag(.slider("Volume"), x: 0.99, byX: -900), .state("0.0")
      )
      .keys(
        .tab(to: .slider("Volume")), .key("Right"), .state("6.0"), .key("Home"), .state("0.0"), .key("End"),
        .state("10.0"), .key("Left"), .state("9.0")
      )
      .reader(.setValue(7, .slider("Volume")), .state("7.0"), .act("increment", .slider("Volume")), .state("8.0")),
    Case("Stepper", 2) { value in Stepper("Copies", value: value, in: 0...5) }
      .pointer(.click(.stepper("Copies"), x: 0.98), .state("3"))
      .keys(.tab(to: .stepper("Copies")), .key("Up"), .state("3"), .keys(["Down", "Down"]), .state("1"))
      .reader(.setValue(4, .stepper("Copies")), .state("4"), .act("decrement", .stepper("Copies")), .state("3")),
    Case("ProgressView", 0.25) { value in ProgressView("Loading", value: value.wrappedValue) }
      .reader(.see(.progress("Loading"))),
    Case("Gauge", 0.5) { value in Gauge(value: value.wrappedValue) { Text("Fuel") } }
      .reader(.see(.progress("Fuel"))),
  ]
}
