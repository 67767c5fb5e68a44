// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// Places a sheet at the bottom of the window, as high as its detent, and in a wide window narrower than the window; or, as a
/// dialog, in the middle of the window, in the ideal size of its content as far as it fits below the window's own bar.
struct SheetPlacement: ReportingLayout {
  let values: SheetValues
  /// The height in points of the bar at the window's upper edge, with its title and buttons; zero in a window with the desktop's
  /// title bar.
  let bar: CGFloat
  /// Distance in points by which a finger has pulled the sheet down.
  let drag: CGFloat
  /// Whether detents were set; else a dialog is as high as its content.
  let hasDetents: Bool
  /// The sizing requested by the content; nil for the design's own.
  let sizing: (any PresentationSizing)?
  /// The greatest size that the sheet has had with a requested sizing, in points.
  let greatest: CGSize
  /// The least size of a dialog, in points, if it fits into the window; its width is no more than the usual one.
  let leastSize: CGSize
  /// The sheet's height in points, given the window's height.
  let height: @MainActor (CGFloat) -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let isInMiddle = isInMiddle(of: bounds)
    for subview in subviews {
      let size = size(of: subview, in: bounds)
      // A page that does not fit into the window still begins below the window's bar, with a bar of its own.
      let height = values.isDialog ? max(size.height, subview.sizeThatFits(ProposedViewSize(size)).height) : size.height
      let middle = max(bounds.midY, bounds.minY + top + height / 2)
      let y = isInMiddle ? middle + (values.isDialog ? 0 : drag) : bounds.maxY + drag
      subview.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: isInMiddle ? .center : .bottom, proposal: ProposedViewSize(size))
    }
  }

  typealias Report = SheetSizeKey

  func report(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    // The size until the content's request is known is never shown.
    guard let sizing, !(sizing is any StatelessSizing), isInMiddle(of: bounds) else { return greatest }
    return subviews.reduce(greatest) {
      let size = size(of: $1, in: bounds)
      return CGSize(width: max($0.width, size.width), height: max($0.height, size.height))
    }
  }

  /// The least distance in points from the window's upper edge of a sheet in its middle.
  private var top: CGFloat { max(values.sideMargin, bar) }

  private func isWide(_ bounds: CGRect) -> Bool { bounds.width > values.greatestWidth + 80 }

  private func isInMiddle(of bounds: CGRect) -> Bool {
    values.isDialog || (sizing != nil && isWide(bounds) && !hasDetents)
  }

  private func size(of subview: LayoutSubview, in bounds: CGRect) -> CGSize {
    let (measure, window) = (height, bounds.height)
    if !isInMiddle(of: bounds) {
      return CGSize(
        width: isWide(bounds) ? values.greatestWidth : bounds.width,
        height: MainActor.assumeIsolated { measure(window) })
    }
    let height = hasDetents ? MainActor.assumeIsolated { measure(window) } : nil
    let limits = CGSize(
      width: max(bounds.width - 2 * values.sideMargin, 0), height: max(bounds.height - top - values.sideMargin, 0))
    let root = PresentationSizingRoot(subview: subview)
    let proposal = (sizing ?? .automatic).proposedSize(
      for: root, context: PresentationSizingContext(values: values, limits: limits, greatest: greatest))
    let own = root.sizeThatFits(proposal)
    // Content for a sheet with detents is made for the width of a window: no narrow column of that height.
    let least = height != nil && sizing == nil ? values.usualSize.width : 0
    let bar =
      values.isDialog ? CGSize(width: min(leastSize.width, values.usualSize.width), height: leastSize.height) : .zero
    // A size that is proposed is the sheet's, whether its content fills it or not.
    return CGSize(
      width: min(max(proposal.width ?? own.width, least, bar.width), limits.width),
      height: min(max(height ?? proposal.height ?? own.height, bar.height), limits.height))
  }
}

/// The greatest size that a sheet has had, in points, with the one that it is placed in.
enum SheetSizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
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
