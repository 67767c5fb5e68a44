// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction

/// A view that is not seen and is an item of a desktop's menu: its label gives the title, its content the items inside.
struct MenuEntryView<Label: View, Content: View>: _PrimitiveView {
  let kind: MenuEntry.Kind
  let action: (@MainActor () -> Void)?
  let label: Label
  let content: Content

  init(
    _ kind: MenuEntry.Kind, action: (@MainActor () -> Void)? = nil, label: Label, content: Content
  ) {
    self.kind = kind
    self.action = action
    self.label = label
    self.content = content
  }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = Label._makeView(view: view[\.label], inputs: inputs).preferences
    let content = Content._makeView(view: view[\.content], inputs: inputs).preferences
    let environment = inputs.environment
    let node = WritingNode<MenuEntriesKey>(content) {
      Attribute(
        Describe(
          view: view.attribute, environment: environment, label: label?.attribute(for: AccessibilityKey.self),
          content: content?.attribute(for: MenuEntriesKey.self)))
    }
    return _ViewOutputs(preferences: node)
  }

  // Reads: the item, the text of its label, the items inside, whether it is enabled, its shortcut.
  // Produces: one item.
  // Costs: O(items directly inside).
  private struct Describe: Rule {
    let view: Attribute<MenuEntryView>
    let environment: Attribute<EnvironmentValues>
    let label: Attribute<AccessibilityList>?
    let content: Attribute<[MenuEntry]>?

    mutating func value() -> [MenuEntry] {
      let (view, environment) = (self.view.value, self.environment.value)
      var entry = MenuEntry(view.kind, title: label?.value.nodes.spokenLabel ?? "")
      entry.isEnabled = environment.isEnabled
      entry.shortcut = view.action == nil ? nil : environment.keyboardShortcut
      entry.perform = view.action
      entry.children = content?.value ?? []
      return [entry]
    }

    nonisolated static var label: String { "menu item" }
  }
}

extension MenuEntryView where Content == EmptyView {
  init(_ kind: MenuEntry.Kind, action: (@MainActor () -> Void)? = nil, label: Label) {
    self.init(kind, action: action, label: label, content: EmptyView())
  }
}

/// The views of a desktop's menu: what is a button elsewhere is an item here.
struct DesktopMenu<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .buttonStyle(DesktopMenuButtonStyle())
      .toggleStyle(DesktopMenuToggleStyle())
      .menuStyle(DesktopMenuStyle())
      .environment(\.menuContext, MenuContext(close: {}, isOfDesktop: true))
      .modifier(DesktopMenuModifier())
  }
}

/// Marks that views without a style stand in a desktop's menu.
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

/// A picker in a desktop's menu: a menu of its options, or the options themselves where the style is `.inline`.
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
      content: parts.options { state, select in DesktopMenuOption(isOn: state == .on, select: select) })
  }
}

private struct DesktopMenuOption: ViewModifier {
  let isOn: Bool
  let select: (() -> Void)?

  init(isOn: Bool, select: (() -> Void)?) {
    self.isOn = isOn
    self.select = select
  }

  func body(content: Content) -> some View {
    MenuEntryView(.option(isOn: isOn), action: { select?() }, label: content)
  }
}
