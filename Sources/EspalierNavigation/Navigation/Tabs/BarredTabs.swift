// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierNumbers
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// A page, and below it the bar of tabs.
struct BarredTabs: View {
  let pages: [Subview]
  let items: [TabItem]
  let index: Int
  let select: @MainActor (Int) -> Void
  @State private var bar = TabBarSettings()
  @State private var isMinimized = false
  @State private var movement = TabBarMovement()
  /// The indices of the pages whose content has scrolled behind the bar.
  @State private var scrolled: Set<Int> = []
  /// The navigation stacks of the pages, by the indices of their tabs.
  @State private var stacks: [Int: TabStack] = [:]
  /// Whether the list of the tabs without a button is shown, in place of the selected page.
  @State private var showsMore = false
  @Environment(\.design) private var design
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior
  @Environment(\.tabAccessory) private var accessory

  init(pages: [Subview], items: [TabItem], index: Int, select: @escaping @MainActor (Int) -> Void) {
    self.pages = pages
    self.items = items
    self.index = index
    self.select = select
  }

  var body: some View {
    let minimizes = !design.tabs.isAbove && [.onScrollDown, .onScrollUp].contains(minimizeBehavior)
    ZStack {
      ForEach(items.indices, id: \.self) { number in
        TabPage(page: pages[number], isSelected: number == index && !showsMore)
          .onPreferenceChange(TabStackKey.self) { stacks[number] = $0 }
          .modifier(
            _ScrollObserver<TabPageScroll>(
              axis: .vertical, value: { minimizes ? TabPageScroll($0) : .still }, isInitial: false
            ) {
              old, new, _ in
              if number == index { pageScrolled(from: old, to: new) }
            }
          )
          .modifier(
            ScrollingBelow {
              if $0 { scrolled.insert(number) } else if scrolled.contains(number) { scrolled.remove(number) }
            })
      }
      if showsMore {
        MoreTabs(items: Array(items[buttons.ownCount...]), first: buttons.ownCount) {
          showsMore = false
          select($0)
        }
      }
    }
    // An accessory belongs to one tab view, not to tab views in its pages.
    .environment(\.tabAccessory, nil)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(RelativeContainerModifier())
    .onPreferenceChange(TabBarSettingsKey.self) { bar = $0 }
    .transformEnvironment(\.isBelowBar) { [isAbove = design.tabs.isAbove, bar] in
      $0 = $0 || (isAbove && bar.visibility != .hidden)
    }
    .safeAreaInset(edge: design.tabs.isAbove ? .top : .bottom, spacing: 0) {
      if bar.visibility != .hidden { bars }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if design.tabs.isAbove, let accessory {
        TabAccessoryPane(accessory: accessory, placement: .expanded)
          .padding(.horizontal, design.tabs.accessoryMargin).padding(.bottom, design.tabs.accessoryGap)
      }
    }
    .onChange(of: index) {
      showsMore = false
      minimize(false)
    }
    .preference(key: TabBarSettingsKey.self, value: TabBarSettings())
    .preference(key: TabStackKey.self, value: nil)
  }

  @ViewBuilder private var bars: some View {
    if design.tabs.isAbove {
      TabBar(
        items: items, index: index,
        isClear: bar.background != .visible && (bar.background == .hidden || !scrolled.contains(index)), select: select)
    } else {
      TabBarArea(isMinimized: isMinimized, values: design.tabs) {
        ZStack {
          if isMinimized, items.indices.contains(index) {
            MinimizedTabBar(item: items[index]) { minimize(false) }
          } else {
            let buttons = buttons
            TabBar(
              items: buttons.items, index: showsMore ? buttons.ownCount : buttons.button(of: index),
              isClear: bar.background == .hidden
            ) {
              if buttons.isMore($0) { return showsMore = true }
              if $0 == index, !showsMore { stacks[$0]?.leavePages() }
              showsMore = false
              select($0)
            }
          }
        }
        if let accessory {
          TabAccessoryPane(accessory: accessory, placement: isMinimized ? .inline : .expanded)
        }
      }
    }
  }

  private var buttons: TabButtons {
    TabButtons(items, isCompact: !design.tabs.isAbove && sizeClass == .compact)
  }

  private func pageScrolled(from old: TabPageScroll, to new: TabPageScroll) {
    guard
      let distance = movement.add(from: old, to: new, threshold: design.tabs.minimizeDistance),
      let minimizes = minimizeBehavior.isMinimized(after: distance)
    else { return }
    minimize(minimizes)
  }

  private func minimize(_ minimizes: Bool) {
    guard isMinimized != minimizes else { return }
    withAnimation(.snappy(duration: design.motion.page)) { isMinimized = minimizes }
  }
}

/// The selected tab, alone; a tap restores the others.
private struct MinimizedTabBar: View {
  let item: TabItem
  let expand: @MainActor () -> Void
  @Environment(\.design) private var design

  init(item: TabItem, expand: @escaping @MainActor () -> Void) {
    self.item = item
    self.expand = expand
  }

  var body: some View {
    Button(action: expand) {
      item.label.labelStyle(.iconOnly)
        .environment(\.symbolSize, design.tabs.symbol)
        .foregroundStyle(.tint)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .glassEffect(.regular, in: Circle())
    .accessibilityAddTraits(.isSelected)
    .modifier(AccessibilityContainer(.tabBar, traits: .isTabBar))
  }
}

private struct TabBar: View {
  let items: [TabItem]
  let index: Int
  let isClear: Bool
  let select: @MainActor (Int) -> Void
  @State private var ends = CoveredEnds()
  @Environment(\.design) private var design

  init(items: [TabItem], index: Int, isClear: Bool, select: @escaping @MainActor (Int) -> Void) {
    self.items = items
    self.index = index
    self.isClear = isClear
    self.select = select
  }

  var body: some View {
    let values = design.tabs
    Group {
      if values.isAbove {
        BarLayout(gap: design.bar.gap, ends: ends) {
          ViewThatFits(in: .horizontal) {
            ForEach(TabTitles.allCases, id: \.self) { titles in
              // Without titles, symbols have margins of their own.
              HStack(spacing: titles == .none ? 0 : design.bar.gap) { buttons(titles) }
            }
          }
        }
        .modifier(LeastBarWidth(margins: 0))
        .modifier(BesideWindowCorners(ends))
        .modifier(EdgeBarContent())
        .modifier(BarTextSize())
      } else {
        EqualColumns { buttons(.all) }
      }
    }
    .modifier(AccessibilityContainer(.tabBar, traits: .isTabBar))
    .frame(maxWidth: .infinity, minHeight: values.height, maxHeight: values.height)
    .background {
      if !isClear {
        Color(.barBackground)
          .overlay(alignment: values.isAbove ? .bottom : .top) { Color.separator.frame(height: design.bar.line) }
          .ignoresSafeArea(edges: [values.isAbove ? .top : .bottom, .horizontal])
      }
    }
    .modifier(TabBarEdge(isAbove: values.isAbove))
  }

  private func buttons(_ titles: TabTitles) -> some View {
    ForEach(items.indices, id: \.self) { number in
      Button(action: { select(number) }) {
        if design.tabs.isAbove {
          TabPill(item: items[number], isSelected: number == index, titles: titles)
        } else {
          TabButtonLabel(item: items[number], isSelected: number == index, isLast: number == items.count - 1)
        }
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(number == index ? .isSelected : [])
    }
  }
}

/// The tabs above the pages whose titles are beside their symbols, depending on the available width.
private enum TabTitles: CaseIterable {
  case all, selected, none
}

/// Adds the behaviour of a bar at the window's edge to a bar of tabs above the pages.
private struct TabBarEdge: ViewModifier {
  let isAbove: Bool

  func body(content: Content) -> some View {
    if isAbove { content.modifier(EdgeBar()) } else { content }
  }
}

private struct TabButtonLabel: View {
  let item: TabItem
  let isSelected: Bool
  let isLast: Bool
  @Environment(\.design) private var design

  init(item: TabItem, isSelected: Bool, isLast: Bool) {
    self.item = item
    self.isSelected = isSelected
    self.isLast = isLast
  }

  var body: some View {
    TabItemLayout(isLast: isLast, values: design.tabs) {
      item.label.labelStyle(TabLabelStyle())
      if let badge = item.badge {
        badge.foregroundStyle(.white).padding(.horizontal, design.tabs.badgePadding)
          .background { Capsule().fill(Color.red) }
          .fixedSize()
          .layoutValue(key: TabItemLayout.PartKey.self, value: .badge)
      }
    }
    .font(.caption2)
    .lineLimit(1)
    .environment(\.symbolSize, design.tabs.symbol)
    // As on iOS, where neither the bar nor its content follows the size of text.
    .environment(\.dynamicTypeSize, .large)
    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondaryLabel))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
  }
}

/// A tab above the pages: its symbol, its title and its badge in a row, on a background while its page is shown.
private struct TabPill: View {
  let item: TabItem
  let isSelected: Bool
  let titles: TabTitles
  @State private var isHovered = false
  @Environment(\.design) private var design

  init(item: TabItem, isSelected: Bool, titles: TabTitles) {
    self.item = item
    self.isSelected = isSelected
    self.titles = titles
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: design.bar.itemRadius, style: .continuous)
    HStack(spacing: design.label.gap) {
      label.fontWeight(isSelected ? .semibold : nil)
      if let badge = item.badge {
        badge.font(.caption2).foregroundStyle(.white).padding(.horizontal, design.tabs.badgePadding)
          .background { Capsule().fill(Color.red) }
          .fixedSize()
      }
    }
    .lineLimit(1)
    .environment(\.symbolSize, design.tabs.symbol)
    .foregroundStyle(isSelected ? Color.primary : .secondaryLabel)
    .padding(design.bar.itemInsets)
    .background { shape.fill(isSelected ? Color(.unfocusedSelection) : isHovered ? Color(.hover) : .clear) }
    .contentShape(shape)
    .onHover { isHovered = $0 }
  }

  @ViewBuilder private var label: some View {
    if titles == .all || (titles == .selected && isSelected) {
      item.label.labelStyle(.titleAndIcon)
    } else {
      item.label.labelStyle(.iconOnly)
    }
  }
}

/// The icon and the title, for the button's layout.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.font(.title3).layoutValue(key: TabItemLayout.PartKey.self, value: .icon)
    configuration.title.layoutValue(key: TabItemLayout.PartKey.self, value: .title)
  }
}
