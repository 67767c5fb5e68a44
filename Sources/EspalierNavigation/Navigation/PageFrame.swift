// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// The frame of a page's content, with the content in its middle: as large as its proposal. In a dialog an infinite proposal gives
/// the content's own size, which the dialog has; the sizes of pages on top are not measured, so the frame grows while there are any.
struct PageFrame: ViewModifier {
  let isCovered: Bool
  @Environment(\.pagesFitContent) private var fitsContent

  init(isCovered: Bool) { self.isCovered = isCovered }

  @ViewBuilder func body(content: Content) -> some View {
    if fitsContent {
      FittingPage(grows: isCovered) { content.frame(width: nil, height: nil) }
    } else {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

private struct FittingPage: Layout, Equatable {
  let grows: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    func length(_ own: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      guard let proposed, grows || proposed.isFinite else { return own }
      return max(own, proposed)
    }
    return CGSize(width: length(size.width, proposal.width), height: length(size.height, proposal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
