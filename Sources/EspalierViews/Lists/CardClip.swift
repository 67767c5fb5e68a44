// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// The clip at the leading and trailing edges of the cards; nothing above and below, where headers are.
@MainActor
enum CardClip {
  /// What the rows draw, as far as it lies on their cards.
  /// - Parameter margin: Points beside the cards; nil where there are none.
  static func clipping(
    _ rows: PreferenceNode, inputs: _ViewInputs, margin: @escaping (EnvironmentValues) -> CGFloat?
  ) -> PreferenceNode {
    let (frame, environment) = (inputs.makeShownFrame(), inputs.environment)
    return DrawnEffectNode(
      rows,
      effect: .init("clip to cards") {
        guard let margin = margin(environment.value) else { return .transform(.identity) }
        return .clip(path: Path(frame.value.insetBy(dx: margin, dy: -1e5)), rule: .nonZero)
      })
  }
}
