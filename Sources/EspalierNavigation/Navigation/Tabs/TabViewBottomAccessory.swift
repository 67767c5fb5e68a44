// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The position of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// The place beside the minimised tab bar.
  case inline
  /// A row of its own, above the tab bar or at the bottom of the window.
  case expanded
}

/// The accessory at the bottom of a tab view.
struct TabAccessory {
  let content: AnyView
}

extension EnvironmentValues {
  @EnvironmentEntry var tabAccessory: TabAccessory? = nil

  /// The position of the accessory, inside the accessory of a tab view; nil elsewhere.
  @EnvironmentEntry public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? = nil
}

/// The accessory in its pane.
struct TabAccessoryPane: View {
  let accessory: TabAccessory
  let placement: TabViewBottomAccessoryPlacement
  @Environment(\.design) private var design

  init(accessory: TabAccessory, placement: TabViewBottomAccessoryPlacement) {
    self.accessory = accessory
    self.placement = placement
  }

  var body: some View {
    accessory.content
      .environment(\.tabViewBottomAccessoryPlacement, placement)
      .frame(maxWidth: .infinity, minHeight: design.tabs.accessory, maxHeight: design.tabs.accessory)
      .clipShape(Capsule())
      .contentShape(Capsule())
      .glassEffect(.regular, in: Capsule())
  }
}

/// The tab bar and, above it or beside it, the accessory.
struct TabBarArea: Layout {
  let isMinimized: Bool
  let values: TabValues

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let height = isMinimized ? values.accessory + values.accessoryGap : values.height + accessoryHeight(subviews)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let bar = subviews.first else { return }
    let margin = values.accessoryMargin
    let side = values.accessory
    if isMinimized {
      let top = bounds.minY
      bar.place(
        at: CGPoint(x: bounds.minX + margin, y: top), proposal: ProposedViewSize(width: side, height: side))
      let taken = margin + side + values.accessoryGap
      subviews.dropFirst().first?.place(
        at: CGPoint(x: bounds.minX + taken, y: top),
        proposal: ProposedViewSize(width: max(bounds.width - taken - margin, 0), height: side))
    } else {
      bar.place(
        at: CGPoint(x: bounds.minX, y: bounds.maxY - values.height),
        proposal: ProposedViewSize(width: bounds.width, height: values.height))
      subviews.dropFirst().first?.place(
        at: CGPoint(x: bounds.minX + margin, y: bounds.minY),
        proposal: ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: side))
    }
  }

  private func accessoryHeight(_ subviews: Subviews) -> CGFloat {
    subviews.count > 1 ? values.accessory + values.accessoryGap : 0
  }
}

extension View {
  /// Places a view in a pane at the bottom of the tab views in this view: above their bar; beside it while it is minimised; and
  /// with the desktop's design, whose tabs are above the pages, at the bottom. `\.tabViewBottomAccessoryPlacement` is the current
  /// position.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabAccessory, TabAccessory(content: AnyView(content())))
  }

  /// The same while `isEnabled` is true.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? TabAccessory(content: AnyView(content())) : nil)
  }
}
