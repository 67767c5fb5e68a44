// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The size of a view of UIKit or AppKit in SwiftUI.
package enum RepresentedSize {
  /// The part of a proposed length that a view takes, as SwiftUI does: content that resists growing weakly takes more than it needs,
  /// and content that resists shrinking weakly less. An undecided length takes everything.
  /// - Parameters:
  ///   - content: The length of the content in points; negative is undecided.
  ///   - growing: The resistance to growing, 0…1000.
  ///   - shrinking: The resistance to shrinking, 0…1000.
  package static func length(_ proposal: CGFloat?, content: CGFloat, growing: Float, shrinking: Float) -> CGFloat {
    guard content >= 0 else { return proposal ?? 10 }
    guard let proposal else { return content }
    if proposal > content { return growing < 750 && proposal.isFinite ? proposal : content }
    return shrinking < 750 ? max(proposal, 0) : content
  }
}

/// A view in a size that a closure computes.
package struct RepresentedLayout: Layout {
  private let size: @MainActor (ProposedViewSize) -> CGSize

  package init(size: @escaping @MainActor (ProposedViewSize) -> CGSize) { self.size = size }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onMainQueue { size(proposal) }
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
