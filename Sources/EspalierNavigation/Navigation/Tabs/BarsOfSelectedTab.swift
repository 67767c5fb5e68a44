// SPDX-License-Identifier: MIT

import EspalierCore

/// A page of a tab view as what is around it finds it: the title, the bars with their items and the background are those of the selected page. One
/// that was left keeps its state, and what it gives bars counts again when it comes back.
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
