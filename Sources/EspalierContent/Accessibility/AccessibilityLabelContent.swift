// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// Labels a view with the words of another one, in which a placeholder represents the view itself.
nonisolated public struct _AccessibilityLabelContent<Base: View, Label: View>: _PrimitiveViewModifier {
  let label: Label

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let shown = outputs
    let label = Label._makeView(view: modifier[\.label], inputs: inputs.showing(Base.self) { _ in shown }).preferences
    outputs.describe("accessibility label", inputs: inputs, unshown: label) { view in
      // Pictures count, too: the placeholder may represent one.
      let words = view.unshownElements.compactMap(\.spokenLabel).filter { !$0.isEmpty }
      if words.isEmpty { return view.elements }
      return view.elementsOrOwn.map { $0.changed { $0.label = words.joined(separator: ", ") } }
    }
    return outputs
  }
}

extension View {
  /// Sets the label that screen readers read for this view: the words of a view that is not shown.
  /// - Parameter content: Makes the view; its argument represents this view, with the label that it has without this modifier.
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(_AccessibilityLabelContent<Self, V>(label: content(PlaceholderContentView())))
  }
}
