// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// `.accessibilityIdentifier(_:)`: an element of its own around whatever the view contains, with the view's own frame.
nonisolated public struct _AccessibilityIdentifierModifier: _PrimitiveViewModifier, Equatable {
  let identifier: String

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    // From the beginning, so that an animation that is under way at the first read is seen.
    let frame = Attribute(AnimatedFrame(inputs: inputs))
    inputs.host.work.addEffect(frame.any)
    outputs.preferences = IdentifiedNode(outputs.preferences, modifier: modifier.attribute, frame: frame)
    return outputs
  }
}

/// Wraps the accessible elements below in one that carries an identifier.
private final class IdentifiedNode: PassingNode {
  private let modifier: Attribute<_AccessibilityIdentifierModifier>
  private let frame: Attribute<CGRect>
  private var memo = PreferenceMemo()

  init(
    _ content: PreferenceNode?, modifier: Attribute<_AccessibilityIdentifierModifier>, frame: Attribute<CGRect>
  ) {
    self.modifier = modifier
    self.frame = frame
    super.init(content)
  }

  override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard Key.self == AccessibilityKey.self else { return super.attribute(for: key) }
    return memo.attribute(for: key) {
      let below = content?.attribute(for: AccessibilityKey.self)
      return subgraph.apply {
        Attribute(Identify(modifier: modifier, frame: frame, content: below, view: ObjectIdentifier(self)))
      }.any.as(Key.Value.self)
    }
  }

  override var label: String { "identifier" }

  private struct Identify: Rule {
    let modifier: Attribute<_AccessibilityIdentifierModifier>
    let frame: Attribute<CGRect>
    let content: Attribute<AccessibilityList>?
    let view: ObjectIdentifier
    mutating func value() -> AccessibilityList {
      var node = AccessibilityNode(role: .group, frame: frame.value, view: view)
      node.identifier = modifier.value.identifier
      node.children = content?.value.nodes ?? []
      return AccessibilityList([node])
    }
    nonisolated static var label: String { "accessibility identifier" }
  }
}

extension View {
  /// Names this view for tests and tools. The name is not handed to the views inside.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityIdentifierModifier(identifier: identifier))
  }
}
