// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Exhibit {
  /// Controls and containers in the middle of their motion: a figure of a duration changes how far they are.
  static let motion: [Exhibit] = [
    Exhibit("choose", 200, 60, rest: 0.1) {
      Chosen()
    } events: {
      try $0.get(.text("Two")).tap()
    },
    Exhibit("switch", 200, 60, rest: 0.08) {
      Switched()
    } events: {
      try $0.get(.role(.toggle)).tap()
    },
    Exhibit("press", 200, 60, rest: 0.08) {
      Button("Button") {}.buttonStyle(.bordered)
    } events: { host in
      host.pointer.press(at: CGPoint(x: 100, y: 30))
      try host.advance(by: .seconds(1))
      host.pointer.release(at: CGPoint(x: 100, y: 30))
    },
    Exhibit("disclose", 200, 120, rest: 0.1) {
      DisclosureGroup("More") { Text("Content") }
    } events: {
      try $0.get(.text("More")).tap()
    },
    Exhibit("rows", 240, 160, rest: 0.1) {
      List { DisclosureGroup("More") { Text("Content") } }
    } events: {
      try $0.get(.text("More")).tap()
    },
    Exhibit("deletion", 300, 160, rest: 0.12) {
      Deletable()
    } events: { host in
      try host.get(.text("Row 0")).drag(by: CGSize(width: -150, height: 0))
      try host.advance(by: .seconds(1))
      try host.get(.role(.button, name: "Delete")).tap()
    },
    Exhibit("page", 300, 160, rest: 0.15) {
      NavigationStack {
        NavigationLink("Link", value: 1).navigationDestination(for: Int.self) { _ in
          Text("Page").navigationTitle("Page")
        }
      }
    } events: {
      try $0.get(.text("Link")).tap()
    },
    Exhibit("panel", 300, 160, rest: 0.1) {
      Popped()
    } events: {
      try $0.get(.role(.button, name: "Button")).tap()
    },
    Exhibit("fade", 300, 240, rest: 0.08) {
      Asked()
    } events: {
      try $0.get(.role(.button, name: "Button")).tap()
    },
    Exhibit("sheet", 300, 240, rest: 0.15) {
      Covered()
    } events: {
      try $0.get(.role(.button, name: "Button")).tap()
    },
    Exhibit("switch-pressed", 200, 60, rest: 0.08) {
      Switched()
    } events: {
      $0.pointer.press(at: try $0.middle(.role(.toggle)))
    },
    Exhibit("inspector", 760, 100, rest: 0.1) {
      Inspected()
    } events: {
      try $0.get(.role(.button, name: "Button")).tap()
    },
    Exhibit("flashed", 200, 120, rest: 0.5) {
      Flashed()
    } events: {
      try $0.get(.role(.button, name: "Flash")).tap()
    },
    Exhibit("flashed-end", 200, 120, rest: 1.5) {
      Flashed()
    } events: {
      try $0.get(.role(.button, name: "Flash")).tap()
    },
    flashed("flash", 0.9), flashed("flash-end", 1.5), flashed("flash-over", 2.2),
    Exhibit("help-delay", 300, 120, rest: 0.69) {
      Button("Button") {}.help("A tip")
    } events: {
      $0.pointer.hover(at: CGPoint(x: 150, y: 60))
    },
    Exhibit("help", 300, 120, rest: 0.78) {
      Button("Button") {}.help("A tip")
    } events: {
      $0.pointer.hover(at: CGPoint(x: 150, y: 60))
    },
    Exhibit("repeat", 240, 60, rest: 1.05) {
      Counted()
    } events: { host in
      let frame = try host.get(.role(.stepper)).frame
      host.pointer.press(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    },
    Exhibit("progress", 240, 40, rest: 0.7) { ProgressView().progressViewStyle(.linear) },
    Exhibit("spinner", 60, 60, rest: 0.25) { ProgressView() },
  ]

  private static func flashed(_ name: String, _ rest: Double) -> Exhibit {
    Exhibit(name, 200, 120, rest: rest) {
      ScrollView { Text("High").frame(width: 180, height: 2000) }
    } events: {
      $0.pointer.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 100, y: 60))
    }
  }
}

private struct Chosen: View {
  @State private var chosen = 1

  var body: some View {
    Picker("", selection: $chosen) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .pickerStyle(.segmented)
  }
}

private struct Switched: View {
  @State private var isOn = false

  var body: some View { Toggle("Switch", isOn: $isOn).toggleStyle(.switch) }
}

private struct Deletable: View {
  @State private var rows = [0, 1, 2]

  var body: some View {
    List { ForEach(rows, id: \.self) { Text("Row \($0)") }.onDelete { rows.remove(atOffsets: $0) } }.listStyle(.plain)
  }
}

private struct Popped: View {
  @State private var isPresented = false

  var body: some View {
    Button("Button") { isPresented = true }.popover(isPresented: $isPresented) {
      Text("Popover").padding().presentationCompactAdaptation(.popover)
    }
  }
}

private struct Asked: View {
  @State private var isPresented = false

  var body: some View {
    Button("Button") { isPresented = true }.alert("Title", isPresented: $isPresented) { Button("OK") {} }
  }
}

private struct Covered: View {
  @State private var isPresented = false

  var body: some View {
    Button("Button") { isPresented = true }.sheet(isPresented: $isPresented) { Text("Sheet") }
  }
}

private struct Counted: View {
  @State private var count = 0

  var body: some View { Stepper("\(count)", value: $count) }
}

private struct Inspected: View {
  @State private var isPresented = false

  var body: some View {
    Button("Button") { isPresented = true }.inspector(isPresented: $isPresented) { Text("Inspector") }
  }
}

private struct Flashed: View {
  @State private var count = 0

  var body: some View {
    ScrollView { Button("Flash") { count += 1 }.frame(width: 180, height: 2000, alignment: .top) }
      .scrollIndicatorsFlash(trigger: count)
  }
}
