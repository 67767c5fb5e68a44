// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNavigation

// Users do not rearrange tabs and toolbars here.

/// The changes that a user may make to a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The tab may be moved.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The tab stays.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The changes that a user may make to an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  private let name: String
  /// The item may be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// The item may be moved.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// The item stays.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Options of an item of a toolbar that users may rearrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item can be added also where it is not in the toolbar.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// The bars that contain a tab.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar of tabs.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension TabContent {
  /// No effect: users do not rearrange tabs.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { changingTabs { _ in } }

  /// No effect: all tabs are in one bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { changingTabs { _ in } }
}

extension CustomizableToolbarContent {
  /// No effect: users do not rearrange toolbars.
  @MainActor @preconcurrency public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Leaves the items out where `defaultVisibility` is `.hidden`: users do not rearrange toolbars, so that they cannot add them.
  @MainActor @preconcurrency public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { hidden(defaultVisibility == .hidden) }
}

extension View {
  /// No effect: a tab view begins with the bar of its style.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}
