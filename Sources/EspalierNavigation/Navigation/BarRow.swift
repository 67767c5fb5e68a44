// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

extension ToolbarItemPlacement {
  /// The priority by which items of a bar that is too narrow move to the menu, the lowest first; nil stays in the bar.
  var overflowPriority: Int? {
    switch self {
    case .confirmationAction, .cancellationAction, .destructiveAction, .search: nil
    case .secondaryAction: 0
    case .navigation: 2
    case .primaryAction: 3
    default: place == .leading ? 2 : 1
    }
  }
}

extension ContainerValues {
  private enum EntryKey: ContainerValueKey { static var defaultValue: BarEntry { BarEntry() } }

  /// The toolbar item that the view is, or is a part of.
  fileprivate var barEntry: BarEntry {
    get { self[EntryKey.self] }
    set { self[EntryKey.self] = newValue }
  }
}

/// The content of a bar in one row: its own controls, the items of its toolbar, the title. Items that do not fit are in a menu at
/// its end.
struct BarRow<Lead: View, Title: View, Middle: View>: View {
  private let toolbar: Toolbar
  private let ends: CoveredEnds?
  /// Whether the middle is a text, which may be truncated before items move to the menu.
  private let canCutMiddle: Bool
  private let lead: Lead
  private let title: Title
  private let middle: Middle
  /// Number of items in the menu.
  @State private var hidden = 0
  @Environment(\.design) private var design

  /// - Parameters:
  ///   - lead: The bar's own content at its leading edge, before the items.
  ///   - title: The title behind the items of the leading edge.
  init(
    toolbar: Toolbar, ends: CoveredEnds?, canCutMiddle: Bool, @ViewBuilder lead: () -> Lead,
    @ViewBuilder title: () -> Title, @ViewBuilder middle: () -> Middle
  ) {
    self.toolbar = toolbar
    self.ends = ends
    self.canCutMiddle = canCutMiddle
    self.lead = lead()
    self.title = title()
    self.middle = middle()
  }

  var body: some View {
    // Views read the environment of the list in which they are found, so the styles are set around that list.
    Group(subviews: ToolbarViews(toolbar: toolbar).modifier(BarControls())) { row(BarItemOrder($0)) }
  }

  private func row(_ order: BarItemOrder) -> some View {
    let always = design.bar.hidesSecondary ? order.secondaryCount : 0
    return BarLayout(
      gap: design.bar.gap, ends: ends, leastMiddle: canCutMiddle ? design.bar.leastTitle : nil, alwaysHidden: always
    ) {
      HStack(spacing: design.bar.gap) { lead }.layoutValue(key: BarPlace.Key.self, value: BarPlace(part: .lead))
      ForEach(order.items) { BarRowItem(item: $0, isShown: !$0.isHidden(hidden)) }
      HStack(spacing: 0) { title }.layoutValue(key: BarPlace.Key.self, value: BarPlace(part: .title))
      HStack(spacing: 0) { middle }.layoutValue(key: BarPlace.Key.self, value: BarPlace(part: .middle))
      if order.hasRanks {
        OverflowMenu(toolbar: toolbar, inBar: order, hidden: hidden)
          .modifier(ShowingModifier(isShown: hidden > 0))
          .layoutValue(key: BarPlace.Key.self, value: BarPlace(part: .overflow))
      }
    }
    .onPreferenceChange(BarReportKey.self) { hidden = order.hasRanks ? $0.hidden : 0 }
    .modifier(LeastBarWidth(margins: 2 * design.bar.inset))
  }
}

/// The items of a toolbar at both ends of a bar, in order from leading to trailing.
private struct ToolbarViews: View {
  let toolbar: Toolbar

  var body: some View {
    let trailing = toolbar.items.filter { $0.placement.place == .trailing }
    let entries =
      toolbar.items.filter { $0.placement.place == .leading } + trailing.filter { $0.placement != .search }
      + trailing.filter { $0.placement == .search }
    ForEach(entries.indices, id: \.self) {
      ToolbarItemView(item: entries[$0]).containerValue(
        \.barEntry, BarEntry(placement: entries[$0].placement, index: $0))
    }
  }
}

private struct BarEntry {
  var placement = ToolbarItemPlacement.automatic
  var index = 0
}

/// A view of a toolbar with its place in the bar.
private struct BarItem: Identifiable {
  let view: Subview
  let entry: BarEntry
  let place: BarPlace
  var id: Subview.ID { view.id }

  func isHidden(_ count: Int) -> Bool { place.rank.map { $0 < count } ?? false }
}

/// The views of a toolbar in their order, each with the rank in which it leaves the bar.
@MainActor
private struct BarItemOrder {
  let items: [BarItem]
  /// Number of items that are used less often.
  let secondaryCount: Int
  var hasRanks: Bool { items.contains { $0.place.rank != nil } }

  init(_ subviews: SubviewsCollection) {
    let entries = subviews.map(\.containerValues.barEntry)
    // Among items with the same priority, the last one leaves first.
    let leaving = entries.indices.filter { entries[$0].placement.overflowPriority != nil }.sorted {
      let (a, b) = (entries[$0].placement.overflowPriority ?? 0, entries[$1].placement.overflowPriority ?? 0)
      return a == b ? $0 > $1 : a < b
    }
    var ranks: [Int: Int] = [:]
    for (rank, index) in leaving.enumerated() { ranks[index] = rank }
    items = subviews.indices.map {
      BarItem(
        view: subviews[$0], entry: entries[$0],
        place: BarPlace(part: entries[$0].placement.place == .leading ? .leading : .trailing, rank: ranks[$0]))
    }
    secondaryCount = entries.count { $0.placement == .secondaryAction }
  }

  /// The views of the same toolbar in the menu for items that are not in the bar. An item with another number of views in the
  /// menu, such as a picker, is included as a whole.
  func missing(_ hidden: Int, of views: SubviewsCollection) -> [Subview] {
    let inBar = Dictionary(grouping: items, by: \.entry.index)
    let inMenu = Dictionary(grouping: views, by: \.containerValues.barEntry.index)
    return inMenu.sorted { $0.key < $1.key }.flatMap { index, views -> [Subview] in
      let items = inBar[index] ?? []
      if items.count == views.count { return zip(items, views).filter { $0.0.isHidden(hidden) }.map(\.1) }
      return items.contains { $0.isHidden(hidden) } ? views : []
    }
  }
}

private struct BarRowItem: View {
  let item: BarItem
  let isShown: Bool

  init(item: BarItem, isShown: Bool) {
    self.item = item
    self.isShown = isShown
  }

  var body: some View {
    item.view
      // The item's shortcut and presentations stay, whether it is in the bar or in the menu.
      .modifier(ShowingModifier(isShown: isShown))
      .layoutValue(key: BarPlace.Key.self, value: item.place)
  }
}

/// The items that do not fit into a bar.
private struct OverflowMenu: View {
  let toolbar: Toolbar
  let inBar: BarItemOrder
  /// Number of these items.
  let hidden: Int
  @Environment(\.design) private var design

  init(toolbar: Toolbar, inBar: BarItemOrder, hidden: Int) {
    self.toolbar = toolbar
    self.inBar = inBar
    self.hidden = hidden
  }

  var body: some View {
    Menu {
      // Separate views: those in the bar have the style of bars.
      Group(subviews: ToolbarViews(toolbar: toolbar)) { subviews in
        ForEach(inBar.missing(hidden, of: subviews)) { $0 }
      }
    } label: {
      Image(systemName: design.bar.overflowSymbol).accessibilityLabel("More")
    }
    .help("More")
    .modifier(BarControls())
  }
}
