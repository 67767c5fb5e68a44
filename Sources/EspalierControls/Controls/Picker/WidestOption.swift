// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// Places its first view at the leading edge of a width for which each of the others has space, as far as the proposal allows it.
struct WidestOption: Layout {
  /// The greatest number of options that are measured: the first ones.
  static let measured = 200

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let shown = subviews.first else { return .zero }
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = min(widest, max(proposal.width ?? .infinity, 0))
    return CGSize(
      width: width, height: shown.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(bounds.size))
    }
  }
}
