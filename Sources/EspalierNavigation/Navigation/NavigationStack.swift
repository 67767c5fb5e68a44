// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierPrimitives

/// Shows a page, and pages on top of it: those of links, and those of the values of a path.
///
/// Pages beneath keep their state; they disappear when they are covered, and appear again (specification S20). Preferences of all
/// pages propagate to the stack and beyond.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let access: NavigationPathAccess?
  @State private var ownPath = NavigationPath()
  @State private var navigator = Navigator()
  @FrameNumber private var frame
  @Environment(\.columnStack) private var columnStack
  @Environment(\.containerOffers) private var offers
  @Environment(\.design) private var design

  /// A stack that stores its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    access = nil
  }

  /// A stack whose pages are the values of a path of any types; when the user leaves a page, its value is removed from the path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    access = NavigationPathAccess(path)
  }

  /// - Parameter path: The values of the pages above the root, bottom first.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    access = NavigationPathAccess(path)
  }

  public var body: some View {
    let path = access ?? NavigationPathAccess($ownPath)
    navigator.path = path
    navigator.columnAround = offers.column
    // A column that is not in front gets its stack before the stack has appeared.
    if let column = offers.column, column.stack == nil { column.stack = navigator }
    let search = offers.search.map { $0.inBar($0.prefersBar) }
    return NavigationLevel(
      content: AnyView(root.modifier(SearchedContent(offer: search))), path: path, depth: 0,
      inherited: offers.column == nil ? NavigationDestinations() : offers.destinations, navigator: navigator,
      back: columnStack?.back, sidebarToggle: columnStack?.sidebarToggle, isColumn: columnStack != nil,
      outerToolbar: design.bar.joinsOuterItems ? offers.toolbar : nil
    )
    .onAppear { [navigator, column = offers.column] in
      guard let column else { return }
      column.stack = navigator
      if let value = column.takeAwaited() { _ = navigator.show(value) }
    }
    .onChange(of: path.values) { navigator.pathChanged(in: frame) }
    .modifier(NavigationBoundary(joinsOuterItems: design.bar.joinsOuterItems))
    .preference(key: TakesSearchKey.self, value: true)
    .transformPreference(NavigationBarSettingsKey.self) { [isInside = columnStack != nil] in
      if isInside { $0.visibility = .hidden }
    }
    .environment(\.navigator, navigator)
    .environment(\.isInColumn, false)
    .environment(\.columnOpener, nil)
    .environment(\.containerOffers, ContainerOffers())
    .modifier(PanelClip())
  }
}

extension NavigationStack {
  /// One view, also in a list that is shown elsewhere: its body reads what the place offers, such as the bar of a column.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
  public static var _isUnary: Bool { true }
}

/// Ends the propagation of preferences that are meant for a stack.
struct NavigationBoundary: ViewModifier {
  /// Whether the stack's pages show the items of toolbars around it.
  let joinsOuterItems: Bool

  init(joinsOuterItems: Bool) { self.joinsOuterItems = joinsOuterItems }

  func body(content: Content) -> some View {
    content
      .preference(key: NavigationContentKey.self, value: NavigationContent())
      .preference(key: NextPageKey.self, value: nil)
      .preference(key: ToolbarKey.self, value: Toolbar(joinsOuterItems: joinsOuterItems))
      .preference(key: ToolbarShapeKey.self, value: ToolbarShape(joinsOuterItems: joinsOuterItems))
  }
}

extension NavigationStack: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["ownPath"] }
}
