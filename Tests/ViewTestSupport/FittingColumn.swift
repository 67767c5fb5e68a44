// SPDX-License-Identifier: MIT

import SwiftUI

/// A column that measures each view three times, as layouts of users do: the ideal size, the least, and the one in the proposal.
package struct FittingColumn: SwiftUI.Layout {
  package init() {}

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { view in
      let (ideal, least) = (view.sizeThatFits(.unspecified), view.sizeThatFits(.zero))
      let width = max(least.width, min(ideal.width, proposal.width ?? ideal.width))
      return view.sizeThatFits(ProposedViewSize(width: width, height: nil))
    }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for view in subviews {
      let size = view.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
      view.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
      y += size.height
    }
  }
}
