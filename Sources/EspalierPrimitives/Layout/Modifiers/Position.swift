// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// Places the middle of a view at a point, in a view that fills its proposal (specification L68, L69).
nonisolated public struct _PositionLayout: UnaryLayout {
  public var position: CGPoint

  public init(position: CGPoint) {
    self.position = CGPoint(x: finiteLength(position.x, "position x"), y: finiteLength(position.y, "position y"))
  }

  @MainActor package func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize {
    if let width = proposal.proposedWidth, let height = proposal.proposedHeight {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecified(by: child.sizeThatFits(proposal))
  }

  @MainActor package func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame {
    let proposal = Proposal(size.size)
    let childSize = child.sizeThatFits(proposal)
    return ViewFrame(
      origin: CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2),
      size: ViewSize(childSize, proposal: proposal))
  }

  package static var label: String { "position" }

  @MainActor package func reason(for size: ViewSize, child: LayoutEngine) -> String {
    "takes what is proposed; the middle of its content is at \(describeForDump(position))"
  }
}

extension View {
  /// Places the middle of this view at a point of the proposed size, in points from its top leading corner.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Places the middle of this view at a point of the proposed size, in points from its top leading corner.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
