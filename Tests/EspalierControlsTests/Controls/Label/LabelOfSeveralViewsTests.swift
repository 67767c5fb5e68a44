// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A control is one view whatever its label holds: several views of a label lie side by side, on one background.
@MainActor
@Suite("Labels of several views") struct LabelOfSeveralViewsTests {
  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4).border(.red) }
  }
  private struct Triggered: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4).border(.red) }
  }

  nonisolated static let controls = [
    "automatic", "bordered", "prominent", "borderless", "plain", "style", "primitive style", "menu", "link",
    "navigation link",
    "group",
  ]

  @ViewBuilder private func label() -> some View {
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier("one").accessibilityElement()
    Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("two").accessibilityElement()
  }

  @ViewBuilder private func control(_ kind: String, @ViewBuilder _ label: () -> some View) -> some View {
    switch kind {
    case "automatic": Button(action: {}, label: label)
    case "bordered": Button(action: {}, label: label).buttonStyle(.bordered)
    case "prominent": Button(action: {}, label: label).buttonStyle(.borderedProminent)
    case "borderless": Button(action: {}, label: label).buttonStyle(.borderless)
    case "plain": Button(action: {}, label: label).buttonStyle(.plain)
    case "style": Button(action: {}, label: label).buttonStyle(Boxed())
    case "primitive style": Button(action: {}, label: label).buttonStyle(Triggered())
    case "menu": Menu(content: { Button("Item") {} }, label: label)
    case "link": Link(destination: URL(string: "https://example.org")!, label: label)
    case "navigation link": NavigationLink(destination: { Text("Page") }, label: label)
    default: DisclosureGroup(content: { Text("Inside") }, label: label)
    }
  }

  @Test("A label of two views is as large as a stack of them side by side", arguments: controls)
  func size(_ kind: String) {
    for look in [Look.desktop, .phone] {
      func size(_ view: some View) -> CGSize {
        ViewHost(VStack { view }.fixedSize(), size: CGSize(width: 400, height: 400), look: look).size
      }
      let stacked = size(control(kind) { HStack { label() } })
      #expect(size(control(kind) { label() }) == stacked)
      #expect(size(HStack { control(kind) { label() } }) == stacked)
      #expect(stacked.width > 40)
    }
  }

  /// Random programs 67502 and 74810: the number of views is not known from the type.
  @Test("A label of several views with a condition among them is one view under modifiers too", arguments: controls)
  func modified(_ kind: String) {
    let isThere = Int(kind.count) > 0
    @ViewBuilder func views() -> some View {
      label()
      if isThere { Color.green.frame(width: 20, height: 10) }
    }
    func size(_ view: some View) -> CGSize {
      ViewHost(VStack { view }.fixedSize(), size: CGSize(width: 400, height: 400), look: .phone).size
    }
    let stacked = size(control(kind) { HStack { views() } })
    #expect(size(control(kind) { views().animation(.linear, value: 0) }) == stacked)
    #expect(size(control(kind) { Group { views() }.opacity(0.5) }) == stacked)
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  private struct Several<Content: View>: View {
    let isThere: Bool
    let content: Content
    var body: some View {
      content
      if isThere { content }
    }
  }

  nonisolated static let spellings = ["modifier", "rows", "section", "custom view", "erased", "nested condition"]

  /// Random program 75323: a modifier that shows its content twice.
  @Test("Whatever makes several views of a label, the control is one", arguments: spellings, controls)
  func spelled(_ spelling: String, _ kind: String) {
    let one = Color.red.frame(width: 20, height: 10)
    func expectOne(_ views: some View) {
      func size(_ view: some View) -> CGSize {
        ViewHost(VStack { view }.fixedSize(), size: CGSize(width: 400, height: 400), look: .phone).size
      }
      #expect(size(control(kind) { views }) == size(control(kind) { HStack { views } }))
    }
    let several = Several(isThere: true, content: one)
    switch spelling {
    case "modifier": expectOne(one.modifier(Doubled()))
    case "rows": expectOne(ForEach(0..<2) { _ in one })
    case "section":
      expectOne(
        Section {
          one
          one
        })
    case "custom view": expectOne(several)
    case "erased": expectOne(AnyView(several))
    default: expectOne(Group { if kind.count > 1 { if kind.count > 2 { several } } })
    }
  }

  /// Random programs 94898 and 103430.
  @Test(
    "A button is there although its label is empty", arguments: ["automatic", "bordered", "plain", "style", "menu"])
  func empty(_ kind: String) {
    func buttons(_ view: some View) -> Int {
      ViewHost(view, size: CGSize(width: 400, height: 400)).all(.role(.button)).count
    }
    let isThere = kind.isEmpty
    #expect(buttons(control(kind) { EmptyView() }) == 1)
    #expect(buttons(control(kind) { if isThere { Text("One") } }) == 1)
    #expect(buttons(control(kind) { ForEach(0..<0) { Text("\($0)") } }) == 1)
  }

  @Test("A space in a label of several views goes along the row", arguments: ["bordered", "plain", "menu", "style"])
  func space(_ kind: String) {
    let column = VStack {
      control(kind) {
        Text("Total")
        Spacer()
        Text("12")
      }
    }
    let host = ViewHost(column, size: CGSize(width: 240, height: 100))
    #expect(host.size.width == 240)
    let texts = host.dump(.displayList).matches(of: /text "(Total|12)" \((\d+)/).compactMap { Int($0.2) }
    #expect(texts.count == 2 && texts[1] - texts[0] > 150)
  }

  @Test("A control with a label of two views is one element", arguments: ["automatic", "bordered", "menu"])
  func elements(_ kind: String) {
    let host = ViewHost(
      VStack {
        control(kind) {
          Image(systemName: "star")
          Text("Edit")
        }
      }, size: CGSize(width: 300, height: 200))
    #expect(host.all(.role(.button)).count == 1)
  }

  @Test("A box has several views below each other on one background, in both looks")
  func box() {
    for look in [Look.desktop, .phone] {
      func size(_ view: some View) -> CGSize {
        ViewHost(VStack { view }.fixedSize(), size: CGSize(width: 400, height: 400), look: look).size
      }
      let together = GroupBox("Label") {
        Text("One")
        Text("A second, longer view")
      }
      let stacked = GroupBox("Label") {
        VStack {
          Text("One")
          Text("A second, longer view")
        }
      }
      #expect(size(together) == size(stacked))
    }
  }

  @Test("A box is one, also around a section, rows or a condition", arguments: [Look.desktop, .phone])
  func boxes(look: Look) {
    @MainActor func boxes(_ content: some View) -> Int {
      let host = ViewHost(GroupBox { content }, size: CGSize(width: 300, height: 300), look: look)
      return host.dump(.displayList).split(separator: "\n").count { $0.contains("fill rectangle") }
    }
    #expect(boxes(Text("One")) == 1)
    #expect(boxes(ForEach(0..<3) { Text("row \($0)") }) == 1)
    #expect(boxes(Section("Section") { Text("One") }) == 1)
    #expect(
      boxes(
        ForEach(0..<1) { _ in
          AnyView(
            Group {
              Text("One"); Text("Two")
            })
        }) == 1)
    #expect(boxes(Group { if look == .desktop { Text("One") } else { Text("Two") } }.padding(1)) == 1)
  }

  @Test("A tab is one, whatever its content")
  func tabs() {
    let host = ViewHost(
      TabView {
        Tab("A", systemImage: "star") {
          Text("One")
          Text("Two")
        }
        Tab("B", systemImage: "heart") { Text("Three") }
      }, size: CGSize(width: 400, height: 300))
    #expect(host.all(.label("A")).count == 1)
    #expect(host.all(.text("One")).count == 1 && host.all(.text("Two")).count == 1)
    #expect(host.all(.text("Three")).isEmpty)
  }
}
