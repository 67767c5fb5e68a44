// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import Foundation

/// Gives a control the preferred distance of a view without text, whatever its label is.
nonisolated struct ControlSpacing: UnaryLayout {
  @MainActor package func sizeThatFits(_ proposal: Proposal, child: LayoutEngine) -> CGSize {
    child.sizeThatFits(proposal)
  }

  @MainActor package func range(of proposal: Proposal, size: CGSize, child: LayoutEngine) -> AnswerRange {
    child.range(of: proposal)
  }

  @MainActor package func childFrame(_ child: LayoutEngine, in size: ViewSize) -> ViewFrame {
    ViewFrame(origin: .zero, size: size)
  }

  @MainActor package func spacing(_ child: LayoutEngine) -> ViewSpacing { .standard }

  package static var label: String { "control" }
}
