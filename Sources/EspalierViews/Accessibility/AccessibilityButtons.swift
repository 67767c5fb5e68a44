// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import Foundation

/// Offers the actions of buttons that are not shown on the elements of a view, under the buttons' names.
nonisolated public struct _AccessibilityButtons<Buttons: View>: _PrimitiveViewModifier {
  let buttons: Buttons

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let buttons = Buttons._makeView(view: modifier[\.buttons], inputs: inputs).preferences
    outputs.preferences = TransformingNode<AccessibilityKey>(outputs.preferences, label: "accessibility actions") {
      below, view in
      Attribute(
        Described(
          frame: Attribute(AnimatedFrame(inputs: inputs)), content: below,
          buttons: buttons?.attribute(for: AccessibilityKey.self), view: view))
    }
    return outputs
  }

  // Reads: the elements of the view and of the buttons.
  // Produces: the view's elements with an action for each button.
  // Costs: O(elements × buttons).
  private struct Described: Rule {
    let frame: Attribute<CGRect>
    let content: Attribute<AccessibilityList>?
    let buttons: Attribute<AccessibilityList>?
    let view: ObjectIdentifier

    mutating func value() -> AccessibilityList {
      let added = (buttons?.value.nodes ?? []).flatMap { node in
        node.actions.prefix(1).map { AccessibilityAction(name: node.label ?? "", perform: $0.perform) }
      }
      var nodes = content?.value.nodes ?? []
      if nodes.isEmpty { nodes = [AccessibilityNode(role: .other, frame: frame.value, view: view)] }
      return AccessibilityList(
        nodes.map { node in
          var node = node
          node.actions += added
          return node
        })
    }

    nonisolated static var label: String { "accessibility actions" }
  }
}
