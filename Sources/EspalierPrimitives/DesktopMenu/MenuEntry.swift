// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// One item of a desktop's menu, as the views of the menu describe it.
package struct MenuEntry {
  package enum Kind: Equatable {
    case action
    case toggle(isOn: Bool)
    /// One of several of which one is chosen.
    case option(isOn: Bool)
    /// Opens a menu of its children.
    case submenu
    /// Its children stand in the menu around it, apart from the others, below its title.
    case section
    case divider
    /// Items for a place in the menus, where `CommandGroup` puts them.
    case group(CommandGroupOperation, CommandGroupPlacement)
  }

  package var kind: Kind
  package var title: String
  package var isEnabled = true
  package var shortcut: KeyboardShortcut?
  /// The window handles the keys itself: the menu only shows them.
  package var showsShortcutOnly = false
  package var perform: (@MainActor () -> Void)?
  package var children: [MenuEntry] = []

  package init(_ kind: Kind, title: String = "") {
    self.kind = kind
    self.title = title
  }

  package init(
    _ title: String, shortcut: KeyboardShortcut? = nil, perform: @escaping @MainActor () -> Void
  ) {
    self.init(.action, title: title)
    self.shortcut = shortcut
    self.perform = perform
  }

  /// What a key does in these entries and in those inside of them: the first that is enabled.
  package static func target(of pressed: KeyboardShortcut, in entries: [MenuEntry]) -> MenuEntry? {
    for entry in entries {
      if let found = target(of: pressed, in: entry.children) { return found }
      if entry.perform != nil, entry.isEnabled, !entry.showsShortcutOnly, entry.shortcut?.isPressed(by: pressed) == true
      {
        return entry
      }
    }
    return nil
  }
}

/// What a group of commands does at its place.
package enum CommandGroupOperation: Equatable { case replacing, before, after }

/// The items of a menu travel up like every other preference.
package enum MenuEntriesKey: PreferenceKey {
  package static var defaultValue: [MenuEntry] { [] }
  package static func reduce(value: inout [MenuEntry], nextValue: () -> [MenuEntry]) { value += nextValue() }
}
