// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph

/// Keeps a view with its state while another view is shown in its place: a page beneath another, a tab that is not
/// chosen, a row out of sight. Such a view stays as it is, but has disappeared: `onDisappear` is called and tasks end;
/// both begin anew when it comes back (specification S19, S20).
nonisolated package struct ShowingModifier: _PrimitiveViewModifier, Equatable {
  /// Whether the view is shown.
  package let isShown: Bool
  /// Whether the view is drawn while it is not shown: beneath a page that is just moving in.
  package let isDrawnBeneath: Bool

  package init(isShown: Bool, isDrawnBeneath: Bool = false) {
    self.isShown = isShown
    self.isDrawnBeneath = isDrawnBeneath
  }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let shown = Attribute(Place(modifier: modifier.attribute)).within(inputs.shown)
    inputs.shown = shown
    var outputs = body(_Graph(), inputs)
    if outputs.preferences != nil {
      let drawn = Attribute(IsDrawn(modifier: modifier.attribute))
      outputs.preferences = ShowingNode(outputs.preferences, isShown: Attribute(IsShown(state: shown)), isDrawn: drawn)
    }
    return outputs
  }
}

private struct Place: Rule {
  let modifier: Attribute<ShowingModifier>
  mutating func value() -> ShownState { modifier.value.isShown ? .shown : .covered }
  nonisolated static var label: String { "is covered" }
}

private struct IsShown: Rule {
  let state: Attribute<ShownState>
  mutating func value() -> Bool { state.value == .shown }
  nonisolated static var label: String { "is shown" }
}

private struct IsDrawn: Rule {
  let modifier: Attribute<ShowingModifier>
  mutating func value() -> Bool { modifier.value.isShown || modifier.value.isDrawnBeneath }
  nonisolated static var label: String { "is drawn" }
}

/// Sends up drawings, touchable areas and accessible elements while the view is shown; everything else always.
private final class ShowingNode: PassingNode {
  private let isShown: Attribute<Bool>
  private let isDrawn: Attribute<Bool>
  private var memo = PreferenceMemo()

  init(_ content: PreferenceNode?, isShown: Attribute<Bool>, isDrawn: Attribute<Bool>) {
    self.isShown = isShown
    self.isDrawn = isDrawn
    super.init(content)
  }

  override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard let below = content?.attribute(for: key) else { return nil }
    guard let behavior = Key._onScreen else { return below }
    return memo.attribute(for: key) {
      subgraph.apply {
        Attribute(While<Key>(condition: behavior.purpose == .drawing ? isDrawn : isShown, content: below))
      }
    }
  }

  override var label: String { isShown.peek() ? "shown" : "not shown" }
}

// Reads: a condition, and the value below while it holds.
// Produces: that value, or the key's default.
// Costs: O(1).
private struct While<Key: PreferenceKey>: Rule {
  let condition: Attribute<Bool>
  let content: Attribute<Key.Value>
  mutating func value() -> Key.Value { condition.value ? content.value : Key.defaultValue }
  nonisolated static var label: String { "\(Key.self) while shown" }
}
