// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierNavigation
import EspalierPrimitives

/// An item of the menu *View* that shows and hides the sidebar of the front window's `NavigationSplitView`; its shortcut is F9.
public struct SidebarCommands: Commands {
  /// An item of the menu *View* that shows and hides the sidebar of the front window.
  public init() {}

  public var body: some Commands {
    CommandGroup(before: .sidebar) { SidebarButton() }
  }
}

private struct SidebarButton: View {
  @FocusedValue(\.sidebarToggle) private var toggle

  var body: some View {
    Button(toggle?.isShown == false ? "Show Sidebar" : "Hide Sidebar") { toggle?() }
      .keyboardShortcut("\u{F70C}", modifiers: [])
      .disabled(toggle == nil)
  }
}

/// The system's text commands on macOS, such as spelling. No effect here: the commands of text fields are in the menu *Edit* of
/// every app.
public struct TextEditingCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The system's menu of fonts on macOS. No effect here, because there is no editing of styled text.
public struct TextFormattingCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The commands on macOS that show and hide the toolbars of windows. No effect here, because toolbars are part of the content.
/// content.
public struct ToolbarCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}
