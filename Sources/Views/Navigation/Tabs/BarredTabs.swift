import Foundation
import ViewCore

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
          TabButtonLabel(item: items[number], isSelected: number == index)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(number == index ? .isSelected : [])
      }
    }
    .modifier(AccessibilityContainer(.tabBar, traits: .isTabBar))
    .frame(maxWidth: .infinity, minHeight: 49, maxHeight: 49)
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

  var body: some View {
    VStack(spacing: 2) { item.label }
      .labelStyle(TabLabelStyle())
      .font(.caption2)
      .lineLimit(1)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondaryLabel))
      .overlay(alignment: .top) {
        if let badge = item.badge {
          // Beside the upper corner of the symbol, which stands in the middle and is some 20 points wide.
          badge.font(.caption2).foregroundStyle(.white).padding(.horizontal, 5)
            .background { Capsule().fill(Color.red) }
            .fixedSize()
            .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 7 }
            .alignmentGuide(.top) { $0[.top] + 3 }
        }
      }
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
  }
}

/// The icon above the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.title3)
      configuration.title
    }
  }
}
