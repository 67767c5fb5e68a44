// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierLayout
import Foundation

/// A page, and below it the bar of tabs.
struct BarredTabs: View {
  let pages: [Subview]
  let items: [TabItem]
  let index: Int
  let select: @MainActor (Int) -> Void
  @State private var bar = TabBarSettings()

  init(pages: [Subview], items: [TabItem], index: Int, select: @escaping @MainActor (Int) -> Void) {
    self.pages = pages
    self.items = items
    self.index = index
    self.select = select
  }

  var body: some View {
    ZStack {
      ForEach(items.indices, id: \.self) { TabPage(page: pages[$0], isSelected: $0 == index) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(RelativeContainerModifier())
    .onPreferenceChange(TabBarSettingsKey.self) { bar = $0 }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if bar.visibility != .hidden {
        TabBar(items: items, index: index, isClear: bar.background == .hidden, select: select)
      }
    }
    .preference(key: TabBarSettingsKey.self, value: TabBarSettings())
  }
}

private struct TabBar: View {
  let items: [TabItem]
  let index: Int
  let isClear: Bool
  let select: @MainActor (Int) -> Void

  var body: some View {
    EqualColumns {
      ForEach(items.indices, id: \.self) { number in
        Button(action: { select(number) }) {
          TabButtonLabel(item: items[number], isSelected: number == index, isLast: number == items.count - 1)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(number == index ? .isSelected : [])
      }
    }
    .modifier(AccessibilityContainer(.tabBar, traits: .isTabBar))
    .frame(maxWidth: .infinity, minHeight: TabItemLayout.height, maxHeight: TabItemLayout.height)
    .background {
      if !isClear {
        Color.background.overlay(alignment: .top) { Color.separator.frame(height: 0.5) }
          .ignoresSafeArea(edges: [.bottom, .horizontal])
      }
    }
  }
}

private struct TabButtonLabel: View {
  let item: TabItem
  let isSelected: Bool
  let isLast: Bool

  var body: some View {
    TabItemLayout(isLast: isLast) {
      item.label.labelStyle(TabLabelStyle())
      if let badge = item.badge {
        badge.foregroundStyle(.white).padding(.horizontal, 5)
          .background { Capsule().fill(Color.red) }
          .fixedSize()
          .layoutValue(key: TabItemLayout.PartKey.self, value: .badge)
      }
    }
    .font(.caption2)
    .lineLimit(1)
    .environment(\.symbolSize, 20)
    // As on iOS, where neither the bar nor what it shows follows the size of text.
    .environment(\.dynamicTypeSize, .large)
    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondaryLabel))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
  }
}

/// The icon and the title, for the button's layout.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.font(.title3).layoutValue(key: TabItemLayout.PartKey.self, value: .icon)
    configuration.title.layoutValue(key: TabItemLayout.PartKey.self, value: .title)
  }
}
