// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierNavigation
import EspalierPrimitives

/// An item of the menu *View* that shows and hides the inspector of the front window; its shortcut is Ctrl+Alt+I.
public struct InspectorCommands: Commands {
  /// An item of the menu *View* that shows and hides the inspector of the front window.
  public nonisolated init() {}

  public var body: some Commands {
    CommandGroup(before: .sidebar) { InspectorButton() }
  }
}

private struct InspectorButton: View {
  @FocusedValue(\.inspectorToggle) private var toggle

  var body: some View {
    let isPresented = toggle?.isPresented
    Button(isPresented?.wrappedValue == true ? "Hide Inspector" : "Show Inspector") {
      isPresented?.wrappedValue.toggle()
    }
    .keyboardShortcut("i", modifiers: [.command, .option])
    .disabled(isPresented == nil)
  }
}
