// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierLayout
import Foundation

/// Two or three columns: what a column's links lead to is shown in the next one.
///
/// The columns stand side by side where they fit. In a window narrower than 500 points they become one
/// stack: a column lies on the one before when a row is selected there, or when the program prefers it.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic

  /// - Parameters:
  ///   - visibility: Which columns are shown beside each other; nil lets the system decide.
  ///   - compact: The column that a narrow window shows; what the user opens is written there.
  private init(
    visibility: Binding<NavigationSplitViewVisibility>?, compact: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar, content: Content?, detail: Detail
  ) {
    self.visibility = visibility
    preferredCompactColumn = compact
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, compact: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns; the binding determines which are shown beside each other.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, compact: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns; a window too narrow for them shows the preferred one, and what the user opens is written there.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compact: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, with bindings to those shown and to the one that a narrow window shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compact: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Narrower than this, in points, a window shows one column at a time.
  private static var narrowWidth: CGFloat { 500 }

  private var columns: [AnyView] { [AnyView(sidebar)] + (content.map { [AnyView($0)] } ?? []) }

  private var shownColumns: Int {
    switch (visibility ?? $ownVisibility).wrappedValue {
    case .detailOnly: 0
    case .doubleColumn: 1
    default: columns.count
    }
  }

  public var body: some View {
    GeometryReader { proxy in
      if proxy.size.width < Self.narrowWidth {
        NavigationStack { CompactColumns(columns: columns + [AnyView(detail)], preferred: preferredCompactColumn) }
      } else {
        SplitColumn(columns: columns.suffix(shownColumns), detail: AnyView(detail))
      }
    }
    .focusedSceneValue(\.sidebarToggle, SidebarToggle(visibility: visibility ?? $ownVisibility))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, compact: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns; the binding determines which are shown beside each other.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, compact: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns; a window too narrow for them shows the preferred one, and what the user opens is written there.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, compact: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns, with bindings to those shown and to the one that a narrow window shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compact: preferredCompactColumn, sidebar: sidebar(), content: nil,
      detail: detail())
  }
}

/// The first of some columns, and beside it the others, or what its links lead to.
private struct SplitColumn: View {
  let columns: [AnyView]
  let detail: AnyView
  @State private var ownPath = NavigationPath()
  @State private var navigator = Navigator()
  @State private var width = NavigationColumnWidth()

  init(columns: [AnyView], detail: AnyView) {
    self.columns = columns
    self.detail = detail
  }

  var body: some View {
    if let column = columns.first {
      let path = NavigationPathAccess($ownPath)
      navigator.path = path
      return AnyView(
        NavigationLevel(
          content: AnyView(column.environment(\.columnStack, ColumnStack())), path: path, depth: 0,
          showsNextOnTop: false
        )
        .environment(\.navigator, navigator)
        .environment(\.isInColumn, true)
        .onPreferenceChange(NavigationColumnWidthKey.self) { width = $0 }
        .frame(width: width.ideal ?? 260)
        .overlay(alignment: .trailing) { Color.separator.frame(width: 0.5) }
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlayPreferenceValue(NavigationContentKey.self) { below in
          let next = NavigationNext(
            of: below, inherited: NavigationDestinations(), path: path, depth: max(path.values.count - 1, 0))
          SplitColumn(
            columns: Array(columns.dropFirst()), detail: next.map { AnyView($0.content.id($0.id)) } ?? detail
          )
          .padding(.leading, width.ideal ?? 260)
        }
        .modifier(NavigationBoundary())
      )
    }
    return AnyView(NavigationStack { detail.environment(\.columnStack, ColumnStack()) })
  }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Codable, Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// Here the same as `all`.
  public static let automatic = NavigationSplitViewVisibility("automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility("all")
  /// Of three columns the last two; of two both.
  public static let doubleColumn = NavigationSplitViewVisibility("doubleColumn")
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility("detailOnly")
}

struct NavigationColumnWidth: Equatable {
  var ideal: CGFloat?
}

enum NavigationColumnWidthKey: PreferenceKey {
  static var defaultValue: NavigationColumnWidth { NavigationColumnWidth() }
  static func reduce(value: inout NavigationColumnWidth, nextValue: () -> NavigationColumnWidth) {
    value.ideal = value.ideal ?? nextValue().ideal
  }
}

/// How the columns share the width. They always stand beside each other here.
public protocol NavigationSplitViewStyle {}

/// How the system divides the width; every style is the same here.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.automatic`.
  public init() {}
}

/// The last column gives up width for the others; every style is the same here.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.balanced`.
  public init() {}
}

/// The last column keeps its width; every style is the same here.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.prominentDetail`.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// How the system divides the width; every style is the same here.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gives up width for the others; every style is the same here.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width; every style is the same here.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Every style is the same here: see docs/differences.md.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// The width of the column that this view is in.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    transformPreference(NavigationColumnWidthKey.self) { $0.ideal = $0.ideal ?? width }
  }

  /// The width of the column that this view is in, in points: how narrow and how wide it may become, and where it
  /// begins.
  public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
  }
}
