// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import Foundation

/// An element around the elements of a view, which are read inside of it: a dialog, a menu, a row.
nonisolated package struct AccessibilityContainer: _PrimitiveViewModifier {
  let kind: AccessibilityKind
  let label: String?
  let traits: AccessibilityTraits
  let action: (@MainActor () -> Void)?

  /// - Parameter action: What a press on the element itself does.
  package init(
    _ kind: AccessibilityKind, label: String? = nil, traits: AccessibilityTraits = [],
    action: (@MainActor () -> Void)? = nil
  ) {
    self.kind = kind
    self.label = label
    self.traits = traits
    self.action = action
  }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = TransformingNode<AccessibilityKey>(outputs.preferences, label: "accessibility container") {
      below, view in
      Attribute(
        Contained(
          modifier: modifier.attribute, frame: Attribute(AnimatedFrame(inputs: inputs)), content: below, view: view))
    }
    return outputs
  }

  // Reads: the elements inside, the frame on screen.
  // Produces: one element around them.
  // Costs: O(elements directly inside).
  private struct Contained: Rule {
    let modifier: Attribute<AccessibilityContainer>
    let frame: Attribute<CGRect>
    let content: Attribute<AccessibilityList>?
    let view: ObjectIdentifier
    mutating func value() -> AccessibilityList {
      let modifier = modifier.value
      var node = AccessibilityNode(role: .group, frame: frame.value, view: view)
      node.kind = modifier.kind
      node.label = modifier.label
      node.traits = modifier.traits
      node.children = (content?.value.nodes ?? []).inReadingOrder
      if let action = modifier.action { node.actions = [AccessibilityAction(name: "activate", perform: action)] }
      return AccessibilityList([node])
    }
    nonisolated static var label: String { "accessibility container" }
  }
}

extension View {
  /// What the elements of a view are among what surrounds them.
  package nonisolated func accessibilityKind(_ kind: AccessibilityKind) -> some View { describing { $0.kind = kind } }
}
