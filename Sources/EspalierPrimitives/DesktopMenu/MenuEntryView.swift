// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// An invisible view that is an item of a desktop's menu: its label provides the title, its content the items inside.
package struct MenuEntryView<Label: View, Content: View>: _PrimitiveView {
  let kind: MenuEntry.Kind
  let action: (@MainActor () -> Void)?
  let label: Label
  let content: Content

  package init(
    _ kind: MenuEntry.Kind, action: (@MainActor () -> Void)? = nil, label: Label, content: Content
  ) {
    self.kind = kind
    self.action = action
    self.label = label
    self.content = content
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = Label._makeView(view: view[\.label], inputs: inputs).preferences
    let content = Content._makeView(view: view[\.content], inputs: inputs).preferences
    let environment = inputs.environment
    let node = WritingNode<MenuEntriesKey>(content) {
      let title = label?.attribute(for: AccessibilityKey.self)
      let items = content?.attribute(for: MenuEntriesKey.self)
      return .init("menu item") {
        let (view, environment) = (view.value, environment.value)
        var entry = MenuEntry(view.kind, title: title?.value.nodes.spokenLabel ?? "")
        entry.isEnabled = environment.isEnabled
        entry.shortcut = view.action == nil ? nil : environment.keyboardShortcut
        entry.perform = view.action
        entry.children = items?.value ?? []
        return [entry]
      }
    }
    return _ViewOutputs(preferences: node)
  }
}

extension MenuEntryView where Content == EmptyView {
  package init(_ kind: MenuEntry.Kind, action: (@MainActor () -> Void)? = nil, label: Label) {
    self.init(kind, action: action, label: label, content: EmptyView())
  }
}
