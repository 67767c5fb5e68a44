// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// The area of a page between its bars: as large as its proposal, with its view in the middle; a larger view extends beyond the
/// area. So the bars keep the width of the window, whatever is between them. For a proposal of zero or without a size, the area
/// has the size of its view, so that a window has a least size and a dialog follows its content.
struct PageArea: Layout, Equatable {
  /// Whether the area always has the size of its view.
  var fits = false
  /// The height of a bar without which the view would fill the space of both. Such a view, if it is higher than the area, begins
  /// at the area's upper edge; all others are centred.
  var bar: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    if fits { return size }
    func length(_ own: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      guard let proposed, proposed > 0, proposed.isFinite else { return own }
      return proposed
    }
    return CGSize(width: length(size.width, proposal.width), height: length(size.height, proposal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      if wouldFill(subview, bounds, proposal) {
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top, proposal: proposal)
      } else {
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      }
    }
  }

  private func wouldFill(_ subview: Subviews.Element, _ bounds: CGRect, _ proposal: ProposedViewSize) -> Bool {
    guard let bar, subview.sizeThatFits(proposal).height > bounds.height else { return false }
    let all = ProposedViewSize(width: proposal.width, height: bounds.height + bar)
    return subview.sizeThatFits(all).height > bounds.height + bar - 1
  }
}
