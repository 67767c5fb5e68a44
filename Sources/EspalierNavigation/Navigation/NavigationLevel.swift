// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierLayout
import EspalierMotion
import EspalierPrimitives
import Foundation

/// One page of a stack and, on top of it, the next one.
///
/// A page receives the page on top of it from its own views, through preferences: an active link, a presented destination, and
/// the destinations for values of the path. So the page on top lives as long as the view that presents it, and reads that view's
/// state.
struct NavigationLevel: View {
  let content: AnyView
  let path: NavigationPathAccess
  /// Number of values of the path up to this page.
  let depth: Int
  var inherited = NavigationDestinations()
  /// The navigator of a first page, which links of other columns use.
  var navigator: Navigator?
  var back: NavigationBack?
  /// The action of a button in the bar, for this page and those on top of it.
  var sidebarToggle: SidebarToggle?
  /// Whether the page below has a large title; nil for the first page.
  var outerIsLarge: Bool?
  /// Whether the next page is shown on top of this one; false if it is shown beside it.
  var showsNextOnTop = true
  /// Whether the page is a column beside others, all of which have bars.
  var isColumn = false
  /// The outer toolbar of this page and those on top of it.
  var outerToolbar: OuterToolbar?
  /// The place of this page while a finger moves it from the leading edge; nil if the page does not follow a finger.
  var swipe: Binding<PageSwipe>?

  /// The place of the page on top of this one during a swipe.
  @State private var nextSwipe = PageSwipe()
  @State private var isSearched = false
  @State private var nextPage: ObjectIdentifier?
  /// The page of a link in one of this page's menus.
  @State private var menuPage: NavigationPage?
  @State private var menuPages = MenuPages()
  @State private var settings = NavigationBarSettings()
  @State private var toolbarShape = ToolbarShape()
  @Environment(\.titleAtEdge) private var windowTitle
  @Environment(\.design) private var design

  var body: some View {
    let _ = menuPages.open = { [$menuPage] in $menuPage.wrappedValue = $0 }
    page
      .modifier(ShowingModifier(isShown: !isCovered, isDrawnBeneath: true))
      .modifier(SwipedPage(swipe: $nextSwipe, isOnTop: false))
      .modifier(BarsOfShownPage(isShown: !isCovered))
      .onPreferenceChange(NextPageKey.self) { nextPage = $0 }
      .overlayPreferenceValue(NavigationContentKey.self) { [menuPage] content in
        let below = content.adding(menuPage)
        let _ = navigator?.take(below, inherited: inherited)
        if showsNextOnTop {
          NextLevel(
            next: NavigationNext(of: below, inherited: inherited, path: path, depth: depth), title: settings.title,
            isLarge: settings.isLarge(outer: outerIsLarge ?? design.bar.hasLargeTitles),
            sidebarToggle: sidebarToggle, isColumn: isColumn, outerToolbar: outerToolbar, isFirst: back == nil,
            swipe: $nextSwipe)
        }
      }
  }

  private var isCovered: Bool {
    showsNextOnTop && (nextPage != nil || menuPage != nil || path.values.count > depth)
  }

  private var page: some View {
    let shape = NavigationBarShape(
      settings.withoutRemovedTitle, toolbarShape, hasBack: back != nil,
      outerIsLarge: outerIsLarge ?? design.bar.hasLargeTitles,
      hasSidebarToggle: sidebarToggle != nil, isNeeded: isColumn && windowTitle != nil,
      // A bar with the buttons of the window stays.
      isAway: isSearched && windowTitle == nil, design.bar)
    return
      PageArea {
        PresentedContent(content)
          .transformEnvironment(\.isBelowBar) { $0 = $0 || !shape.isHidden }
          .environment(\.isOnPage, true)
          .environment(\.menuPages, menuPages)
          .environment(\.scrollSettings.collapsingTitle, shape.largeTitle)
          .preference(key: TabStackKey.self, value: nil)
          .modifier(PageFrame(isCovered: isCovered))
      }
      .modifier(RelativeContainerModifier())
      .modifier(OuterToolbarItems(toolbar: outerToolbar))
      .modifier(PageBars(settings: shownSettings, shape: shape, back: back, sidebarToggle: sidebarToggle))
      .onPreferenceChange(NavigationBarSettingsKey.self) { settings = $0 }
      .onPreferenceChange(ToolbarShapeKey.self) { toolbarShape = $0 }
      .onPreferenceChange(SearchHidesBarKey.self) { isSearched = $0 }
      // The bars around the stack are not this page's.
      .transformPreference(SearchHidesBarKey.self) { $0 = false }
      .pageBackground()
      .modifier(OwnEditMode())
      .modifier(
        SwipeBack(action: shape.isHidden || settings.hidesBackButton == true ? nil : back?.action, swipe: swipe)
      )
      // Dismissing the first page dismisses the container of its stack: a sheet, a popover, a window.
      .transformEnvironment(\.dismiss) { if let back { $0 = DismissAction(back.action) } }
  }

  /// The settings with the window's title and state: at the edge of a window without the desktop's title bar, the main pages show
  /// them.
  private var shownSettings: NavigationBarSettings {
    guard let windowTitle, windowTitle.isForPages, !settings.isWithoutTitle else { return settings.withoutRemovedTitle }
    var shown = settings
    if let title = settings.title {
      if windowTitle.isEdited { shown.title = Text(verbatim: WindowTitle.mark) + title }
    } else {
      shown.title = Text(verbatim: windowTitle.title)
      shown.isNameOfWindow = true
    }
    return shown
  }
}

extension NavigationBarSettings {
  /// The settings of a bar, which has no title if the page has removed it.
  fileprivate var withoutRemovedTitle: NavigationBarSettings {
    guard isWithoutTitle else { return self }
    var settings = self
    settings.title = nil
    settings.subtitle = nil
    return settings
  }
}

/// The page on top of another one.
struct NavigationNext {
  let id: AnyHashable
  let content: AnyView
  let destinations: NavigationDestinations
  let path: NavigationPathAccess
  let depth: Int
  let dismiss: @MainActor () -> Void

  /// The page presented by a view of the page below takes precedence; then the next value of the path.
  @MainActor init?(
    of below: NavigationContent, inherited: NavigationDestinations, path: NavigationPathAccess, depth: Int
  ) {
    destinations = inherited.joined(with: below.destinations)
    self.path = path
    let cut: @MainActor () -> Void = { if path.values.count > depth { path.removeLast(path.values.count - depth) } }
    if let page = below.next {
      id = AnyHashable(page.id)
      content = page.content
      self.depth = depth
      dismiss = {
        cut()
        page.dismiss()
      }
    } else if path.values.count > depth {
      let value = path.values[depth]
      id = value
      content = destinations.page(for: value) ?? AnyView(MissingDestination(value: value))
      self.depth = depth + 1
      dismiss = cut
    } else {
      return nil
    }
  }
}

private struct NextLevel: View {
  let next: NavigationNext?
  let title: Text?
  let isLarge: Bool
  let sidebarToggle: SidebarToggle?
  let isColumn: Bool
  let outerToolbar: OuterToolbar?
  /// Whether the page below is the first one.
  let isFirst: Bool
  @Binding var swipe: PageSwipe
  @Environment(\.design) private var design

  init(
    next: NavigationNext?, title: Text?, isLarge: Bool, sidebarToggle: SidebarToggle?, isColumn: Bool,
    outerToolbar: OuterToolbar?, isFirst: Bool, swipe: Binding<PageSwipe>
  ) {
    self.next = next
    self.title = title
    self.isLarge = isLarge
    self.sidebarToggle = sidebarToggle
    self.isColumn = isColumn
    self.outerToolbar = outerToolbar
    self.isFirst = isFirst
    _swipe = swipe
  }

  var body: some View {
    ZStack {
      if let next {
        NavigationLevel(
          content: next.content, path: next.path, depth: next.depth, inherited: next.destinations,
          back: NavigationBack(title: title, action: next.dismiss), sidebarToggle: sidebarToggle,
          outerIsLarge: isLarge, isColumn: isColumn, outerToolbar: outerToolbar,
          swipe: $swipe
        )
        .id(next.id)
        .transition(PageTransition())
      }
    }
    .animation(.snappy(duration: design.motion.page), value: next?.id)
    .modifier(SwipedPage(swipe: $swipe, isOnTop: true))
    // A page's transition does not apply to the page below.
    .preference(key: NavigationTransitionKey.self, value: nil)
    .preference(key: TabStackKey.self, value: tabStack)
  }
}

extension NextLevel {
  private var tabStack: TabStack? {
    guard isFirst, let next else { return nil }
    return TabStack(pages: [AnyHashable(next.id)] + next.path.values, leavePages: next.dismiss)
  }
}

/// A value in a path without a destination for its type.
private struct MissingDestination: View {
  let value: AnyHashable

  var body: some View {
    Color.clear.onAppear {
      Diagnostics.warn(
        "No navigationDestination(for: \(type(of: value.base)).self) in the stack: the page of this value is empty.",
        subject: "\(type(of: value.base))")
    }
  }
}
