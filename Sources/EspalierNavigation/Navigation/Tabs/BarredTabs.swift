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
  /// Whether the button of the tabs without one was chosen last.
  @State private var choosesMore = false
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
          choosesMore = false
          select($0)
        }
      }
    }
    // An accessory belongs to one tab view, not to tab views in its pages.
    .environment(\.tabAccessory, nil)
    .environment(\.tabBarPlacement, design.tabs.isAbove ? .topBar : .bottomBar)
    .environment(\.isTabBarShowingSections, true)
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
      choosesMore = false
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
              if buttons.isMore($0) { return choosesMore = true }
              if $0 == index, !showsMore { stacks[$0]?.leavePages() }
              choosesMore = false
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

  /// Whether the list of the tabs without a button is shown, in place of the selected page.
  private var showsMore: Bool { choosesMore && buttons.ownCount < items.count }

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
