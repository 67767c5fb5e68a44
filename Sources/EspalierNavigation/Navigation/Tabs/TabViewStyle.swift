// SPDX-License-Identifier: MIT

import EspalierCore

/// The appearance of a `TabView`.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The framework's requirement.
  var _showsPages: Bool? { get }
  /// The framework's requirement.
  var _groupsTabs: Bool { get }
  /// The framework's requirement.
  var _hasSidebar: Bool { get }
}

extension TabViewStyle {
  public var _hasSidebar: Bool { false }
  public var _groupsTabs: Bool { false }
}

/// A bar of tabs at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public var _showsPages: Bool? { nil }
}

/// A bar of tabs, also where a sidebar could take its place.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The same as `.tabBarOnly`.
  public nonisolated init() {}
  public var _showsPages: Bool? { nil }
}

/// A bar in which the tabs are together on one background.
public struct GroupedTabViewStyle: TabViewStyle {
  /// The same as `.grouped`.
  public nonisolated init() {}
  public var _showsPages: Bool? { nil }
  public var _groupsTabs: Bool { true }
}

/// A sidebar of tabs in the desktop's look, as on macOS; a bar of tabs at the bottom in the phone's look.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The same as `.sidebarAdaptable`.
  public nonisolated init() {}
  public var _showsPages: Bool? { nil }
  public var _hasSidebar: Bool { true }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar of tabs in the desktop's look, as on macOS; a bar of tabs at the bottom in the phone's look.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// Pages side by side that can be dragged.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of dots that show the position of the current page.
  public struct IndexDisplayMode: Hashable, Sendable {
    let showsDots: Bool
    /// Dots for several pages.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// Dots for any number of pages.
    public static let always = IndexDisplayMode(showsDots: true)
    /// No dots.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  private let mode: IndexDisplayMode
  /// Pages side by side; the mode determines whether dots mark the current page.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _showsPages: Bool? { mode.showsDots }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs, also where a sidebar could take its place.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar in which the tabs are together on one background.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side that can be dragged.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages side by side that can be dragged.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the style of the tab views within.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewSelector, style._showsPages.map { .pages(dots: $0) } ?? (style._hasSidebar ? .sidebar : .bar))
      .environment(\.groupsTabs, style._groupsTabs)
  }
}

/// The appearance of the dots of a paged tab view.
public protocol IndexViewStyle {
  /// The framework's requirement.
  var _showsBackground: Bool { get }
}

/// Dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of a background behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let showsBackground: Bool
    /// A background behind the dots.
    public static let automatic = BackgroundDisplayMode(showsBackground: true)
    /// A background behind the dots.
    public static let always = BackgroundDisplayMode(showsBackground: true)
    /// A background behind the dots.
    public static let interactive = BackgroundDisplayMode(showsBackground: true)
    /// No background behind the dots.
    public static let never = BackgroundDisplayMode(showsBackground: false)
  }

  private let mode: BackgroundDisplayMode
  /// Dots with or without a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  public var _showsBackground: Bool { mode.showsBackground }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, with or without a background.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, with or without a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  /// Whether the tabs of a bar are together on one background.
  @EnvironmentEntry var groupsTabs: Bool = false

  @EnvironmentEntry var showsPageDotsBackground: Bool = true
}

extension View {
  /// Sets the appearance of the dots of the paged tab views within.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.showsPageDotsBackground, style._showsBackground)
  }
}
