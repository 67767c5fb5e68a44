// SPDX-License-Identifier: MIT

import EspalierCore

/// The stack of 2019: the first view of its content is the root page.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// The older form of `NavigationStack`; every style shows a stack here.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationStack { NthView(0, of: content) }
  }
}

/// How a `NavigationView` shows its pages. Here it is always a stack.
public protocol NavigationViewStyle {}

/// The style of the system: one page on top of the other.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The same as `.automatic`.
  public init() {}
}

/// One page on top of the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The same as `.stack`.
  public init() {}
}

/// Columns; shown as a stack here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The same as `.columns`.
  public init() {}
}

/// Two columns; shown as a stack here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Shown as a stack here.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style of the system: one page on top of the other.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page on top of the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns; shown as a stack here.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Every style is a stack here: see docs/differences.md.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
