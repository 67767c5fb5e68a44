// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Page {
  /// Every control in every state: at rest, under the pointer, pressed, with the keyboard, disabled.
  static var states: Page {
    Page("States") {
      ControlStates("Button", width: 120) { Button("Save") {} }
      ControlStates("Button, bordered", width: 120) { Button("Save") {}.buttonStyle(.bordered) }
      ControlStates("Button, prominent", width: 120) { Button("Save") {}.buttonStyle(.borderedProminent) }
      ControlStates("Button, link", width: 120) { Button("Save") {}.buttonStyle(.link) }
      ControlStates("Toggle", width: 150) { Toggle("Sound", isOn: .constant(true)) }
      ControlStates("Toggle, checkbox", width: 150) { Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox) }
      ControlStates("Toggle, button", width: 120) { Toggle("Bold", isOn: .constant(true)).toggleStyle(.button) }
      ControlStates("Slider", width: 160) { Slider(value: .constant(0.4)) }
      ControlStates("Stepper", width: 170) { Stepper("Copies", value: .constant(2)) }
      ControlStates("Picker, menu", width: 170) { Fruits().pickerStyle(.menu) }
      ControlStates("Picker, segmented", width: 190) { Fruits().pickerStyle(.segmented) }
      ControlStates("Picker, radio group", width: 170) { Fruits().pickerStyle(.radioGroup) }
      ControlStates("Menu", width: 120) { Menu("Options") { Button("One") {} } }
      ControlStates("DatePicker", width: 220) {
        DatePicker("Due", selection: .constant(.reference), displayedComponents: .date)
      }
      ControlStates("ColorPicker", width: 170) { ColorPicker("Ink", selection: .constant(.green)) }
      ControlStates("TextField", width: 160) {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      }
      ControlStates("Link", width: 120) { Link("Manual", destination: URL(string: "https://example.org")!) }
      ControlStates("DisclosureGroup", width: 170) { DisclosureGroup("More") { Text("Less") } }
    }
  }
}

extension Date {
  fileprivate static let reference = Date(timeIntervalSinceReferenceDate: 0)
}

private struct Fruits: View {
  var body: some View {
    Picker("Fruit", selection: .constant(1)) {
      Text("Fig").tag(0)
      Text("Plum").tag(1)
    }
  }
}

/// A control in its states, side by side.
struct ControlStates: Exhibit {
  let name: String
  private let width: CGFloat
  private let content: () -> AnyView

  init(_ name: String, width: CGFloat, @ViewBuilder content: @escaping () -> some View) {
    self.name = name
    self.width = width
    self.content = { AnyView(content()) }
  }

  private enum State: String, CaseIterable {
    case normal, hover, pressed, focused, disabled
  }

  func frames(in mode: Mode) throws -> [Frame] {
    try State.allCases.map { state in
      let view = AnyView(
        content().disabled(state == .disabled).padding(12).frame(width: width)
          .frame(minHeight: 56))
      let host = ViewHost(view, size: nil, look: mode.look, environment: mode.apply)
      let middle = CGPoint(x: host.size.width / 2, y: host.size.height / 2)
      switch state {
      case .normal, .disabled: break
      case .hover: host.pointer.hover(at: middle)
      case .pressed: host.pointer.press(at: middle)
      case .focused: host.keys.press(.tab)
      }
      try host.advance(by: .milliseconds(300))
      return Frame(host, caption: state.rawValue)
    }
  }
}
