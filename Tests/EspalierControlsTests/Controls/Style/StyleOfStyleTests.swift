// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A style may make its control of one of the same kind, as Apple's reference does for most of them: in the style's body the
/// style around is in force, and in what the control contains it is this one again.
@MainActor
@Suite("Styles that make their control of one of its kind") struct StyleOfStyleTests {
  private struct Labels: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(7) }
  }
  private struct LabelsOfParts: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label {
        configuration.title
      } icon: {
        configuration.icon.foregroundStyle(.red)
      }
      .padding(7)
    }
  }
  private struct Bars: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(7) }
  }
  private struct Switches: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(7) }
  }
  private struct Contents: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(7) }
  }
  private struct Menus: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(7) }
  }
  private struct Buttons: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(7) }
  }
  private struct Boxes: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox {
        configuration.content
      } label: {
        configuration.label
      }
      .padding(7)
    }
  }
  private struct Groups: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      }
      .padding(7)
    }
  }

  /// The style around draws the control; this one adds 7 points on each side.
  private func check(_ plain: some View, _ styled: some View, by added: CGFloat = 14) {
    let size = ViewHost(plain).sizeThatFits(.unspecified)
    let larger = ViewHost(styled).sizeThatFits(.unspecified)
    #expect(abs(larger.width - size.width - added) < 0.01 && abs(larger.height - size.height - added) < 0.01)
  }

  @Test func everyKind() {
    let label = Label("a", systemImage: "star")
    check(label, label.labelStyle(Labels()))
    check(label, label.labelStyle(LabelsOfParts()))
    check(label.labelStyle(.titleOnly), label.labelStyle(Labels()).labelStyle(.titleOnly))
    let progress = ProgressView(value: 0.5).frame(width: 100)
    check(progress, ProgressView(value: 0.5).frame(width: 86).progressViewStyle(Bars()).frame(width: 114), by: 14)
    let toggle = Toggle("a", isOn: .constant(true))
    check(toggle, toggle.toggleStyle(Switches()))
    let content = LabeledContent("a", value: "b")
    check(content, content.labeledContentStyle(Contents()))
    let menu = Menu("a") { Text("b") }
    check(menu, menu.menuStyle(Menus()))
    let button = Button("a") {}
    check(button, button.buttonStyle(Buttons()))
  }

  @Test("what is inside of a control has its style again") func nested() {
    let boxes = GroupBox { GroupBox { Text("a") } }
    check(boxes, boxes.groupBoxStyle(Boxes()), by: 28)
    let groups = DisclosureGroup("a", isExpanded: .constant(true)) {
      DisclosureGroup("b", isExpanded: .constant(true)) { Text("c") }
    }
    check(groups, groups.disclosureGroupStyle(Groups()), by: 28)
  }
}
