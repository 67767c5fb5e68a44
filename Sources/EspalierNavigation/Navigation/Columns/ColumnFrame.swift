// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion
import EspalierPrimitives
import Foundation

/// Takes the size of the whole split view and places one of its columns inside. While columns appear and disappear each frame is
/// laid out anew, as when the window is resized.
struct ColumnFrame: Layout, Equatable {
  var arrangement: ColumnArrangement
  let place: Int

  var animatableData: ColumnShares.AnimatableData {
    get { arrangement.shares.animatableData }
    set { arrangement.shares.animatableData = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let span = arrangement.spans(in: bounds.width)[place]
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + span.start, y: bounds.minY),
        proposal: ProposedViewSize(width: span.length, height: bounds.height))
    }
  }
}

extension ColumnShares: Animatable {}
