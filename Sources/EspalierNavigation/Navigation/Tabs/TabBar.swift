// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives

/// The buttons of the tabs, at the edge of the window or of the screen.
struct TabBar: View {
  let items: [TabItem]
  let index: Int
  let isClear: Bool
  let select: @MainActor (Int) -> Void
  @State private var ends = CoveredEnds()
  @Environment(\.design) private var design
  @Environment(\.groupsTabs) private var groupsTabs

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
              HStack(spacing: titles == .none ? 0 : design.bar.gap) { buttons(titles) }.background { group }
            }
          }
        }
        .modifier(LeastBarWidth(margins: 0))
        .modifier(BesideWindowCorners(ends))
        .modifier(EdgeBarContent())
        .modifier(BarTextSize())
      } else {
        EqualColumns { buttons(.all) }.background { group }
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

  /// The background of the tabs together.
  @ViewBuilder private var group: some View {
    if groupsTabs {
      RoundedRectangle(cornerRadius: design.bar.itemRadius, style: .continuous).fill(Color.tertiaryFill)
    }
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
      .disabled(items[number].isDisabled)
      .accessibilityAddTraits(number == index ? .isSelected : [])
      .modifier(DescribedTab(item: items[number]))
    }
  }
}

/// The tabs above the pages whose titles are beside their symbols, depending on the available width.
enum TabTitles: CaseIterable {
  case all, selected, none
}

/// Adds the behaviour of a bar at the window's edge to a bar of tabs above the pages.
private struct TabBarEdge: ViewModifier {
  let isAbove: Bool

  func body(content: Content) -> some View {
    if isAbove { content.modifier(EdgeBar()) } else { content }
  }
}
