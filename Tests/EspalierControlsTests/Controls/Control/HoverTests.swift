// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Controls show that the pointer is over them, unless they are disabled.
@MainActor
@Suite struct HoverTests {
  enum Control: CaseIterable { case toggle, checkbox, slider, stepper, segments, date, field }

  private struct Exhibit: View {
    let control: Control
    var body: some View {
      switch control {
      case .toggle: Toggle("Toggle", isOn: .constant(true)).toggleStyle(.switch)
      case .checkbox: Toggle("Box", isOn: .constant(false)).toggleStyle(.checkbox)
      case .slider: Slider(value: .constant(0.5))
      case .stepper: Stepper("Copies", value: .constant(1)).labelsHidden()
      case .segments:
        Picker("View", selection: .constant(2)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
      case .date: DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
      case .field: TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      }
    }
  }

  private func host(_ control: Control, isDisabled: Bool = false) throws -> ViewHost<AnyView> {
    let host = ViewHost(
      AnyView(Exhibit(control: control).disabled(isDisabled).frame(width: 160)), size: CGSize(width: 200, height: 60))
    try host.settle()
    return host
  }

  /// Left of the middle: of two parts of a control the first one.
  private func hover(_ host: ViewHost<AnyView>, x: CGFloat = 85) throws -> [String] {
    host.pointer.hover(at: CGPoint(x: x, y: 30))
    try host.settle()
    return host.shown.map(\.description)
  }

  @Test(
    "a control under the pointer looks different, and as before when the pointer has gone", arguments: Control.allCases)
  func hovered(_ control: Control) throws {
    let host = try host(control)
    let before = host.shown.map(\.description)
    #expect(try hover(host) != before)
    #expect(try hover(host, x: 5) == before)
  }

  @Test("a disabled control does not", arguments: Control.allCases) func disabled(_ control: Control) throws {
    let host = try host(control, isDisabled: true)
    let before = host.shown.map(\.description)
    #expect(try hover(host) == before)
  }

  @Test("of two parts of a control the one under the pointer looks different, unless it is chosen") func parts() throws
  {
    let steps = try host(.stepper)
    #expect(try hover(steps, x: 85) != hover(steps, x: 115))
    let segments = try host(.segments)
    let before = segments.shown.map(\.description)
    #expect(try hover(segments, x: 140) == before)
  }
}
