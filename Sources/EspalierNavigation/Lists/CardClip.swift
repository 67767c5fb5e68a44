// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// The clip at the leading and trailing edges of the cards; above and below, where headers are, nothing is clipped.
@MainActor
enum CardClip {
  /// Clips the drawing of the rows to the width of their cards.
  static func clipping(_ rows: PreferenceNode, inputs: _ViewInputs) -> PreferenceNode {
    let (frame, environment) = (inputs.makeShownFrame(), inputs.environment)
    return DrawnEffectNode(
      rows,
      effect: .init("clip to cards") {
        let appearance = environment.value.listAppearance
        guard appearance.hasCards else { return .transform(.identity) }
        let frame = frame.value
        return .clip(path: Path(frame.insetBy(dx: appearance.margin(in: frame.width), dy: -1e5)), rule: .nonZero)
      })
  }
}
