// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

extension UnaryLayout {
  /// The frame of a child measured with `proposal`, aligned by its guides with those of the modifier itself at `size`.
  package func alignedFrame(
    _ child: LayoutEngine, proposal: Proposal, alignment: Alignment, in size: ViewSize
  ) -> ViewFrame {
    let childSize = ViewSize(child.sizeThatFits(proposal), proposal: proposal)
    return ViewFrame(
      origin: CGPoint(
        x: offset(of: child, childSize, alignment.horizontal.key, in: size),
        y: offset(of: child, childSize, alignment.vertical.key, in: size)),
      size: childSize)
  }

  /// The frame of a child in the middle of `size`.
  package func centeredFrame(_ child: LayoutEngine, proposal: Proposal, in size: ViewSize) -> ViewFrame {
    let childSize = child.sizeThatFits(proposal)
    return ViewFrame(
      origin: CGPoint(
        x: finite((size.size.width - childSize.width) / 2), y: finite((size.size.height - childSize.height) / 2)),
      size: ViewSize(childSize, proposal: proposal))
  }

  private func offset(
    of child: LayoutEngine, _ childSize: ViewSize, _ key: AlignmentKey, in size: ViewSize
  ) -> CGFloat {
    let own = key.defaultValue(in: ViewDimensions(size: size.size))
    let explicit = child.explicitAlignment(key, at: childSize)
    return finite(own - (explicit ?? key.defaultValue(in: ViewDimensions(size: childSize.size, guides: child))))
  }

  /// Zero for differences of infinite lengths, which are not coordinates.
  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
