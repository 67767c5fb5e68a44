// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Exhibit {
  enum State: String, CaseIterable { case normal, hovered, pressed, focused, disabled, selected }

  enum Control: String, CaseIterable {
    case button, bordered, prominent, toggle, checkbox, slider, stepper, field, menu, segments, date, disclosure, row,
      popover
  }

  static let controlCell = CGSize(width: 168, height: 64)

  /// Controls in each of their states: a row for each control, a column for each state.
  static let controls = Control.allCases.flatMap { control in State.allCases.map { Exhibit(control, $0) } }

  private init(_ control: Control, _ state: State) {
    // A list that has the keyboard shows it by the colour of its selection.
    let isOn = state == .selected || (state == .focused && control == .row)
    let size = Self.controlCell
    // The rest is until what moves to the new state is there, and before a button that is held repeats.
    self.init("\(control.rawValue) \(state.rawValue)", size.width, size.height, rest: 0.4) {
      ShownControl(control: control, isOn: isOn).disabled(state == .disabled).padding(8)
    } events: { host in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      switch state {
      case .hovered: host.pointer.hover(at: middle)
      case .pressed: host.pointer.press(at: middle)
      case .focused: host.keys.press(.tab)
      case .normal, .disabled, .selected: break
      }
    }
  }
}

private struct ShownControl: View {
  let control: Exhibit.Control
  let isOn: Bool

  var body: some View {
    switch control {
    case .button: Button("Button") {}
    case .bordered: Button("Bordered") {}.buttonStyle(.bordered)
    case .prominent: Button("Prominent") {}.buttonStyle(.borderedProminent)
    case .toggle: Toggle("Toggle", isOn: .constant(isOn)).toggleStyle(.switch)
    case .checkbox: Toggle("Box", isOn: .constant(isOn)).toggleStyle(.checkbox)
    case .slider: Slider(value: .constant(isOn ? 1 : 0.5))
    case .stepper: Stepper("Copies", value: .constant(1)).labelsHidden()
    case .field: TextField("Name", text: .constant(isOn ? "Ada" : "")).textFieldStyle(.roundedBorder)
    case .menu: Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
    case .segments:
      Picker("View", selection: .constant(isOn ? 1 : 2)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
    case .date:
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
      )
      .labelsHidden()
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    case .disclosure: DisclosureGroup("More", isExpanded: .constant(isOn)) { Text("Less") }
    case .row:
      List(0..<1, id: \.self, selection: .constant(isOn ? 0 : nil)) { _ in Text("Row") }.listStyle(.plain)
    case .popover:
      Text("View").frame(height: 8).popover(isPresented: .constant(isOn)) {
        Text("Popover").padding(2).presentationCompactAdaptation(.popover)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }
}
