// SPDX-License-Identifier: MIT

import EspalierCore

/// Limits the preferences of pages for the bars and the window around them to the page that is shown: the title, the bars with their
/// items and the background are its own. A page that is covered, or whose tab is not selected, keeps its state, and its preferences
/// apply again when it is shown.
struct BarsOfShownPage: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    content
      .modifier(ShownOnly<NavigationBarSettingsKey>(isShown: isShown))
      .modifier(ShownOnly<ToolbarKey>(isShown: isShown))
      .modifier(ShownOnly<ToolbarShapeKey>(isShown: isShown))
      .modifier(ShownOnly<TabBarSettingsKey>(isShown: isShown))
      .modifier(ShownOnly<FormBackgroundKey>(isShown: isShown))
  }
}

private struct ShownOnly<Key: PreferenceKey>: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    content.transformPreference(Key.self) { [isShown] in if !isShown { $0 = Key.defaultValue } }
  }
}
