// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Controls without a text, aligned by the baseline of texts beside them: their middle is beside that of the capitals.
@MainActor
@Suite("Baselines of controls without texts")
struct ControlBaselineTests {
  enum Kind: CaseIterable { case checkbox, toggle, slider, stepper, well, spinner, line, ring }
  enum Container: CaseIterable { case stack, grid, form, list }

  struct Page: View {
    let kind: Kind
    let container: Container
    @State private var isOn = true
    @State private var number = 0.5
    @State private var color = Color.red

    var body: some View {
      switch container {
      case .stack: HStack(alignment: .firstTextBaseline) { row }
      case .grid: Grid(alignment: .leadingFirstTextBaseline) { GridRow { row } }
      case .form: Form { HStack(alignment: .firstTextBaseline) { row } }.formStyle(.grouped)
      case .list: List { HStack(alignment: .firstTextBaseline) { row } }
      }
    }

    @ViewBuilder private var row: some View {
      Text("Name").accessibilityIdentifier("text")
      Group {
        switch kind {
        case .checkbox: Toggle("On", isOn: $isOn).toggleStyle(.checkbox)
        case .toggle: Toggle("On", isOn: $isOn).toggleStyle(.switch)
        case .slider: Slider(value: $number) { Text("Number") }
        case .stepper: Stepper("Number", value: $number)
        case .well: ColorPicker("Colour", selection: $color)
        case .spinner: ProgressView()
        case .line: ProgressView(value: 0.4)
        case .ring: ProgressView(value: 0.4).progressViewStyle(.circular)
        }
      }
      .labelsHidden()
      .accessibilityIdentifier("control")
    }
  }

  /// The distance of the control's middle below that of the text, in points.
  private func distance(_ kind: Kind, _ container: Container, _ look: Look) throws -> CGFloat {
    let host = ViewHost(
      Page(kind: kind, container: container), size: CGSize(width: 400, height: 200), look: look)
    return try host.get(.identifier("control")).frame.midY - host.get(.text("Name")).frame.midY
  }

  @Test(
    "Controls on a desktop have their middle beside that of the capitals", arguments: Kind.allCases, Container.allCases)
  func desktop(kind: Kind, container: Container) throws {
    #expect(abs(try distance(kind, container, .desktop)) < 2)
  }

  @Test(
    "Controls on a telephone stand on the baseline, but for check boxes", arguments: Kind.allCases, Container.allCases)
  func phone(kind: Kind, container: Container) throws {
    let distance = try distance(kind, container, .phone)
    switch kind {
    case .checkbox: #expect(abs(distance) < 2)
    // A line is lower than capitals, a spinner is little higher.
    case .line: #expect(distance > 2)
    case .spinner: #expect(distance < -2)
    default: #expect(distance < -4)
    }
  }

  @Test("A check box stands beside the first line of its label") func firstLine() throws {
    let host = ViewHost(
      HStack(alignment: .firstTextBaseline) {
        Text("Name")
        Toggle(isOn: .constant(true)) { Text("One\nTwo\nThree") }.toggleStyle(.checkbox)
      }, size: CGSize(width: 400, height: 200))
    let name = try host.get(.text("Name")).frame
    let label = try host.get(.role(.toggle)).frame
    #expect(abs(label.minY - name.minY) < 3 && label.height > name.height * 2)
  }
}
