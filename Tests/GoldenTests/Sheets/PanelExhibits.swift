// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Exhibit {
  /// Menus, dialogs, sheets, popovers, tips, and the panels of dates and colours.
  static let panels: [Exhibit] = [
    Exhibit("menu", 300, 320) {
      Commands()
    } events: {
      try $0.get(.role(.button, name: "Menu")).tap()
    },
    Exhibit("submenu", 420, 320) {
      Commands()
    } events: { host in
      try host.get(.role(.button, name: "Menu")).tap()
      try host.advance(by: .seconds(1))
      try host.get(.text("More")).tap()
    },
    Exhibit("menu-button", 160, 60) { Commands().buttonStyle(.bordered) },
    Exhibit("menu-narrow", 200, 120) {
      Menu("M") { Button("A") {} }
    } events: {
      try $0.get(.role(.button, name: "M")).tap()
    },
    Exhibit("picker", 240, 220) {
      Sizes()
    } events: {
      try $0.pressFirstButton()
    },
    Exhibit("context-menu", 240, 160) {
      Text("Text").contextMenu { Button("Copy") {} }
    } events: {
      $0.pointer.secondaryPress(at: CGPoint(x: 120, y: 80))
    },
    Exhibit("alert", 400, 280) {
      Text("Content").alert("Title", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("A message of some length, which takes more than one line.")
      }
    },
    Exhibit("alert-three", 400, 300) {
      Text("Content").alert("Title", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        Button("One") {}
        Button("Two") {}
        Button("Three") {}
      }
    },
    Exhibit("alert-wide", 640, 200) {
      Text("Content").alert("Title", isPresented: .constant(true)) { Button("OK") {} }
    },
    Exhibit("alert-narrow", 250, 200) {
      Text("Content").alert("A title in a narrow window", isPresented: .constant(true)) { Button("OK") {} }
    },
    confirmation("confirmation", 360, 280),
    confirmation("confirmation-wide", 700, 240),
    Exhibit("sheet", 600, 440) { Text("Content").sheet(isPresented: .constant(true)) { Text("Sheet") } },
    Exhibit("sheet-wide", 900, 420) { Text("Content").sheet(isPresented: .constant(true)) { Text("Sheet") } },
    Exhibit("sheet-narrow", 300, 300) { Text("Content").sheet(isPresented: .constant(true)) { Text("Sheet") } },
    sized("sheet-form", 620, 700, .form), sized("sheet-page", 760, 1020, .page),
    sized("sheet-fitted", 240, 160, .fitted),
    Exhibit("sheet-detents", 300, 300) {
      Text("Content").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
      }
    },
    dragged("sheet-drag-short", 99), dragged("sheet-drag-far", 102),
    Exhibit("popover", 300, 160) {
      Button("Button") {}.popover(isPresented: .constant(true)) {
        Text("Popover").padding().presentationCompactAdaptation(.popover)
      }
    },
    Exhibit("help", 300, 120) {
      Button("Button") {}.help("A tip")
    } events: {
      $0.pointer.hover(at: CGPoint(x: 150, y: 60))
    },
    Exhibit("help-wide", 700, 140) {
      Button("Button") {}.help(String(repeating: "A tip with many words, which is long. ", count: 5))
    } events: {
      $0.pointer.hover(at: CGPoint(x: 350, y: 70))
    },
    Exhibit("days-narrow", 200, 320) { Days().labelsHidden() },
    Exhibit("menu-submenu-only", 300, 120) {
      Menu("Menu") { Menu("A submenu with a title as wide as its menu") { Button("Inner") {} } }
    } events: {
      try $0.get(.role(.button, name: "Menu")).tap()
    },
    Exhibit("sheet-height", 700, 420) {
      Text("Content").sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents([.height(200)]) }
    },
    Exhibit("calendar", 360, 340) { Day(parts: .date).datePickerStyle(.graphical) },
    Exhibit("calendar-and-time", 360, 400) { Day(parts: [.date, .hourAndMinute]).datePickerStyle(.graphical) },
    Exhibit("day-panel", 360, 440) {
      Day(parts: .date).datePickerStyle(.compact)
    } events: {
      try $0.pressFirstButton()
    },
    Exhibit("time-panel", 360, 300) {
      Day(parts: .hourAndMinute).datePickerStyle(.compact)
    } events: {
      try $0.pressFirstButton()
    },
    Exhibit("days-panel", 360, 360) { Days() },
    Exhibit("color-panel", 360, 440) {
      ColorPicker("Colour", selection: .constant(.red))
    } events: {
      try $0.pressFirstButton()
    },
    Exhibit("page-over", 360, 240) {
      Text("Content").sheet(isPresented: .constant(true)) {
        NavigationStack { List { Text("Row") }.navigationTitle("Sheet") }
      }
    },
  ]

  private static func confirmation(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Exhibit {
    Exhibit(name, width, height) {
      Button("Ask") {}.confirmationDialog("Title", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Archive") {}
      } message: {
        Text("A message")
      }
    }
  }

  private static func sized(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ sizing: some PresentationSizing & Sendable
  ) -> Exhibit {
    Exhibit(name, width, height) {
      Text("Content").sheet(isPresented: .constant(true)) { Text("Sheet").presentationSizing(sizing) }
    }
  }

  private static func dragged(_ name: String, _ distance: CGFloat) -> Exhibit {
    Exhibit(name, 320, 300) {
      Dismissible()
    } events: { host in
      let start = CGPoint(x: 160, y: 60)
      host.pointer.press(at: start, isTouch: true)
      for step in 1...5 {
        try host.advance(by: .seconds(0.2))
        host.pointer.move(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 5))
      }
      try host.advance(by: .seconds(1))
      host.pointer.release(at: CGPoint(x: start.x, y: start.y + distance))
    }
  }
}

extension ViewHost {
  /// Presses the first button.
  fileprivate func pressFirstButton() throws { try all(.role(.button)).first?.tap() }
}

private struct Commands: View {
  var body: some View {
    Menu("Menu") {
      Section("Section") {
        Button("Copy", systemImage: "doc") {}.keyboardShortcut("c")
        Button("Delete", role: .destructive) {}
        Button("Disabled") {}.disabled(true)
      }
      Toggle("On", isOn: .constant(true))
      Toggle("Some", sources: [Binding.constant(true), .constant(false)], isOn: \.self)
      Menu("More") {
        Button("Inner") {}
        Toggle("Ticked", isOn: .constant(true))
      }
    }
  }
}

private struct Sizes: View {
  var body: some View {
    Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Medium").tag(2)
      Text("Large").tag(3)
    }
    .pickerStyle(.menu)
  }
}

struct Day: View {
  let parts: DatePickerComponents

  var body: some View {
    DatePicker(
      "Day", selection: .constant(Date(timeIntervalSince1970: 86_400 * 40 + 34_200)), displayedComponents: parts)
  }
}

private struct Dismissible: View {
  @State private var isPresented = true

  var body: some View {
    Text("Content").sheet(isPresented: $isPresented) { Text("Sheet") }
  }
}

/// No days of a month that is given by components without a day: a picker without any shows the current month.
private struct Days: View {
  var body: some View {
    MultiDatePicker("Days", selection: .constant([DateComponents(year: 2026, month: 11)]))
  }
}
