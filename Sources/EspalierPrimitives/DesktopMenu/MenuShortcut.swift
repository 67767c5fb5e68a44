// SPDX-License-Identifier: MIT

import EspalierInteraction

extension MenuEntry {
  /// The first enabled entry for a shortcut, in these entries and in their children.
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
