// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// Places a view near a rectangle of the window: on the requested side; on the opposite one if it fits only there; or below or
/// above; always inside the window, or inside the area in which the host shows panels.
struct PopupPlacement: Layout {
  enum Side { case below, above, leading, trailing }

  /// The rectangle in the window, in points.
  let anchor: CGRect
  var side = Side.below
  /// Whether the middles are aligned; else the leading edges below and above, and the tops of the first rows at the sides.
  var isCentered = false
  /// Whether the trailing edges are aligned instead, below and above.
  var alignsEnds = false
  /// Greatest width that is proposed to the view, in points.
  var greatestWidth = CGFloat.infinity
  let values: PopupValues
  /// The area outside of the window in which the view may lie; nil for none.
  let area: PopupArea?
  /// The length of the arrow in the gap, in points.
  var arrow: CGFloat = 0
  let direction: LayoutDirection

  private var gap: CGFloat { values.gap + arrow }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let margins = CGSize(width: 2 * values.margin, height: 2 * values.margin)
    let greatest = CGSize(
      width: min(max(bounds.width, area?.fitting.width ?? 0) - margins.width, greatestWidth),
      height: max(bounds.height, area?.fitting.height ?? 0) - margins.height)
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(greatest))
      let limits = area?.limits(for: size, in: bounds) ?? bounds
      let inside = limits.insetBy(dx: values.margin, dy: values.margin)
      let origin = origin(for: size, in: inside, of: bounds)
      subview.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(size))
    }
  }

  /// Placement counts from the leading edge; the anchor's coordinates from the left one.
  private func origin(for size: CGSize, in inside: CGRect, of bounds: CGRect) -> CGPoint {
    let isMirrored = direction == .rightToLeft
    let leading = isMirrored ? bounds.maxX - (anchor.maxX - bounds.minX) : anchor.minX
    let trailing = leading + anchor.width
    var point = CGPoint(
      x: isCentered ? leading + (anchor.width - size.width) / 2 : alignsEnds ? trailing - size.width : leading,
      y: isCentered ? anchor.midY - size.height / 2 : anchor.minY - values.padding)
    let (before, after) = (leading - gap - size.width, trailing + gap)
    let (fitsBefore, fitsAfter) = (before >= inside.minX, after + size.width <= inside.maxX)
    // A view that fits on neither side does not cover the control it belongs to.
    let isBeside = (side == .leading || side == .trailing) && (fitsBefore || fitsAfter || !isCentered)
    if isBeside {
      let isBefore = side == .leading ? fitsBefore || !fitsAfter : !fitsAfter
      point.x = isBefore ? before : after
    } else {
      let (above, below) = (anchor.minY - gap - size.height, anchor.maxY + gap)
      let hasMoreSpaceAbove = anchor.minY - inside.minY > inside.maxY - anchor.maxY
      let fits = side == .above ? above >= inside.minY : below + size.height <= inside.maxY
      let isAbove = fits ? side == .above : hasMoreSpaceAbove
      point.y = isAbove ? above : below
    }
    point.x = max(min(point.x, inside.maxX - size.width), inside.minX)
    point.y = max(min(point.y, inside.maxY - size.height), inside.minY)
    return point
  }
}
