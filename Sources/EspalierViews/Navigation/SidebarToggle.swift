// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierMotion

/// Shows and hides the first column of a split view.
struct SidebarToggle {
  let visibility: Binding<NavigationSplitViewVisibility>

  var isShown: Bool { visibility.wrappedValue != .detailOnly }

  @MainActor func callAsFunction() {
    withAnimation { visibility.wrappedValue = isShown ? .detailOnly : .all }
  }
}

extension FocusedValues {
  private struct ToggleKey: FocusedValueKey { typealias Value = SidebarToggle }

  /// Of the split view in the window.
  var sidebarToggle: SidebarToggle? {
    get { self[ToggleKey.self] }
    set { self[ToggleKey.self] = newValue }
  }
}
