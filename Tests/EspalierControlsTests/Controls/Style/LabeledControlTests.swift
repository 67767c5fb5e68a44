// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The cells of the table in `docs/looks.md` for controls behind a label: a program each, with the frame of the control and its
/// element for screen readers.
@MainActor
@Suite("Automatic styles of controls behind a label, by container") struct LabeledControlTests {
  /// Controls as wide as their label and themselves.
  enum Hugging: String, CaseIterable {
    case stepper, date, color

    /// The height of the control at regular size, in points.
    var height: CGFloat { self == .stepper ? 30 : 28 }
  }

  enum Filling: String, CaseIterable { case slider, progress, gauge }

  private static let labelSize = CGSize(width: 30, height: 16)

  private static var label: some View {
    Color.red.frame(width: labelSize.width, height: labelSize.height).accessibilityElement().accessibilityIdentifier(
      "label")
  }

  @ViewBuilder private static func view(_ control: Hugging) -> some View {
    Group {
      switch control {
      case .stepper: Stepper(value: .constant(1)) { label }
      case .date:
        DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date) { label }
      case .color: ColorPicker(selection: .constant(.green)) { label }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("control")
  }

  @ViewBuilder private static func view(_ control: Filling) -> some View {
    Group {
      switch control {
      case .slider: Slider(value: .constant(0.5)) { label }
      case .progress: ProgressView(value: 0.5) { label }
      case .gauge: Gauge(value: 0.5) { label }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("control")
  }

  /// The control without its label.
  private func bare(_ host: ViewHost<some View>, _ control: Hugging) throws -> CGRect {
    switch control {
    case .stepper: try host.get(.label("Decrement")).frame.union(host.get(.label("Increment")).frame)
    case .date, .color: try host.get(.role(.button)).frame
    }
  }

  @Test(
    "Stepper, DatePicker, ColorPicker: behind their label in content, at the edge of a row, small in lists",
    arguments: Hugging.allCases, ControlPlace.allCases)
  func hugging(control: Hugging, place: ControlPlace) throws {
    let host = try ControlStage.host(place) { Self.view(control) }
    let bare = try bare(host, control)
    let whole = try host.get(.identifier("control")).frame
    let isSmall = [.listRow, .loneListRow, .cell].contains(place)
    let height = control.height
    if isSmall {
      #expect(bare.height < height - 3, "\(bare)")
    } else {
      #expect(abs(bare.height - height) < 0.5, "\(bare)")
    }
    switch place {
    case .loneFormRow:
      #expect(whole.minX == 36 && abs(bare.maxX - 364) < 0.5, "\(whole) \(bare)")
    case .loneListRow:
      #expect(whole.minX == 24 && abs(bare.maxX - 376) < 0.5, "\(whole) \(bare)")
    case .formRow, .longForm, .listRow, .cell: #expect(bare.maxX > whole.minX + Self.labelSize.width)
    default:
      #expect(abs(whole.width - Self.labelSize.width - 8 - bare.width) < 0.5, "\(whole) \(bare)")
      #expect(abs(bare.maxX - whole.maxX) < 0.5)
    }
  }

  @Test(
    "Slider, ProgressView, Gauge: take the width in every container", arguments: Filling.allCases, ControlPlace.allCases
  )
  func filling(control: Filling, place: ControlPlace) throws {
    let host = try ControlStage.host(place) { Self.view(control) }
    let elements = control == .slider ? host.all(.role(.slider)) : host.all(.role(.progressIndicator))
    #expect(elements.count == 1)
    let whole = try #require(elements.first).frame
    if ![.sheet, .formRow, .longForm, .listRow].contains(place) { #expect(whole.width > 300, "\(whole)") }
    let label = try #require(host.fill(.red)).rect
    let isBeside = control == .slider || [.formRow, .loneFormRow, .longForm, .columns].contains(place)
    if isBeside {
      #expect(abs(label.midY - whole.midY) < 4, "\(label) \(whole)")
    } else {
      // A line of text is higher than a bar.
      #expect(label.midY < whole.midY && label.maxY < whole.maxY, "\(label) \(whole)")
    }
  }

  @Test("Controls in a bar are small; a slider has no label there", arguments: Hugging.allCases)
  func bars(control: Hugging) throws {
    let host = ViewHost(
      NavigationStack { Text("Page").toolbar { ToolbarItem(placement: .principal) { Self.view(control) } } },
      size: CGSize(width: 600, height: 300))
    try host.settle()
    #expect(try bare(host, control).height < control.height - 3)
  }

  @Test("A size that is set has precedence in a list", arguments: [ControlSize.large, .mini])
  func ownSize(size: ControlSize) throws {
    func height(_ place: ControlPlace) throws -> CGFloat {
      try bare(ControlStage.host(place) { Self.view(.stepper).controlSize(size) }, .stepper).height
    }
    #expect(try height(.listRow) == height(.window))
  }

  @Test("A turning wheel is small in a list, behind its label in a form") func wheels() throws {
    let wheel = { ProgressView { Self.label } }
    func frames(_ place: ControlPlace) throws -> (whole: CGRect, label: CGRect) {
      let host = try ControlStage.host(place, wheel)
      return (try host.get(.role(.progressIndicator)).frame, try #require(host.fill(.red)).rect)
    }
    let window = try frames(.window)
    #expect(window.whole.height == 20 + 6 + 16 && window.label.minY > window.whole.midY)
    let row = try frames(.loneFormRow)
    #expect(row.whole.width > 300 && row.label.minX == 36 && row.whole.height == 20)
    #expect(try frames(.loneListRow).whole.height == 17 + 6 + 16)
  }

  @Test("On a phone nothing depends on the container", arguments: Hugging.allCases)
  func phone(control: Hugging) throws {
    func size(_ place: ControlPlace) throws -> CGSize {
      try bare(ControlStage.host(place, look: .phone) { Self.view(control) }, control).size
    }
    #expect(try size(.listRow) == size(.window) && size(.formRow) == size(.window))
  }

  // MARK: The keyboard

  /// The number of views that Tab goes to, until it comes back to the first one.
  private func stops(_ host: ViewHost<some View>) -> Int {
    var targets: [ObjectIdentifier] = []
    for _ in 0..<12 {
      host.graph.focus.move(backwards: false)
      guard let target = host.graph.focus.target.map({ ObjectIdentifier($0) }), !targets.contains(target) else { break }
      targets.append(target)
    }
    return targets.count
  }

  @Test("A stepper is one stop of the Tab key, and the arrow keys step it", arguments: [0, 1, 2])
  func stepperStops(place: Int) throws {
    var value = 5
    let binding = Binding {
      value
    } set: {
      value = $0
    }
    let content = VStack {
      Button("Before") {}
      Stepper("Copies", value: binding)
      Button("After") {}
    }
    let view =
      switch place {
      case 0: AnyView(content)
      case 1: AnyView(Form { content }.formStyle(.grouped))
      default: AnyView(Form { content }.formStyle(.grouped))
      }
    let host = ViewHost(view, size: CGSize(width: 400, height: 300))
    #expect(stops(host) == 3)
    try host.get(.role(.stepper)).key(.upArrow)
    try host.get(.role(.stepper)).key(.downArrow)
    try host.get(.role(.stepper)).key(.downArrow)
    #expect(value == 4)
  }

  @Test("A panel that a key opens takes the keyboard, and Escape gives it back", arguments: [0, 1, 2])
  func panels(place: Int) throws {
    struct Page: View {
      @State var date = Date(timeIntervalSince1970: 0)
      @State var color = Color.red
      var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        ColorPicker("Ink", selection: $color)
      }
    }
    let view =
      switch place {
      case 0: AnyView(VStack { Page() })
      case 1: AnyView(Form { Page() }.formStyle(.grouped))
      default: AnyView(List { Page() })
      }
    for (name, group) in [("Day", "Day"), ("Ink", "Colors")] {
      let host = ViewHost(view, size: CGSize(width: 500, height: 500)) { $0.timeZone = TimeZone(identifier: "UTC")! }
      try host.get(.role(.button, name: name)).key(.space)
      try host.settle()
      let panel = try host.get(.role(.group, name: group))
      #expect(panel.isFocused, "\(name)")
      host.keys.press(.rightArrow)
      host.keys.press(.escape)
      try host.settle()
      #expect(host.all(.role(.group, name: group)).isEmpty)
      #expect(try host.get(.role(.button, name: name)).isFocused, "\(name)")
      // The pointer leaves the keyboard where it is.
      try host.get(.role(.button, name: name)).tap()
      try host.settle()
      #expect(try !host.get(.role(.group, name: group)).isFocused, "\(name)")
    }
  }

  @Test("A colour well is called by its label, whatever the container", arguments: ControlPlace.allCases)
  func wellName(place: ControlPlace) throws {
    let host = try ControlStage.host(place) { ColorPicker("Ink", selection: .constant(.green)) }
    #expect(host.all(.role(.button, name: "Ink")).count == 1)
    let hidden = try ControlStage.host(place) { ColorPicker("Ink", selection: .constant(.green)).labelsHidden() }
    #expect(hidden.all(.role(.button, name: "Ink")).count == 1)
  }
}
