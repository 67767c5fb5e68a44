// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierNavigation
import EspalierPrimitives

/// An item of the menu *View* that shows and hides the sidebar of the front window's `NavigationSplitView`, and the key F9
/// that does so.
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

/// Would add what the system does with text, such as spelling. What a field can do is in the menu *Edit* of every app; this
/// adds nothing.
public struct TextEditingCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Would add the system's menu of fonts. There is no text with styles to be edited; this adds nothing.
public struct TextFormattingCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}

/// Would show and hide the toolbars of windows. They stand in the content here; this adds nothing.
public struct ToolbarCommands: Commands {
  /// Adds nothing.
  public init() {}
  public var body: some Commands { EmptyCommands() }
}
