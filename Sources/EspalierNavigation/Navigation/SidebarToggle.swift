// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierMotion
import EspalierPrimitives

/// Toggles the first column of a split view.
package struct SidebarToggle {
  package let isShown: Bool
  let toggle: @MainActor () -> Void

  @MainActor package func callAsFunction() { withAnimation(.snappy(duration: ColumnMetrics.motion)) { toggle() } }
}

/// The button in the bar of a split view's first column.
struct SidebarToggleButton: View {
  let toggle: SidebarToggle

  var body: some View {
    Button(action: { toggle() }) {
      Image(systemName: "sidebar.left").flipsForRightToLeftLayoutDirection(true)
        .accessibilityLabel(toggle.isShown ? "Hide Sidebar" : "Show Sidebar")
    }
    .modifier(BarControls())
  }
}

extension FocusedValues {
  private struct ToggleKey: FocusedValueKey { typealias Value = SidebarToggle }

  /// The toggle of the split view in the window.
  package var sidebarToggle: SidebarToggle? {
    get { self[ToggleKey.self] }
    set { self[ToggleKey.self] = newValue }
  }
}

/// An item that a bar has by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  /// The button that toggles the sidebar of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title and the subtitle of a page in its bar.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

enum RemovedToolbarItemsKey: PreferenceKey {
  static var defaultValue: Set<ToolbarDefaultItemKind> { [] }
  static func reduce(value: inout Set<ToolbarDefaultItemKind>, nextValue: () -> Set<ToolbarDefaultItemKind>) {
    value.formUnion(nextValue())
  }
}

extension View {
  /// Removes a default item from the bar; nil removes none. For the sidebar button, the modifier can be in any column of the
  /// split view. A page without its title keeps its name, for the window and for the way back to it.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(RemovedToolbarItemsKey.self) { if let defaultItemKind { $0.insert(defaultItemKind) } }
      .transformPreference(NavigationBarSettingsKey.self) { if defaultItemKind == .title { $0.isWithoutTitle = true } }
  }
}
