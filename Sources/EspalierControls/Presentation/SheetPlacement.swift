// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// Places a sheet at the bottom of the window, as high as its detent, and in a wide window narrower than the window; or, as a
/// dialog, in the middle of the window, in the ideal size of its content as far as it fits.
struct SheetPlacement: Layout {
  let values: SheetValues
  /// Distance in points by which a finger has pulled the sheet down.
  let drag: CGFloat
  /// Whether detents were set; else a dialog is as high as its content.
  let hasDetents: Bool
  /// The sizing requested by the content; nil for the design's own.
  let sizing: (any PresentationSizing)?
  let greatest: GreatestSize
  /// The sheet's height in points, given the window's height.
  let height: @MainActor (CGFloat) -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (measure, window) = (height, bounds.height)
    let isWide = bounds.width > values.greatestWidth + 80
    if values.isDialog || (sizing != nil && isWide && !hasDetents) {
      let requested = hasDetents ? MainActor.assumeIsolated { measure(window) } : nil
      return placeInMiddle(subviews, of: bounds, height: requested)
    }
    let height = MainActor.assumeIsolated { measure(window) }
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.maxY + drag), anchor: .bottom,
        proposal: ProposedViewSize(width: isWide ? values.greatestWidth : bounds.width, height: height))
    }
  }

  private func placeInMiddle(_ subviews: Subviews, of bounds: CGRect, height: CGFloat?) {
    let limits = CGSize(
      width: max(bounds.width - 2 * values.sideMargin, 0), height: max(bounds.height - 2 * values.sideMargin, 0))
    let context = PresentationSizingContext(values: values, limits: limits, greatest: greatest)
    for subview in subviews {
      let root = PresentationSizingRoot(subview: subview)
      let proposal = (sizing ?? .automatic).proposedSize(for: root, context: context)
      let own = root.sizeThatFits(proposal)
      // Content of a sheet with detents is laid out for the width of a window, not for a narrow column of that height.
      let least = height != nil && sizing == nil ? values.usualSize.width : 0
      // A proposed size becomes the sheet's size, whether its content fills it or not.
      let size = CGSize(
        width: min(max(proposal.width ?? own.width, least), limits.width),
        height: min(height ?? proposal.height ?? own.height, limits.height))
      greatest.size = CGSize(
        width: max(greatest.size.width, size.width), height: max(greatest.size.height, size.height))
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY + (values.isDialog ? 0 : drag)), anchor: .center,
        proposal: ProposedViewSize(size))
    }
  }
}

/// The area of a sheet, with its content in the middle, and smaller than the area if it does not grow. With an unspecified or
/// infinite proposal, the area has the size of its content, which a dialog follows.
struct SheetArea: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let own = subview.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    if let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
    if let height = proposal.height, height.isFinite { size.height = max(size.height, height) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
