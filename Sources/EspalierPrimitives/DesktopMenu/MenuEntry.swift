// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// One item of a desktop's menu, as described by the views of the menu.
package struct MenuEntry {
  package enum Kind: Equatable {
    case action
    case toggle(isOn: Bool)
    /// One of several options, of which one is chosen.
    case option(isOn: Bool)
    /// Opens a menu of its children.
    case submenu
    /// A section: its children are in the enclosing menu, separate from the others, below its title.
    case section
    case divider
    /// Items that `CommandGroup` adds at a place in the menus.
    case group(CommandGroupOperation, CommandGroupPlacement)
  }

  package var kind: Kind
  package var title: String
  package var isEnabled = true
  package var shortcut: KeyboardShortcut?
  /// Whether the window handles the keys itself, and the menu only shows them.
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
}

/// The position of a group of commands relative to its place.
package enum CommandGroupOperation: Equatable { case replacing, before, after }

/// The items of a menu; propagated like every other preference.
package enum MenuEntriesKey: PreferenceKey {
  package static var defaultValue: [MenuEntry] { [] }
  package static func reduce(value: inout [MenuEntry], nextValue: () -> [MenuEntry]) { value += nextValue() }
}
