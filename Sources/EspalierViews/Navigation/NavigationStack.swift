// SPDX-License-Identifier: MIT

import EspalierCore

/// Shows a page, and pages on top of it: those of links, those of a path of values.
///
/// Pages beneath keep their state; they disappear when they are covered and appear again (specification S20). What a
/// page sends up as preferences goes up to the stack and further, from all pages of the stack.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let access: NavigationPathAccess?
  @State private var ownPath = NavigationPath()
  @State private var navigator = Navigator()
  @Environment(\.columnStack) private var columnStack
  @Environment(\.containerOffers) private var offers
  @Environment(\.design) private var design

  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    access = nil
  }

  /// A stack whose pages are the values of a path of any types; a page that the user leaves is taken from the path.
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
    return NavigationLevel(
      content: AnyView(root.modifier(SearchedContent(offer: offers.search))), path: path, depth: 0,
      back: columnStack?.back, sidebarToggle: columnStack?.sidebarToggle, isColumn: columnStack != nil,
      outerToolbar: design.bar.joinsOuterItems ? offers.toolbar : nil
    )
    .modifier(NavigationBoundary(joinsOuterItems: design.bar.joinsOuterItems))
    .preference(key: TakesSearchKey.self, value: true)
    .transformPreference(NavigationBarSettingsKey.self) { [isInside = columnStack != nil] in
      if isInside { $0.visibility = .hidden }
    }
    .environment(\.navigator, navigator)
    .environment(\.isInColumn, false)
    .environment(\.columnOpener, nil)
    .environment(\.columnStack, nil)
    .environment(\.containerOffers, ContainerOffers())
    .modifier(PanelClip())
  }
}

/// Receives what the links of a stack push.
final class Navigator: Equatable {
  var path: NavigationPathAccess?
  private var closeLink: (@MainActor () -> Void)?

  /// In a column whose links lead to the next one: of the links' pages one is shown at a time.
  @MainActor func opened(byLink close: @escaping @MainActor () -> Void) {
    closeLink?()
    closeLink = close
  }

  @MainActor func push(_ value: AnyHashable) {
    guard let path, !path.append(value) else { return }
    Diagnostics.warn(
      "The path of the navigation stack cannot hold a value of type \(type(of: value.base)): the link does nothing.",
      subject: "\(type(of: value.base))")
  }

  static func == (a: Navigator, b: Navigator) -> Bool { a === b }
}

extension EnvironmentValues {
  private struct NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
  }

  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// What is meant for a stack ends at the stack.
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
