// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `controlSize` on a desktop: fields and dates are as much higher or lower than the regular size as buttons are, and small ones
/// have small texts. On a phone fields have one size, as on iOS.
@MainActor
@Suite("Sizes of controls") struct ControlSizeTests {
  enum Kind: CaseIterable { case button, field, secureField, date, time, checkbox, radio }

  @ViewBuilder private static func control(_ kind: Kind) -> some View {
    switch kind {
    case .button: Button("Text") {}
    case .field: TextField("Text", text: .constant("Text"))
    case .secureField: SecureField("Text", text: .constant("Text"))
    case .date: DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
    case .time:
      DatePicker("Time", selection: .constant(.distantPast), displayedComponents: .hourAndMinute).labelsHidden()
    case .checkbox: Toggle("Text", isOn: .constant(true)).toggleStyle(.checkbox)
    case .radio:
      Picker("Text", selection: .constant(1)) { Text("Option").tag(1) }.pickerStyle(.radioGroup).labelsHidden()
    }
  }

  private func height(_ kind: Kind, _ size: ControlSize, _ look: Look = .desktop) throws -> CGFloat {
    let view = Self.control(kind).fixedSize(horizontal: false, vertical: true).controlSize(size)
      .textFieldStyle(.roundedBorder).buttonStyle(.bordered)
    let host = ViewHost(view.accessibilityIdentifier("control"), size: CGSize(width: 300, height: 200), look: look)
    return try host.get(.identifier("control")).frame.height
  }

  @Test("heights grow with the size, those of fields by as much as those of buttons", arguments: Kind.allCases)
  func heights(kind: Kind) throws {
    let sizes: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]
    let heights = try sizes.map { try height(kind, $0) }
    #expect(heights[0] < heights[1] && heights[1] < heights[2], "\(heights)")
    guard [.button, .field, .secureField].contains(kind) else { return }
    #expect(heights[2] < heights[3] && heights[3] < heights[4], "\(heights)")
    let buttons = try sizes.map { try height(.button, $0) }
    for (height, button) in zip(heights, buttons) { #expect(abs(height - button - (heights[2] - buttons[2])) < 1) }
  }

  @Test("a phone's fields, dates and labels have one size", arguments: Kind.allCases)
  func phone(kind: Kind) throws {
    guard kind != .button, kind != .checkbox else { return }
    #expect(try height(kind, .small, .phone) == height(kind, .regular, .phone))
  }

  @Test("a font of the program has precedence over that of the size")
  func font() throws {
    func width(_ size: ControlSize) throws -> CGFloat {
      let box = Toggle("A longer text", isOn: .constant(true)).toggleStyle(.checkbox).controlSize(size).font(.body)
      return try ViewHost(box, size: CGSize(width: 300, height: 100)).get(.text("A longer text")).frame.width
    }
    #expect(try width(.mini) == width(.regular))
  }
}
