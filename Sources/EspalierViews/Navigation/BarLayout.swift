// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// The parts of a bar: the first at the leading edge, the last at the trailing one, and one in the middle of the bar, or
/// of what the others leave where it does not fit there. The middle is as wide as it wants to be, as far as there is
/// space for it between the others.
struct BarLayout: Layout {
  /// Between two parts, in points.
  let gap: CGFloat
  /// What of the bar is not the layout's: its middle is that of the whole bar.
  var ends: CoveredEnds?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.init(width: nil, height: proposal.height)) }
    let widths = sizes.map(\.width).filter { $0 > 0 }
    let width = widths.reduce(0, +) + gap * CGFloat(max(widths.count - 1, 0))
    return CGSize(width: proposal.width ?? width, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let ideal = ProposedViewSize(width: nil, height: bounds.height)
    let leading = min(subviews[0].sizeThatFits(ideal).width, bounds.width)
    let trailing = min(subviews[2].sizeThatFits(ideal).width, bounds.width - leading)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: leading, height: bounds.height))
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(width: trailing, height: bounds.height))
    let start = leading > 0 ? bounds.minX + leading + gap : bounds.minX
    let end = trailing > 0 ? bounds.maxX - trailing - gap : bounds.maxX
    let width = min(subviews[1].sizeThatFits(ideal).width, max(end - start, 0))
    let middle = bounds.midX + ((ends?.trailing ?? 0) - (ends?.leading ?? 0)) / 2
    let x = min(max(middle - width / 2, start), max(end - width, start))
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { nil }
}
