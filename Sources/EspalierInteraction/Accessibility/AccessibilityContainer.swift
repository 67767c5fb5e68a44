// SPDX-License-Identifier: MIT

import EspalierCore

/// An element around the elements of a view, which are read inside of it: a dialog, a menu, a row.
nonisolated package struct AccessibilityContainer: _PrimitiveViewModifier {
  let kind: AccessibilityKind
  let label: String?
  let traits: AccessibilityTraits
  let actions: [AccessibilityAction]

  /// - Parameter actions: The actions of the element itself, the default first.
  package init(
    _ kind: AccessibilityKind, label: String? = nil, traits: AccessibilityTraits = [],
    actions: [AccessibilityAction] = []
  ) {
    self.kind = kind
    self.label = label
    self.traits = traits
    self.actions = actions
  }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    // One element around those inside; O(elements directly inside).
    outputs.describe("accessibility container", inputs: inputs) { view in
      let modifier = modifier.value
      var node = view.element(.group)
      node.kind = modifier.kind
      node.label = modifier.label
      node.traits = modifier.traits
      node.children = view.elements.inReadingOrder
      node.actions = modifier.actions
      return [node]
    }
    return outputs
  }
}

extension View {
  /// The kind of the elements of a view among their neighbours.
  package nonisolated func accessibilityKind(_ kind: AccessibilityKind) -> some View { describing { $0.kind = kind } }
}
