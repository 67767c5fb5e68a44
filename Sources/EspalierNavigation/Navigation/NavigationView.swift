// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The navigation container of 2019: one page on top of the other, or columns.
///
/// With two or three views it has as many columns if the window is wide enough for them: a link in one replaces the next one by
/// its page. In a narrow window the columns are one stack whose first page is the first view. With one view, or in the style
/// `stack`, it is a stack.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewIsStack) private var isStack

  /// The older form of `NavigationStack`, and of `NavigationSplitView` for a content of two or three views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if let count = Content._viewListCount {
      pages(isStack ? 1 : count)
    } else {
      Group(subviews: content) { pages(isStack ? 1 : $0.count) }
    }
  }

  @ViewBuilder
  private func pages(_ count: Int) -> some View {
    switch count {
    case ...1: NavigationStack { NthView(0, of: content) }
    case 2:
      NavigationSplitView {
        NthView(0, of: content)
      } detail: {
        NthView(1, of: content)
      }
    default:
      NavigationSplitView {
        NthView(0, of: content)
      } content: {
        NthView(1, of: content)
      } detail: {
        NthView(2, of: content)
      }
    }
  }
}

/// The presentation of a `NavigationView`'s pages.
public protocol NavigationViewStyle {}

/// The default style: columns for several views if the window is wide enough.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The same as `.automatic`.
  public init() {}
}

/// One page on top of the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The same as `.stack`.
  public init() {}
}

/// Columns for several views if the window is wide enough.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The same as `.columns`.
  public init() {}
}

/// Columns for several views if the window is wide enough.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The same as `.columns`.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns for several views if the window is wide enough.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page on top of the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns for several views if the window is wide enough.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets whether navigation views in this view are stacks or columns.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}

extension EnvironmentValues {
  /// Whether navigation views show one page at a time, however many views they have.
  @EnvironmentEntry fileprivate var navigationViewIsStack: Bool = false
}
