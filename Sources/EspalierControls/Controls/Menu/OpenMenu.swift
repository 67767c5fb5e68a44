// SPDX-License-Identifier: MIT

import EspalierCore

/// The end of the views of a menu that is closed.
enum MenuClosing {
  /// They end at once, so that an action may remove what they show.
  case atOnce
  /// They first have the changes of the item's action, and their `onChange` is called.
  case afterChanges
}

/// The menu of a control: open or not, and how its views end.
@MainActor
struct OpenMenu: DynamicProperty {
  @State private(set) var isOpen = false
  @State private var closing = MenuClosing.atOnce

  /// Whether the views stay until they have had the changes of the action that closed the menu.
  var deliversChanges: Bool { closing == .afterChanges }

  func open() { isOpen = true }

  /// Closes this menu alone, and none around it.
  func close(_ closing: MenuClosing = .atOnce) {
    self.closing = closing
    isOpen = false
  }
}
