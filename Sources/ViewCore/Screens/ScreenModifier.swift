import Graph

/// A view that may be covered by another one: a page of a navigation stack, a tab. While it is not shown it keeps its state,
/// but has disappeared: nothing of it is drawn, touched, read aloud or sent up, and its tasks are cancelled (oracle S19,
/// S20).
nonisolated package struct ScreenModifier: _PrimitiveViewModifier {
  package var isShown: Bool

  package init(isShown: Bool) { self.isShown = isShown }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let isShown = Attribute(ShownRule(modifier: modifier.attribute, outer: inputs.isShown))
    var inner = inputs
    inner.isShown = isShown
    var outputs = body(_Graph(), inner)
    outputs.preferences = ScreenNode(outputs.preferences, isShown: isShown)
    return outputs
  }

  private struct ShownRule: Rule {
    let modifier: Attribute<ScreenModifier>
    let outer: Attribute<Bool>?
    mutating func value() -> Bool { modifier.value.isShown && outer?.value ?? true }
    nonisolated static var label: String { "is shown" }
  }
}

/// Sends up what the views below do while they are shown, and else only defaults.
package final class ScreenNode: PassingNode {
  private let isShown: Attribute<Bool>
  private var memo = PreferenceMemo()

  init(_ content: PreferenceNode?, isShown: Attribute<Bool>) {
    self.isShown = isShown
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard let below = content?.attribute(for: key) else { return nil }
    return memo.attribute(for: key) {
      subgraph.apply { Attribute(ShownValue<Key>(isShown: isShown, content: below)) }
    }
  }

  package override var children: [PreferenceNode] { isShown.peek() ? super.children : [] }
  package override var label: String { "screen" }
}

// Reads: whether the screen is shown; only then what it sends up.
// Produces: that, or the default.
// Costs: O(1).
private struct ShownValue<Key: PreferenceKey>: Rule {
  let isShown: Attribute<Bool>
  let content: Attribute<Key.Value>
  mutating func value() -> Key.Value { isShown.value ? content.value : Key.defaultValue }
  nonisolated static var label: String { "shown \(Key.self)" }
}
