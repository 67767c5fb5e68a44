// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Sends up the least width of the bar inside, if the bar is at the window's upper edge, and the size that it needs in a dialog.
nonisolated struct LeastBarWidth: _PrimitiveViewModifier {
  /// The margins of the bar outside of the layout, in points.
  let margins: CGFloat

  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let (bar, margins, environment) = (outputs.preferences, modifier[\.margins].attribute, inputs.environment)
    outputs.preferences = WritingNode<DialogBarKey>(outputs.preferences) {
      let report = bar?.attribute(for: BarReportKey.self)
      return Attribute("size of the bar in a dialog") {
        guard let width = report?.value.idealWidth, width > 0 else { return .zero }
        return CGSize(width: width + margins.value, height: environment.value.design.bar.height)
      }
    }
    outputs.preferences = WritingNode<LeastBarWidthKey>(outputs.preferences) {
      let report = bar?.attribute(for: BarReportKey.self)
      return Attribute("least width of the bar") {
        environment.value.titleAtEdge == nil ? 0 : (report?.value.leastWidth ?? 0) + margins.value
      }
    }
    return outputs
  }
}

/// The width that the bars at a window's upper edge need, without the desktop's buttons, in points: not part of the content's
/// least size, because the bars lie over the content.
private enum LeastBarWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension ViewGraph {
  /// The width that the widest of the window's bars needs, without the desktop's buttons, in points.
  package var leastBarWidth: CGFloat { preference(LeastBarWidthKey.self) }
}
