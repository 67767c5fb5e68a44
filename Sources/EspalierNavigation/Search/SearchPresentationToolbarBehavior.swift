// SPDX-License-Identifier: MIT

import EspalierCore

/// The handling of a page's bar while a search is active.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let hidesContent: Bool

  /// In the phone's look the field takes the place of the bar, with its title and its items.
  public static let automatic = SearchPresentationToolbarBehavior(hidesContent: true)
  /// The bar stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(hidesContent: false)
}

extension EnvironmentValues {
  /// The handling of the bar during a search with a field here.
  @EnvironmentEntry var searchToolbarBehavior: SearchPresentationToolbarBehavior = .automatic
}

extension View {
  /// Sets whether the page's bar stays while a search with a field in this view is active.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  {
    environment(\.searchToolbarBehavior, behavior)
  }
}
