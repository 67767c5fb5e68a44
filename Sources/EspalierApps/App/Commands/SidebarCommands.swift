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

/// On macOS the system's text commands, such as spelling. Here it adds nothing: the commands of text fields are in the menu
/// *Edit* of every app.
public struct TextEditingCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// On macOS the system's menu of fonts. Here it adds nothing, because there is no editing of styled text.
public struct TextFormattingCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// On macOS the commands that show and hide the toolbars of windows. Here it adds nothing, because toolbars are part of the
/// content.
public struct ToolbarCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}
