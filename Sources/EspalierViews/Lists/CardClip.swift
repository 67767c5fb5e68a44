// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

// Reads: the frame on screen of what holds the cards, the environment.
// Produces: the clip at the leading and trailing edges of the cards; nothing above and below, where headers are.
// Costs: O(1).
struct CardClip: Rule {
  private let frame: Attribute<CGRect>
  private let environment: Attribute<EnvironmentValues>
  private let margin: (EnvironmentValues) -> CGFloat?

  /// What the rows draw, as far as it lies on their cards.
  /// - Parameter margin: Points beside the cards; nil where there are none.
  @MainActor
  static func clipping(
    _ rows: PreferenceNode, inputs: _ViewInputs, margin: @escaping (EnvironmentValues) -> CGFloat?
  ) -> PreferenceNode {
    let frame = inputs.makeShownFrame()
    return DrawnEffectNode(
      rows, effect: Attribute(CardClip(frame: frame, environment: inputs.environment, margin: margin)))
  }

  private init(
    frame: Attribute<CGRect>, environment: Attribute<EnvironmentValues>,
    margin: @escaping (EnvironmentValues) -> CGFloat?
  ) {
    self.frame = frame
    self.environment = environment
    self.margin = margin
  }

  mutating func value() -> DisplayEffect {
    guard let margin = margin(environment.value) else { return .transform(.identity) }
    return .clip(path: Path(frame.value.insetBy(dx: margin, dy: -1e5)), rule: .nonZero)
  }

  nonisolated static var label: String { "clip to cards" }
}
