// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// Two or three columns: destinations of a column's links are shown in the next one.
///
/// The columns are side by side as far as the width suffices for the detail and the columns before it; a button toggles the first
/// one, and the lines between columns can be dragged. If not even two columns fit, or the split view is narrower than 500 points,
/// the columns become one stack: a column is shown when a row is selected in the one before, or when the program prefers it.
/// Views and their state persist in either form.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  /// The chosen visibility; nil before the user has chosen one.
  @State private var ownVisibility: NavigationSplitViewVisibility?
  /// The widths set by the columns' views.
  @State private var widths: [Int: ColumnWidth] = [:]
  /// The widths chosen by the user, in points, of all columns but the last; nil before a line was dragged.
  @State private var chosenWidths: [CGFloat]?
  @RestoredLengths<NavigationSplitView> private var restoredWidths
  @RestoredText<(NavigationSplitView, NavigationSplitViewVisibility)> private var restoredVisibility
  /// The front column of a narrow window, unless the program prefers one.
  @State private var front = 0
  /// Whether columns that do not fit beside the others lie over them.
  @State private var isCovering = false
  /// The columns whose views have removed the sidebar button.
  @State private var withoutToggle: Set<Int> = []
  @State private var actions = ColumnActions()
  @Environment(\.detailKeepsWidth) private var keepsDetail
  @Environment(\.containerOffers) private var offers

  /// - Parameters:
  ///   - visibility: The columns shown side by side; nil leaves the choice to the system.
  ///   - compact: The column shown by a narrow window; written when the user opens another.
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

  /// Three columns; the binding determines which are shown side by side.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, compact: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns; a window too narrow for them shows the preferred one, and the binding is written when the user opens another.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compact: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, with bindings to the shown ones and to the one that a narrow window shows.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compact: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  public var body: some View {
    let columns = [AnyView(sidebar)] + (content.map { [AnyView($0)] } ?? []) + [AnyView(detail)]
    let limits = self.limits(columns.count)
    return GeometryReader { proxy in split(columns, limits, width: proxy.size.width) }
      .frame(idealWidth: limits.reduce(0) { $0 + $1.ideal }, idealHeight: ColumnMetrics.idealHeight)
  }

  private func split(_ columns: [AnyView], _ limits: [ColumnLimits], width: CGFloat) -> some View {
    let fit = ColumnFit(width: width, limits: limits, keepsDetail: keepsDetail)
    let shown = shownColumns(fit, of: columns.count)
    let kept = chosenWidths ?? restoredWidths
    // Widths from an earlier run apply only if the number of columns is the same.
    let chosen = limits.dropLast().indices.map { kept.count == limits.count - 1 ? kept[$0] : nil }
    let arrangement = ColumnArrangement(shown, limits: limits, chosen: chosen)
    connect(shown, arrangement, width: width)
    let toggle = shown.isCompact ? nil : sidebarToggle(shown)
    return SplitColumns(
      columns: columns, shown: shown, arrangement: arrangement, actions: actions,
      toggle: withoutToggle.isEmpty ? toggle : nil, search: offers.search, outerToolbar: offers.toolbar,
      destinations: offers.destinations
    )
    .preference(key: TakesSearchKey.self, value: true)
    .environment(\.containerOffers, ContainerOffers())
    .modifier(JoinedColumnBarSettings())
    .modifier(PanelClip())
    .focusedSceneValue(\.sidebarToggle, toggle)
    .onChange(of: fit) { isCovering = false }
    .onChange(of: visibilityBinding.wrappedValue) { old, new in
      let (old, new) = (old.shownColumns(of: shown.detail), new.shownColumns(of: shown.detail))
      isCovering = new > max(old, fit.beside)
      restoredVisibility = visibilityBinding.wrappedValue.name
    }
    .onAppear {
      guard let visibility, let kept = NavigationSplitViewVisibility(name: restoredVisibility) else { return }
      if visibility.wrappedValue != kept { visibility.wrappedValue = kept }
    }
    .onKeyPress(.escape) {
      guard shown.covering > 0 else { return .ignored }
      actions.uncover()
      return .handled
    }
  }

  private var visibilityBinding: Binding<NavigationSplitViewVisibility> {
    if let visibility { return visibility }
    let restored = NavigationSplitViewVisibility(name: restoredVisibility) ?? .automatic
    return $ownVisibility.projecting {
      $0 ?? restored
    } set: {
      $0 = $1
    }
  }

  private func limits(_ count: Int) -> [ColumnLimits] {
    (0..<count).map { place in
      let usual =
        place == count - 1 ? ColumnMetrics.detail : place == 0 ? ColumnMetrics.sidebar : ColumnMetrics.content
      return (widths[place] ?? ColumnWidth()).limits(usual)
    }
  }

  private func shownColumns(_ fit: ColumnFit, of count: Int) -> ShownColumns {
    var shown = ShownColumns(count: count)
    shown.isCompact = fit.isCompact
    shown.front = min(preferredCompactColumn?.wrappedValue.place(of: count) ?? front, count - 1)
    let wanted = visibilityBinding.wrappedValue.shownColumns(of: count - 1)
    shown.beside = min(wanted, fit.beside)
    shown.covering = isCovering ? wanted - shown.beside : 0
    return shown
  }

  /// The toggle, without the split view itself: an equal toggle of an earlier body stays in use, and the values of that body's
  /// columns may hold the program's objects.
  private func sidebarToggle(_ shown: ShownColumns) -> SidebarToggle {
    SidebarToggle(isShown: shown.isShown(0)) { [$isCovering, visibility = visibilityBinding] in
      if shown.covers(0) {
        $isCovering.wrappedValue = false
      } else if shown.isShown(0) {
        visibility.wrappedValue = .withoutSidebar(of: shown.detail)
      } else {
        if visibility.wrappedValue.shownColumns(of: shown.detail) < shown.detail { visibility.wrappedValue = .all }
        // Has an effect if the sidebar does not fit beside the others.
        $isCovering.wrappedValue = true
      }
    }
  }

  /// Sets the columns' actions to act on the current state of the split view. They hold parts of the state, not the split view
  /// itself: the actions are a state of it, and the values of its columns may hold the program's objects.
  private func connect(_ shown: ShownColumns, _ arrangement: ColumnArrangement, width: CGFloat) {
    let limits = arrangement.limits
    let (front, widths, chosenWidths) = ($front, $widths, $chosenWidths)
    let (isCovering, withoutToggle, restored) = ($isCovering, $withoutToggle, _restoredWidths)
    let preferred = preferredCompactColumn
    func bring(_ place: Int) {
      front.wrappedValue = place
      // In a wide window no column is in front of another: the program's preference applies to narrow ones.
      guard shown.isCompact, let preferred else { return }
      let column = NavigationSplitViewColumn(place: place, of: shown.count)
      if preferred.wrappedValue != column { preferred.wrappedValue = column }
    }
    func current() -> Int {
      shown.isCompact ? preferred?.wrappedValue.place(of: shown.count) ?? front.wrappedValue : front.wrappedValue
    }
    actions.show = { if current() > $0 { bring($0) } }
    actions.open = { if current() <= $0 { bring($0 + 1) } }
    actions.openAtFirst = { place in
      // At the first selection no column was shown from which the transition could start.
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { front.wrappedValue = max(front.wrappedValue, place + 1) }
    }
    actions.setWidth = { width, place in
      if widths.wrappedValue[place, default: ColumnWidth()] != width { widths.wrappedValue[place] = width }
    }
    actions.removeToggle = { removes, place in
      if removes {
        withoutToggle.wrappedValue.insert(place)
      } else if withoutToggle.wrappedValue.contains(place) {
        withoutToggle.wrappedValue.remove(place)
      }
    }
    actions.uncover = { withAnimation(.snappy(duration: ColumnMetrics.motion)) { isCovering.wrappedValue = false } }
    actions.range = { ClosedRange(ordered: limits[$0].least, arrangement.most(of: $0, in: width)) }
    actions.drag = { place, length in
      // The other columns keep their current widths; hidden ones keep their last ones.
      let spans = arrangement.spans(in: width)
      var widths = (0..<shown.detail).map { shown.isShown($0) ? spans[$0].length : arrangement.preferred($0) }
      widths[place] = min(length ?? limits[place].ideal, arrangement.most(of: place, in: width))
      chosenWidths.wrappedValue = widths
    }
    actions.dragEnded = { if let chosen = chosenWidths.wrappedValue { restored.wrappedValue = chosen } }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, compact: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns; the binding determines which are shown side by side.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, compact: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns; a window too narrow for them shows the preferred one, and the binding is written when the user opens another.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, compact: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns, with bindings to the shown ones and to the one that a narrow window shows.
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

extension NavigationSplitView: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["ownVisibility", "chosenWidths", "front"] }
}
