// SPDX-License-Identifier: MIT

import EspalierCore

/// Which tabs a user wants to see, by the names that `customizationID(_:)` gives them. An app keeps it, such as in
/// `@AppStorage`; a `TabView` reads it from `tabViewCustomization(_:)`.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// What was chosen for one tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    private var isInSidebar: Bool?
    private var isInTabBar: Bool?

    /// Whether the tab is in a sidebar; kept, for there is none here.
    public var sidebarVisibility: Visibility {
      get { Visibility(isInSidebar) }
      set { isInSidebar = newValue.isVisible }
    }
    /// Whether the tab is in the bar.
    public var tabBarVisibility: Visibility {
      get { Visibility(isInTabBar) }
      set { isInTabBar = newValue.isVisible }
    }
  }

  /// What was chosen for a section.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The names of the section's tabs in the order that was chosen; nil for that of the code.
    public internal(set) var tabOrder: [String]?

    /// Goes back to the order of the code.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Nothing was chosen.
  public init() {}

  /// What was chosen for the tab with a name.
  public subscript(tab tabID: String) -> TabCustomization {
    get { tabs[tabID] ?? TabCustomization() }
    set { tabs[tabID] = newValue == TabCustomization() ? nil : newValue }
  }

  /// What was chosen for the section with a name.
  public subscript(section sectionID: String) -> SectionCustomization {
    get { sections[sectionID] ?? SectionCustomization() }
    set { sections[sectionID] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Goes back to the order of the code in all sections.
  public mutating func resetSectionOrder() { sections = [:] }

  /// Goes back to the visibility that the code gives each tab.
  public mutating func resetVisibility() { tabs = [:] }
}

extension Visibility {
  /// - Parameter isVisible: Nil is automatic.
  fileprivate init(_ isVisible: Bool?) { self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic }

  fileprivate var isVisible: Bool? { self == .automatic ? nil : self == .visible }
}

/// A bar that tabs are in.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// All of them.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar of tabs.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar; there is none here.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension EnvironmentValues {
  private enum CustomizationKey: EnvironmentKey { static var defaultValue: TabViewCustomization? { nil } }

  var tabViewCustomization: TabViewCustomization? {
    get { self[CustomizationKey.self] }
    set { self[CustomizationKey.self] = newValue }
  }
}

extension View {
  /// What users chose for the tabs of tab views in this view; nil is nothing. Users change it where the app lets them: bars
  /// here have no mode for it.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization?.wrappedValue)
  }
}

extension TabContent {
  /// The name of the tab in a `TabViewCustomization`.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { changingTabs { $0.customizationID = id } }

  /// Whether the tab is in some bars while nothing else was chosen for it.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isBar = placements.contains { $0 != .sidebar }
    return changingTabs { if isBar { $0.defaultVisibility = visibility } }
  }
}

extension _TabEntry {
  /// Whether the tab is left out of the bar.
  func isHidden(_ customization: TabViewCustomization?) -> Bool {
    if isHidden { return true }
    let chosen = customizationID.flatMap { customization?[tab: $0].tabBarVisibility } ?? .automatic
    return (chosen == .automatic ? defaultVisibility : chosen) == .hidden
  }
}
