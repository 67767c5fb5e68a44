// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierPrimitives
import Foundation

/// The actions by which columns change their split view. Each body of the split view sets them; columns call them in events.
@MainActor
final class ColumnActions: Equatable {
  /// Brings a column to the front of a narrow window, if it is behind another.
  var show: (Int) -> Void = { _ in }
  /// Brings the column after this one to the front.
  var open: (Int) -> Void = { _ in }
  /// The same for an initial selection: the column preferred by the program takes precedence.
  var openAtFirst: (Int) -> Void = { _ in }
  var setWidth: (ColumnWidth, Int) -> Void = { _, _ in }
  /// Sets the width to which the user has dragged a column, in points; nil is its ideal width.
  var drag: (Int, CGFloat?) -> Void = { _, _ in }
  var dragEnded: () -> Void = {}
  var range: (Int) -> ClosedRange<CGFloat> = { _ in 0...0 }
  /// Hides the columns that lie over others.
  var uncover: () -> Void = {}
  /// Reports that a column's views have removed the button for the sidebar.
  var removeToggle: (Bool, Int) -> Void = { _, _ in }

  nonisolated init() {}
  nonisolated static func == (a: ColumnActions, b: ColumnActions) -> Bool { a === b }
}

/// One column, and beneath it the following ones: destinations of the column's links are shown in the next one.
///
/// The layers of all columns are as large as the split view, and each places its column inside. So a column and its state persist
/// whatever the width is: side by side, over the others, or one at a time.
struct SplitColumns: View {
  let columns: [AnyView]
  let place: Int
  let shown: ShownColumns
  let arrangement: ColumnArrangement
  let actions: ColumnActions
  let toggle: SidebarToggle?
  /// The search field of a search in all columns; nil if there is none.
  let search: SearchOffer?
  /// The toolbar around the split view.
  let outerToolbar: OuterToolbar?
  /// The destinations declared around the split view.
  let destinations: NavigationDestinations
  /// The column before; nil for the first.
  var previous: ColumnPlace?
  /// The destination of the column before, in place of the column's own content.
  var page: NavigationNext?
  /// The back button to the column before, in a narrow window.
  var back: NavigationBack?

  @State private var path = NavigationPath()
  @State private var navigator = Navigator()
  @State private var columnPlace = ColumnPlace()
  @FrameNumber private var frame
  @State private var opener = ColumnOpener()
  /// The column's selection; nil before its preference was read.
  @State private var selection: ColumnSelection??
  @State private var nextPage: ObjectIdentifier?
  @State private var title: Text?
  @Environment(\.design) private var design

  init(
    columns: [AnyView], place: Int = 0, shown: ShownColumns, arrangement: ColumnArrangement, actions: ColumnActions,
    toggle: SidebarToggle?, search: SearchOffer?, outerToolbar: OuterToolbar?, destinations: NavigationDestinations,
    previous: ColumnPlace? = nil, page: NavigationNext? = nil, back: NavigationBack? = nil
  ) {
    self.columns = columns
    self.place = place
    self.shown = shown
    self.arrangement = arrangement
    self.actions = actions
    self.toggle = toggle
    self.search = search
    self.outerToolbar = outerToolbar
    self.destinations = destinations
    self.previous = previous
    self.page = page
    self.back = back
  }

  private var isLast: Bool { place == columns.count - 1 }
  private var isShown: Bool { shown.isShown(place) }
  /// Whether this column is the last of those that lie over the others, which it dims.
  private var dimsOthers: Bool { !shown.isCompact && shown.covers(place) && !shown.covers(place + 1) }

  var body: some View {
    let access = isLast ? NavigationPathAccess($path) : NavigationPathAccess(ofColumn: $path)
    navigator.path = access
    connect()
    opener.open = { [actions, place] in actions.open(place) }
    return ZStack {
      if dimsOthers {
        Color.black.opacity(ColumnMetrics.shade).ignoresSafeArea()
          .gesture(TapGesture().onEnded { actions.uncover() })
          .accessibilityHidden(true)
          .transition(.opacity)
      }
      ColumnFrame(arrangement: arrangement, place: place) {
        column(access)
        if !isLast, !shown.isCompact {
          SplitDivider(
            axis: .horizontal, range: range,
            change: { [actions, place] in actions.drag(place, $0) }, ended: { [actions] in actions.dragEnded() }
          )
          .modifier(ShowingModifier(isShown: isShown, isDrawnBeneath: true))
        }
      }
    }
    .transaction(value: shown.front) { [isCompact = shown.isCompact] in
      if isCompact, !$0.disablesAnimations { $0.animation = .snappy(duration: ColumnMetrics.pageMotion) }
    }
    .layerBeneath(NavigationContentKey.self, alignment: .topLeading) { below in
      if !isLast {
        let next = NavigationNext(
          of: below, inherited: page?.destinations ?? destinations, path: access,
          depth: max(access.values.count - 1, 0))
        SplitColumns(
          columns: columns, place: place + 1, shown: shown, arrangement: arrangement, actions: actions, toggle: toggle,
          search: search, outerToolbar: outerToolbar, destinations: destinations, previous: columnPlace, page: next,
          back: NavigationBack(title: title) { goBack(from: next) })
      }
    }
    .modifier(NavigationBoundary(joinsOuterItems: design.bar.joinsOuterItems))
  }

  /// Makes this column known to links of the columns before.
  private func connect() {
    navigator.column = columnPlace
    previous?.next = columnPlace
    columnPlace.navigator = navigator
    columnPlace.isLast = isLast
    columnPlace.showsPage = page != nil
    columnPlace.bringToFront = { [actions, place] in if place > 0 { actions.open(place - 1) } }
  }

  private func column(_ access: NavigationPathAccess) -> some View {
    let back = shown.isCompact ? back : nil
    let button = !shown.isCompact && place == shown.first ? toggle : nil
    let content = page.map { AnyView($0.content.id($0.id)) } ?? columns[place]
    let stack = ColumnStack(back: back, sidebarToggle: button)
    return NavigationLevel(
      content: AnyView(
        content.modifier(SearchedContent(offer: ownSearch)).environment(\.columnStack, stack)
          .transformEnvironment(\.containerOffers) { [ownToolbar, destinations, columnPlace] in
            $0.toolbar = ownToolbar
            $0.destinations = destinations
            $0.column = columnPlace
          }), path: access, depth: 0,
      inherited: page?.destinations ?? destinations, navigator: navigator, back: back,
      sidebarToggle: button, showsNextOnTop: isLast, isColumn: true, outerToolbar: ownToolbar
    )
    .transformEnvironment(\.windowTitle) { [isLast] in if !isLast { $0?.isForPages = false } }
    .environment(\.navigator, navigator)
    .environment(\.isInColumn, !isLast)
    .environment(\.pagesFitContent, false)
    .environment(\.searchesInBar, isLast && !shown.isCompact)
    .environment(\.hasColumnBeside, !isLast && !shown.isCompact)
    .environment(\.isInSidebar, place == 0 && !isLast && !shown.isCompact)
    .environment(\.isInContentColumn, place > 0 && !isLast)
    .environment(\.columnOpener, isLast ? nil : opener)
    // Content that is wider than the column is clipped.
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    .modifier(PanelClip())
    .modifier(ShowingModifier(isShown: isShown, isDrawnBeneath: true))
    .onPreferenceChange(NavigationBarSettingsKey.self) { title = $0.title }
    .onPreferenceChange(ColumnWidthKey.self) { actions.setWidth($0, place) }
    .onPreferenceChange(RemovedToolbarItemsKey.self) { actions.removeToggle($0.contains(.sidebarToggle), place) }
    .onPreferenceChange(ColumnSelectionKey.self) { follow($0) }
    .onPreferenceChange(NextPageKey.self) { follow($0) }
    .onChange(of: path) {
      navigator.pathChanged(in: frame)
      if !isLast, !$1.isEmpty { actions.open(place) }
    }
    .onChange(of: page?.id) {
      // A stack in the content takes the value itself when it appears.
      let isForContent = page == nil && isLast && columnPlace.stack == nil
      path = NavigationPath(values: (isForContent ? columnPlace.takeAwaited() : nil).map { [$0] } ?? [])
    }
    .transformPreference(ColumnSelectionKey.self) { $0 = nil }
    .transformPreference(ListBackgroundKey.self) { $0 = nil }
    .transformPreference(FormBackgroundKey.self) { $0 = nil }
    .transformPreference(ColumnWidthKey.self) { $0 = ColumnWidth() }
    .transformPreference(RemovedToolbarItemsKey.self) { $0 = [] }
    .modifier(ColumnBarSettings(isShown: isShown))
  }

  /// The outer toolbar, in the bar of the last column, or of the one that a narrow window shows.
  private var ownToolbar: OuterToolbar? {
    guard design.bar.joinsOuterItems, shown.isCompact ? place == shown.front : isLast else { return nil }
    return outerToolbar
  }

  /// The search field, in the bar of the last column, or at the upper edge of the first one.
  private var ownSearch: SearchOffer? {
    guard let search else { return nil }
    let isInBar = !shown.isCompact && !search.isForSidebar && design.search.barWidth != nil
    return place == (isInBar ? columns.count - 1 : 0) ? search.inBar(isInBar) : nil
  }

  /// The range to which the column's edge can be dragged; nil if its width is fixed.
  private var range: (@MainActor () -> ClosedRange<CGFloat>)? {
    guard arrangement.limits[place].least < arrangement.limits[place].most else { return nil }
    return { [actions, place] in actions.range(place) }
  }

  /// Brings the next column to the front if exactly one row is selected, else this column.
  private func follow(_ new: ColumnSelection?) {
    let isFirst = selection == nil
    if let old = selection, old == new { return }
    let hadList = selection.flatMap { $0 } != nil
    selection = .some(new)
    if isLast { return }
    // A list that has just appeared has a selection already.
    if hadList, new != nil { columnPlace.selectionChanged(in: frame) }
    if new?.leadsOn == true {
      if isFirst { actions.openAtFirst(place) } else { actions.open(place) }
    } else if !isFirst, new != nil {
      actions.show(place)
    }
  }

  private func follow(_ page: ObjectIdentifier?) {
    let old = nextPage
    nextPage = page
    if isLast || page == old { return }
    if page != nil { actions.open(place) } else { actions.show(place) }
  }

  /// Returns from the next column to this one.
  private func goBack(from next: NavigationNext?) {
    next?.dismiss()
    selection??.clear()
    actions.show(place)
  }
}

extension SplitColumns: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["path"] }
}
