// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// Gives a view its ideal length, whatever is proposed (specification L71).
nonisolated public struct _FixedSizeLayout: UnaryLayout {
  package let horizontal: Bool
  package let vertical: Bool

  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.proposedWidth, height: vertical ? nil : proposal.proposedHeight)
  }

  @MainActor package func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize {
    child.sizeThatFits(childProposal(proposal))
  }

  @MainActor package func range(of proposal: Proposal, size: CGSize, child: LayoutEngine) -> AnswerRange {
    let range = child.range(of: childProposal(proposal))
    return AnswerRange(
      width: horizontal ? .all(at: proposal.width) : range.width,
      height: vertical ? .all(at: proposal.height) : range.height)
  }

  @MainActor package func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame {
    centeredFrame(child, proposal: childProposal(size.proposal), in: size)
  }

  package static var label: String { "fixedSize" }

  @MainActor package func reason(for size: ViewSize, child: LayoutEngine) -> String {
    let axes = horizontal && vertical ? "size" : horizontal ? "width" : "height"
    return "proposes nil, so that its content has its ideal \(axes)"
  }
}

extension View {
  /// Keeps this view at its ideal length on the given axes; it may become larger than its container.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps this view at its ideal size; it may become larger than its container.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}
