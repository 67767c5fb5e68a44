// SPDX-License-Identifier: MIT

import EspalierCore

/// The place of the bar that selects a tab.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Above the pages: with the desktop's look.
  public static let topBar = TabBarPlacement(name: "top bar")
  /// Below the pages: with the look for phones.
  public static let bottomBar = TabBarPlacement(name: "bottom bar")
  /// Dots that show the position among pages that are turned.
  public static let pageIndicator = TabBarPlacement(name: "page indicator")
  /// A list beside the pages: with the style `.sidebarAdaptable` and the desktop's look.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// A bar outside of the window, on Apple's headset; no tab view has it here.
  public static let ornament = TabBarPlacement(name: "ornament")
}

extension EnvironmentValues {
  /// The place of the bar of the tab view whose page contains a view; nil outside of tab views.
  @EnvironmentEntry public internal(set) var tabBarPlacement: TabBarPlacement? = nil

  /// Whether the bar of the tab view whose page contains a view shows the tabs of sections one by one. True in tab views with a
  /// bar, in which sections have no tab of their own, and false beside a sidebar.
  @EnvironmentEntry public internal(set) var isTabBarShowingSections: Bool = false
}
