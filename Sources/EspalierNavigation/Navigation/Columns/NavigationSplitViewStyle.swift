// SPDX-License-Identifier: MIT

import EspalierCore

/// The column that shrinks in favour of the others: `.balanced` or `.prominentDetail`.
public protocol NavigationSplitViewStyle {
  /// Whether the detail keeps its ideal width. The framework's requirement.
  static var _keepsDetail: Bool { get }
}

/// The default style, `.balanced`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.automatic`.
  public init() {}
  public static var _keepsDetail: Bool { false }
}

/// The detail shrinks in favour of the columns in front of it, down to its least width. Columns that do not fit beside it are
/// hidden; shown on request, they lie over it.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.balanced`.
  public init() {}
  public static var _keepsDetail: Bool { false }
}

/// The detail keeps its ideal width if possible: columns that do not fit beside it are hidden; shown on request, they lie over
/// it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.prominentDetail`.
  public init() {}
  public static var _keepsDetail: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style, `.balanced`.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail shrinks in favour of the columns in front of it.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style in which the detail keeps its ideal width if possible.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets which column of the split views in this view shrinks in favour of the others.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.detailKeepsWidth, S._keepsDetail)
  }
}

extension EnvironmentValues {
  /// Whether the detail of a split view keeps its ideal width.
  @EnvironmentEntry var detailKeepsWidth: Bool = false
}
