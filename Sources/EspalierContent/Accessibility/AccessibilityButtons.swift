// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// Offers the actions of buttons that are not shown on a view's elements, under the buttons' names.
nonisolated public struct _AccessibilityButtons<Buttons: View>: _PrimitiveViewModifier {
  let buttons: Buttons
  /// The beginning of the actions' names; nil for none.
  let category: String?

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let buttons = Buttons._makeView(view: modifier[\.buttons], inputs: inputs).preferences
    // The view's elements with an action for each button; O(elements × buttons).
    outputs.describe("accessibility actions", inputs: inputs, unshown: buttons) { view in
      let category = modifier.value.category.map { $0 + ": " } ?? ""
      let added = view.unshownElements.flatMap { node in
        node.actions.prefix(1).map { AccessibilityAction(name: category + (node.label ?? ""), perform: $0.perform) }
      }
      return view.elementsOrOwn.map { node in
        var node = node
        node.actions += added
        return node
      }
    }
    return outputs
  }
}
