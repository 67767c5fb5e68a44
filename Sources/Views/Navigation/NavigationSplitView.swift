import Foundation
import ViewCore

/// Two or three columns: what a column's links lead to is shown in the next one.
///
/// The columns stand side by side where there is room for them; in a narrow window they become one stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic

  /// - Parameter columnVisibility: Which columns are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = nil
  }

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
      let shown = proxy.size.width < 500 ? 0 : shownColumns
      if proxy.size.width < 500, shownColumns > 0 {
        NavigationStack { sidebar }
      } else {
        SplitColumn(columns: Array(columns.suffix(shown)), detail: AnyView(detail))
      }
    }
    .focusedSceneValue(\.sidebarToggle, SidebarToggle(visibility: visibility ?? $ownVisibility))
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
    visibility = columnVisibility
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
    visibility = nil
  }
}

/// The first of some columns, and beside it the others, or what its links lead to.
private struct SplitColumn: View {
  let columns: [AnyView]
  let detail: AnyView
  @State private var ownPath = NavigationPath()
  @State private var navigator = Navigator(isColumn: true)
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
        NavigationLevel(content: column, path: path, depth: 0, showsNextOnTop: false)
          .environment(\.navigator, navigator)
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
    return AnyView(NavigationStack { detail })
  }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Codable, Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  public static let automatic = NavigationSplitViewVisibility("automatic")
  public static let all = NavigationSplitViewVisibility("all")
  public static let doubleColumn = NavigationSplitViewVisibility("doubleColumn")
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

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Every style is the same here: see docs/differences.md.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// The width of the column that this view is in.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    transformPreference(NavigationColumnWidthKey.self) { $0.ideal = $0.ideal ?? width }
  }

  public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
  }
}
