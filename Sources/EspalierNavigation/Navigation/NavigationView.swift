// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The navigation container of 2019: one page on top of the other, or columns.
///
/// With two or three views it has as many columns where the window is wide enough for them: a link in one shows its page in place
/// of the next one. In a narrow window they are one stack whose first page is the first view. With one view, or in the style
/// `stack`, it is a stack.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewIsStack) private var isStack

  /// The older form of `NavigationStack`, and of `NavigationSplitView` where the content is two or three views.
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

/// How a `NavigationView` shows its pages.
public protocol NavigationViewStyle {}

/// The style of the system: columns where there are several views and the window is wide enough.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The same as `.automatic`.
  public init() {}
}

/// One page on top of the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The same as `.stack`.
  public init() {}
}

/// Columns where there are several views and the window is wide enough.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The same as `.columns`.
  public init() {}
}

/// Columns where there are several views and the window is wide enough.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The same as `.columns`.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns where there are several views and the window is wide enough.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page on top of the other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there are several views and the window is wide enough.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Whether navigation views below are stacks or columns.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}

extension EnvironmentValues {
  private enum NavigationViewIsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether navigation views show one page at a time, however many views they have.
  fileprivate var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}
