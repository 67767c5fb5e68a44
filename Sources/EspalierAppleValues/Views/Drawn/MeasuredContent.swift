// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// Content that fills its place and reports the size that it would have by itself, after the update.
package struct MeasuredContent: Layout {
  private let report: @MainActor (CGSize) -> Void

  package init(report: @escaping @MainActor (CGSize) -> Void) { self.report = report }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    guard let size = subviews.first?.sizeThatFits(.unspecified) else { return }
    let report = report
    DispatchQueue.main.async { MainActor.assumeIsolated { report(size) } }
  }
}
