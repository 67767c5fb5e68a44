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
