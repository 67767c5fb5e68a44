import CoreGeometry
import Foundation
import ViewCore

/// Puts a view near a rectangle of the window: below it, or above where there is more room, or beside it; always inside of
/// the window.
struct PopupPlacement: Layout {
  enum Side { case below, trailing }

  /// In the window, in points.
  let anchor: CGRect
  var side = Side.below
  /// Between the anchor and the view, in points.
  var gap: CGFloat = 4
  let direction: LayoutDirection

  /// From the window's edges, in points.
  private static let margin: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inside = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: inside.width, height: inside.height))
      let origin = origin(for: size, in: inside, of: bounds)
      subview.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(size))
    }
  }

  /// Places are given from the leading edge; the anchor is not.
  private func origin(for size: CGSize, in inside: CGRect, of bounds: CGRect) -> CGPoint {
    let isMirrored = direction == .rightToLeft
    let leading = isMirrored ? bounds.maxX - (anchor.maxX - bounds.minX) : anchor.minX
    let trailing = leading + anchor.width
    var point: CGPoint
    switch side {
    case .below:
      let fitsBelow = anchor.maxY + gap + size.height <= inside.maxY
      let hasMoreRoomAbove = anchor.minY - inside.minY > inside.maxY - anchor.maxY
      let y = fitsBelow || !hasMoreRoomAbove ? anchor.maxY + gap : anchor.minY - gap - size.height
      point = CGPoint(x: leading, y: y)
    case .trailing:
      let fits = trailing + gap + size.width <= inside.maxX
      point = CGPoint(x: fits ? trailing + gap : leading - gap - size.width, y: anchor.minY - 5)
    }
    point.x = max(min(point.x, inside.maxX - size.width), inside.minX)
    point.y = max(min(point.y, inside.maxY - size.height), inside.minY)
    return point
  }
}
