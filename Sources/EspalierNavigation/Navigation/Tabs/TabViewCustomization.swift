// SPDX-License-Identifier: MIT

import EspalierCore

/// A user's choice of visible tabs, by the names set by `customizationID(_:)`. An app stores it, for example in `@AppStorage`; a
/// `TabView` reads it from `tabViewCustomization(_:)`.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// The customisation of one tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    private var isInSidebar: Bool?
    private var isInTabBar: Bool?

    /// The visibility of the tab in a sidebar.
    public var sidebarVisibility: Visibility {
      get { Visibility(isInSidebar) }
      set { isInSidebar = newValue.isVisible }
    }
    /// The visibility of the tab in the bar.
    public var tabBarVisibility: Visibility {
      get { Visibility(isInTabBar) }
      set { isInTabBar = newValue.isVisible }
    }
  }

  /// The customisation of a section.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The names of the section's tabs in the chosen order; nil for the order of the code.
    public internal(set) var tabOrder: [String]?

    /// Restores the order of the code.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// An empty customisation.
  public init() {}

  /// The customisation of the tab with a name.
  public subscript(tab tabID: String) -> TabCustomization {
    get { tabs[tabID] ?? TabCustomization() }
    set { tabs[tabID] = newValue == TabCustomization() ? nil : newValue }
  }

  /// The customisation of the section with a name.
  public subscript(section sectionID: String) -> SectionCustomization {
    get { sections[sectionID] ?? SectionCustomization() }
    set { sections[sectionID] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Restores the order of the code in all sections.
  public mutating func resetSectionOrder() { sections = [:] }

  /// Restores the visibility that the code sets for each tab.
  public mutating func resetVisibility() { tabs = [:] }
}

extension Visibility {
  /// - Parameter isVisible: Nil is automatic.
  fileprivate init(_ isVisible: Bool?) { self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic }

  fileprivate var isVisible: Bool? { self == .automatic ? nil : self == .visible }
}

/// A bar that contains tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// All such bars.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar of tabs.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar: that of `.sidebarAdaptable` on a desktop.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension EnvironmentValues {
  @EnvironmentEntry var tabViewCustomization: TabViewCustomization? = nil
}

extension View {
  /// Sets the user's customisation of the tab views in this view; nil is none. The app provides the controls that change it: bars
  /// here have no mode for customisation.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization?.wrappedValue)
  }
}

extension TabContent {
  /// Sets the name of the tab in a `TabViewCustomization`.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { changingTabs { $0.customizationID = id } }

  /// Sets whether the tab is in some bars unless its customisation differs.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isBar = placements.contains { $0 != .sidebar }
    let isSidebar = placements.contains { $0 != .tabBar }
    return changingTabs {
      if isBar { $0.defaultVisibility.bar = visibility }
      if isSidebar { $0.defaultVisibility.sidebar = visibility }
    }
  }
}

extension _TabEntry {
  /// Whether the tab is hidden from the bar, or from the sidebar.
  func isHidden(_ customization: TabViewCustomization?, inSidebar: Bool) -> Bool {
    if isHidden { return true }
    let tab = customizationID.flatMap { customization?[tab: $0] }
    let chosen = (inSidebar ? tab?.sidebarVisibility : tab?.tabBarVisibility) ?? .automatic
    return (chosen == .automatic ? inSidebar ? defaultVisibility.sidebar : defaultVisibility.bar : chosen) == .hidden
  }
}
