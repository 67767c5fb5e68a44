// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives

/// A tab below the pages: its symbol above its title, and its badge at the symbol's corner.
struct TabButtonLabel: View {
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
struct TabPill: View {
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
