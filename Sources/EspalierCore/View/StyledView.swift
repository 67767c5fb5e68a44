// SPDX-License-Identifier: MIT

import EspalierGraph

/// A view that a style of the environment draws. It is one view, of which a long list makes the body only near the viewport,
/// unless a style around it may draw several views or none, or gives them traits: then it is the views of its body.
@MainActor
package protocol StyledView: UnnamedView {}

extension StyledView {
  public static var _viewListCount: Int? { 1 }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    inputs.base.hasOpenStyle ? makeBodyList(view: view, inputs: inputs) : .unary(view, inputs)
  }
}

/// Marks the views in which the body of a style is not one view by its type.
package nonisolated struct StyleNumberModifier<Body: View>: InputsModifier {
  package init() {}

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    if !Body._isUnary { inputs[fixed: OpenStyle.self] = OpenStyle() }
  }
}

private struct OpenStyle {}

extension _ViewInputs {
  /// Whether a style around the view may draw several views, or none.
  @MainActor package var hasOpenStyle: Bool { self[fixed: OpenStyle.self] != nil }
}
