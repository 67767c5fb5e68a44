// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

/// The first of several views that fits into the available size (specification L96, L97). The others are measured; they draw
/// nothing and write no preferences.
public struct ViewThatFits<Content: View>: _PrimitiveView {
  package var configuration: FittingConfiguration
  package var content: Content

  /// - Parameters:
  ///   - axes: The axes on which a view must fit; without any, the first view is shown.
  ///   - content: The views, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    configuration = FittingConfiguration(axes: axes)
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeFitting(
      list: Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inputs)).list,
      configuration: view[\.configuration].attribute, viewType: Self.self, inputs: inputs)
  }
}
