// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import Foundation
import SwiftUI
import ViewTesting

/// Controls in each of their states in one look, as one picture: a row for each control, a column for each state.
struct ControlSheet: Hashable, CustomStringConvertible {
  enum Appearance: String, CaseIterable {
    case light, dark
    case highContrast = "high-contrast"
    case rightToLeft = "right-to-left"
    case largeText = "large-text"
  }

  enum State: String, CaseIterable { case normal, hovered, pressed, focused, disabled, selected }

  enum Control: String, CaseIterable {
    case button, bordered, prominent, toggle, checkbox, slider, stepper, field, menu, segments, date, disclosure, row,
      popover
  }

  let look: Look
  let appearance: Appearance

  static let all = [Look.desktop, .phone].flatMap { look in
    Appearance.allCases.map { ControlSheet(look: look, appearance: $0) }
  }
  static let cell = CGSize(width: 168, height: 64)

  var description: String { "controls-\(look == .desktop ? "desktop" : "phone")-\(appearance.rawValue)" }

  var size: CGSize {
    CGSize(
      width: Self.cell.width * CGFloat(State.allCases.count), height: Self.cell.height * CGFloat(Control.allCases.count)
    )
  }

  /// A control in a state, in a window of its own.
  @MainActor func host(_ control: Control, _ state: State) throws -> ViewHost<AnyView> {
    // A list that has the keyboard shows it by the colour of its selection.
    let isOn = state == .selected || (state == .focused && control == .row)
    let view = AnyView(
      Exhibit(control: control, isOn: isOn).disabled(state == .disabled).padding(8)
        .frame(width: Self.cell.width, height: Self.cell.height).background(.background))
    let host = ViewHost(view, size: Self.cell, look: look) { environment in
      if appearance == .dark { environment.colorScheme = .dark }
      if appearance == .highContrast { environment.colorSchemeContrast = .increased }
      if appearance == .rightToLeft { environment.layoutDirection = .rightToLeft }
      if appearance == .largeText { environment.dynamicTypeSize = .accessibility1 }
    }
    try host.settle()
    let middle = CGPoint(x: Self.cell.width / 2, y: Self.cell.height / 2)
    switch state {
    case .hovered: host.pointer.hover(at: middle)
    case .pressed: host.pointer.press(at: middle)
    case .focused: host.keys.press(.tab)
    case .normal, .disabled, .selected: break
    }
    // Until what moves to the new state is there, and before a button that is held repeats.
    try host.advance(by: .seconds(0.4))
    return host
  }

  /// The picture, and for each cell a number that is another one when a pixel of it is.
  @MainActor func draw() throws -> (png: Data, cells: String) {
    var items: [DisplayItem] = []
    var cells = ""
    for (row, control) in Control.allCases.enumerated() {
      for (column, state) in State.allCases.enumerated() {
        let list = try host(control, state).displayList
        let pixels = try CairoRenderer.pixels(list, size: Self.cell, scale: 1).rgba
        cells += "\(control.rawValue) \(state.rawValue) \(String(Self.hash(pixels), radix: 36))\n"
        let place = CGAffineTransform(
          translationX: Self.cell.width * CGFloat(column), y: Self.cell.height * CGFloat(row))
        items.append(DisplayItem(.effect(.transform(place), list)))
      }
    }
    return (try CairoRenderer.png(DisplayList(items), size: size, scale: 1), cells)
  }

  /// FNV-1a.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

private struct Exhibit: View {
  let control: ControlSheet.Control
  let isOn: Bool

  init(control: ControlSheet.Control, isOn: Bool) {
    self.control = control
    self.isOn = isOn
  }

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
