// SPDX-License-Identifier: MIT

import EspalierCore

/// `.accessibilityIdentifier(_:)`: an element of its own around whatever the view contains, with the view's own frame.
nonisolated public struct _AccessibilityIdentifierModifier: _PrimitiveViewModifier, Equatable {
  let identifier: String
  /// Whether there is an element with the name.
  var isEnabled = true

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    // Followed from the beginning, so that an animation that is under way at the first read is seen.
    let frame = inputs.followedFrame
    outputs.preferences = TransformingNode<AccessibilityKey>(outputs.preferences, label: "identifier") { below, view in
      .init("accessibility identifier") {
        guard modifier.value.isEnabled else { return below?.value ?? AccessibilityList([]) }
        var node = AccessibilityNode(role: .group, frame: frame.value, view: view)
        node.identifier = modifier.value.identifier
        node.children = below?.value.nodes ?? []
        return AccessibilityList([node])
      }
    }
    return outputs
  }
}

extension View {
  /// Names this view for tests and tools. The name is not passed on to the views inside.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityIdentifierModifier(identifier: identifier))
  }

  /// Names this view for tests and tools; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(_AccessibilityIdentifierModifier(identifier: identifier, isEnabled: isEnabled))
  }
}
