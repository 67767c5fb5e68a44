// SPDX-License-Identifier: MIT

import EspalierCore

/// Limits preferences of a tab view's pages to the selected one: the title, the bars with their items and the background are the
/// selected page's. An unselected page keeps its state, and its preferences apply again when it is selected.
struct BarsOfSelectedTab: ViewModifier {
  let isSelected: Bool

  func body(content: Content) -> some View {
    content
      .modifier(SelectedOnly<NavigationBarSettingsKey>(isSelected: isSelected))
      .modifier(SelectedOnly<ToolbarKey>(isSelected: isSelected))
      .modifier(SelectedOnly<ToolbarShapeKey>(isSelected: isSelected))
      .modifier(SelectedOnly<TabBarSettingsKey>(isSelected: isSelected))
      .modifier(SelectedOnly<FormBackgroundKey>(isSelected: isSelected))
  }
}

private struct SelectedOnly<Key: PreferenceKey>: ViewModifier {
  let isSelected: Bool

  func body(content: Content) -> some View {
    content.transformPreference(Key.self) { [isSelected] in if !isSelected { $0 = Key.defaultValue } }
  }
}
