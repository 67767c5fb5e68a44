// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// The parts of a tab's button: icons centred on one line, titles on one baseline, a badge at the upper trailing corner of the
/// icon. The lines are relative to the bar, and therefore equal in all tabs, whatever each of them shows.
struct TabItemLayout: Layout {
  enum Part { case icon, title, badge }

  /// Whether this tab is the last in the bar. A long badge extends into the next tab, up to its icon, but not out of the bar.
  let isLast: Bool

  /// The role of a view. Nil without one: a text is then a title, and any other view an icon.
  struct PartKey: LayoutValueKey {
    static var defaultValue: Part? { nil }
  }

  let values: TabValues

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = Parts(subviews)
    let width = max(rowWidth(parts.icons, .unspecified), rowWidth(parts.titles, .unspecified)) + 2 * values.margin
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: width, height: values.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let parts = Parts(subviews)
    let top = bounds.midY - values.height / 2
    let proposal = ProposedViewSize(
      width: max(0, bounds.width - 2 * values.margin) / CGFloat(max(1, parts.titles.count)), height: nil)
    place(parts.titles, proposal, around: bounds.midX) { top + values.baseline - $0[.firstTextBaseline] }
    let box = ProposedViewSize(width: values.iconHeight, height: values.iconHeight)
    let isAlone = parts.icons.count == 1 && parts.titles.isEmpty
    if isAlone, hasTitle(parts.icons[0]) {
      place(parts.icons, proposal, around: bounds.midX) { top + values.baseline - $0[.lastTextBaseline] }
    } else {
      place(parts.icons, box, around: bounds.midX) { icon in
        isAlone && icon.height > values.iconHeight
          ? bounds.midY - icon.height / 2 : top + values.iconTop + (values.iconHeight - icon.height) / 2
      }
    }
    for badge in parts.badges {
      let size = badge.sizeThatFits(.unspecified)
      let distance = max(values.badgeDistance, rowWidth(parts.icons, box) / 2 - values.badgeOverlap)
      let limit = bounds.maxX + (isLast ? 0 : max(0, bounds.width - values.iconHeight) / 2)
      // A badge that is too long covers the icon, up to its middle.
      let x = min(bounds.midX + distance, max(bounds.midX, limit - size.width))
      badge.place(at: CGPoint(x: x, y: top + values.badgeTop), proposal: .unspecified)
    }
  }

  /// The views by their roles, in order.
  private struct Parts {
    var icons: [LayoutSubview] = []
    var titles: [LayoutSubview] = []
    var badges: [LayoutSubview] = []

    init(_ subviews: Subviews) {
      for subview in subviews {
        let isText = subview.spacing[.top][.textToText] != nil && subview.spacing[.bottom][.textToText] != nil
        switch subview[PartKey.self] ?? (isText ? .title : .icon) {
        case .icon: icons.append(subview)
        case .title: titles.append(subview)
        case .badge: badges.append(subview)
        }
      }
    }
  }

  /// Whether a view, such as a stack of a symbol and a text, begins or ends with a title, which stands where those of other tabs do.
  private func hasTitle(_ view: LayoutSubview) -> Bool {
    view.spacing[.top][.textToText] != nil || view.spacing[.bottom][.textToText] != nil
  }

  private func rowWidth(_ row: [LayoutSubview], _ proposal: ProposedViewSize) -> CGFloat {
    row.reduce(0) { $0 + $1.sizeThatFits(proposal).width }
  }

  /// Places views side by side; mostly there is only one.
  private func place(
    _ row: [LayoutSubview], _ proposal: ProposedViewSize, around x: CGFloat, top: (ViewDimensions) -> CGFloat
  ) {
    var x = x - rowWidth(row, proposal) / 2
    for subview in row {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(at: CGPoint(x: x, y: top(dimensions)), proposal: proposal)
      x += dimensions.width
    }
  }
}
