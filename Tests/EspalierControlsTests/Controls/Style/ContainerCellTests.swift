// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The cells of the desktop's table in `docs/looks.md` for groups of controls and bars: a program each.
@MainActor
@Suite("Automatic styles of controls in groups and bars") struct ContainerCellTests {
  enum Container: CaseIterable { case content, group, bar }

  enum Pressed: CaseIterable { case button, menu, navigationLink, link }

  private static let size = CGSize(width: 600, height: 300)

  private func host(_ container: Container, _ control: some View) throws -> ViewHost<some View> {
    let stage = NavigationStack {
      Group {
        switch container {
        case .content: VStack { control }
        case .group:
          ControlGroup {
            control
            Button("Other") {}
          }
        case .bar: Color.clear.toolbar { ToolbarItem(placement: .principal) { control } }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    let host = ViewHost(stage, size: Self.size)
    try host.settle()
    return host
  }

  private var label: some View { Color.red.frame(width: 30, height: 16) }

  @ViewBuilder private func view(_ pressed: Pressed) -> some View {
    Group {
      switch pressed {
      case .button: Button(action: {}, label: { label })
      case .menu:
        Menu {
          Button("Item") {}
        } label: {
          label
        }
      case .navigationLink:
        NavigationLink {
          Text("Page")
        } label: {
          label
        }
      case .link: Link(destination: URL(string: "https://example.org")!) { label }
      }
    }
    .accessibilityIdentifier("control")
  }

  /// The fills around the red label, the label's own excluded, that are not as wide as the window.
  private func surfaces(_ host: ViewHost<some View>) throws -> [CGRect] {
    let label = try #require(host.fill(.red)).rect
    return host.fills.map(\.rect).filter { $0.contains(label) && $0 != label && $0.width < 120 }
  }

  @Test(
    "Button, Menu, NavigationLink, Link: bordered in content, bare in a group, on a surface under the pointer in a bar",
    arguments: Pressed.allCases)
  func pressed(_ pressed: Pressed) throws {
    let content = try host(.content, view(pressed))
    #expect(try surfaces(content).isEmpty == (pressed == .link))
    // A group draws one surface around all of its controls.
    let group = try host(.group, view(pressed))
    #expect(try group.get(.identifier("control")).frame.size == CGSize(width: 30, height: 16))
    let bar = try host(.bar, view(pressed))
    let frame = try bar.get(.identifier("control")).frame
    #expect(frame.midY < 44)
    let before = try surfaces(bar).count
    bar.pointer.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    try bar.settle()
    #expect(try surfaces(bar).count > before)
  }

  @Test("Toggle: a button that stays down, in a group and in a bar", arguments: [Container.group, .bar])
  func toggle(_ container: Container) throws {
    var isOn = false
    let binding = Binding {
      isOn
    } set: {
      isOn = $0
    }
    let host = try host(container, Toggle(isOn: binding) { label })
    let down = try self.host(container, Toggle(isOn: .constant(true)) { label })
    #expect(try surfaces(down).count > surfaces(host).count)
    try host.get(.role(.toggle)).tap()
    #expect(isOn)
    // No box beside the label.
    #expect(try host.get(.role(.toggle)).frame.midX == #require(host.fill(.red)).rect.midX)
  }

  @Test("TextField, SecureField: bordered", arguments: Container.allCases, [false, true])
  func fields(_ container: Container, isSecure: Bool) throws {
    let field =
      isSecure
      ? AnyView(SecureField("Name", text: .constant("Ada"))) : AnyView(TextField("Name", text: .constant("Ada")))
    let host = try host(container, field.frame(width: 200))
    let frame = try host.get(.role(isSecure ? .secureTextField : .textField)).frame
    #expect(
      host.fills.contains {
        $0.rect.insetBy(dx: -1, dy: -1).contains(frame) && $0.rect.width < 220 && $0.rect.height < 40
      }, "\(frame) \(host.fills.map(\.rect))")
  }

  @Test("Picker: a pop-up in content and in a bar, in a group a value with arrows", arguments: Container.allCases)
  func picker(_ container: Container) throws {
    let host = try host(
      container,
      Picker("Size", selection: .constant(0)) {
        Color.red.frame(width: 20, height: 16).tag(0)
        Color.blue.frame(width: 90, height: 16).tag(1)
      }
      .labelsHidden())
    let width = try #require(host.all(.role(.button)).first).frame.width
    if container == .group {
      #expect(width < 20 + 28)
    } else {
      #expect(width > 90 + 28)
    }
  }

  @Test("Stepper, DatePicker, ColorPicker, LabeledContent: behind their label, small in a bar", arguments: 0..<4)
  func labeled(_ kind: Int) throws {
    @ViewBuilder func control() -> some View {
      Group {
        switch kind {
        case 0: Stepper("Label", value: .constant(1))
        case 1: DatePicker("Label", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        case 2: ColorPicker("Label", selection: .constant(.green))
        default:
          LabeledContent("Label") { Stepper("Inner", value: .constant(1)).labelsHidden() }
        }
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("control")
    }
    func control(_ host: ViewHost<some View>) throws -> CGRect {
      if kind == 1 || kind == 2 { return try #require(host.all(.role(.button)).first).frame }
      return try host.get(.label("Decrement")).frame.union(host.get(.label("Increment")).frame)
    }
    func gap(_ host: ViewHost<some View>) throws -> CGFloat {
      try control(host).minX - #require(host.drawnTexts.first { $0.string == "Label" }).frame.maxX
    }
    let (content, group, bar) = try (host(.content, control()), host(.group, control()), host(.bar, control()))
    #expect(try abs(gap(content) - 8) < 0.75 && abs(gap(group) - 8) < 0.75 && abs(gap(bar) - 8) < 0.75)
    #expect(try control(bar).height < control(content).height - 3)
    #expect(try control(group).height == control(content).height)
  }

  @Test("Slider, ProgressView: labels in front and above; in a bar a slider has none, and both are small")
  func filling() throws {
    func slider(_ container: Container) throws -> ViewHost<some View> {
      try host(container, Slider(value: .constant(0.5)) { Text("Label") }.frame(width: 240))
    }
    func label(_ host: ViewHost<some View>) -> CGRect? { host.drawnTexts.first { $0.string == "Label" }?.frame }
    for container in [Container.content, .group] {
      let host = try slider(container)
      let (text, whole) = (try #require(label(host)), try host.get(.role(.slider)).frame)
      #expect(text.maxX < whole.maxX - 100 && abs(text.midY - whole.midY) < 4, "\(text) \(whole)")
    }
    let bar = try slider(.bar)
    #expect(label(bar) == nil)
    #expect(try bar.get(.role(.slider)).frame.height < slider(.content).get(.role(.slider)).frame.height)
    for container in Container.allCases {
      let host = try host(container, ProgressView("Label", value: 0.5).frame(width: 200))
      let (text, whole) = (try #require(label(host)), try host.get(.role(.progressIndicator)).frame)
      #expect(text.midY < whole.maxY - 4, "\(container) \(text) \(whole)")
    }
  }
}
