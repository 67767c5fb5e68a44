// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierPrimitives

/// The buttons in the bar of a compact window: all tabs if they are few, else the first ones and one for the others, as on iOS.
@MainActor
struct TabButtons {
  /// The greatest number of buttons in the bar of a compact window.
  private static let most = 5

  /// The number of tabs with a button of their own; one more button is for the others, if there are any.
  let ownCount: Int
  let items: [TabItem]

  init(_ items: [TabItem], isCompact: Bool) {
    let hasMore = isCompact && items.count > Self.most
    ownCount = hasMore ? Self.most - 1 : items.count
    self.items =
      hasMore ? items.prefix(ownCount) + [TabItem(label: AnyView(Label("More", systemImage: "ellipsis")))] : items
  }

  /// The button of a tab.
  func button(of tab: Int) -> Int { min(tab, ownCount) }

  /// Whether a button is that of the tabs without one.
  func isMore(_ button: Int) -> Bool { button == ownCount && button < items.count }
}

/// The list of the tabs that have no button in the bar.
struct MoreTabs: View {
  let items: [TabItem]
  /// The number of the first one in the tab view.
  let first: Int
  let select: @MainActor (Int) -> Void

  var body: some View {
    NavigationStack {
      List {
        ForEach(items.indices, id: \.self) { number in
          Button(action: { select(first + number) }) {
            NavigationLinkRow(label: items[number].label.labelStyle(.titleAndIcon), hasArrow: true)
          }
          .badge(items[number].badge)
          .disabled(items[number].isDisabled)
          .modifier(DescribedTab(item: items[number]))
        }
      }
      .navigationTitle("More")
    }
  }
}
