// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The views of a desktop's menu, in which buttons become items.
package struct DesktopMenu<Content: View>: View {
  let content: Content

  package init(content: Content) { self.content = content }

  package var body: some View {
    content
      .buttonStyle(DesktopMenuButtonStyle())
      .toggleStyle(DesktopMenuToggleStyle())
      .menuStyle(DesktopMenuStyle())
      .environment(\.menuContext, MenuContext(close: { _ in }, isOfDesktop: true))
      .modifier(DesktopMenuModifier())
  }
}

/// Marks views without a style as content of a desktop's menu.
nonisolated private struct DesktopMenuModifier: _PrimitiveViewModifier {
  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs.isDesktopMenu = true
    return body(_Graph(), inputs)
  }
}

private struct DesktopMenuButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuEntryView(.action, action: configuration.action, label: configuration.label)
  }
}

private struct DesktopMenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuEntryView(
      .toggle(isOn: configuration.isOn), action: ToggleValue(configuration).toggle, label: configuration.label)
  }
}

private struct DesktopMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuEntryView(.submenu, label: configuration.label, content: configuration.content)
  }
}

/// A picker in a desktop's menu: a menu of its options, or the options themselves if the style is `.inline`. Sections with a
/// header become sections of the menu.
struct DesktopMenuPicker<Label: View, Value: Hashable, Content: View>: View {
  let parts: PickerParts<Label, Value, Content>
  let isInline: Bool

  init(parts: PickerParts<Label, Value, Content>, isInline: Bool) {
    self.parts = parts
    self.isInline = isInline
  }

  var body: some View {
    MenuEntryView(
      isInline ? .section : .submenu, label: parts.label,
      content: Group(sections: options) { sections in
        ForEach(sections) { section in
          if section.header.isEmpty {
            section.content
          } else {
            MenuEntryView(.section, label: section.header, content: section.content)
          }
        }
      })
  }

  private var options: PickerOptions<Value, Content, DesktopMenuOption> {
    parts.options { state, select in DesktopMenuOption(isOn: state == .on, select: select) }
  }
}

/// Makes an item of a view with a tag; a view without a tag, such as the header of a section, becomes none.
private struct DesktopMenuOption: ViewModifier {
  let isOn: Bool
  let select: (() -> Void)?

  init(isOn: Bool, select: (() -> Void)?) {
    self.isOn = isOn
    self.select = select
  }

  func body(content: Content) -> some View {
    if let select {
      MenuEntryView(.option(isOn: isOn), action: { select() }, label: content)
    } else {
      content
    }
  }
}
