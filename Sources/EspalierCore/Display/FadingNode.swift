// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph

/// Fades what the views below draw, each on its own; for everything else it is the effect of an opacity.
package final class FadingNode: PassingNode {
  private let opacity: Attribute<DisplayEffect>
  private var memo = PreferenceMemo()

  /// - Parameter opacity: Effects of the kind `opacity`.
  package init(_ content: PreferenceNode?, opacity: Attribute<DisplayEffect>) {
    self.opacity = opacity
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard let below = content?.attribute(for: key) else { return nil }
    guard let behavior = Key._onScreen else { return below }
    return memo.attribute(for: key) {
      subgraph.apply {
        guard key == DisplayListKey.self else { return behavior.effect(opacity, below) }
        let drawn = below.any.as(DisplayList.self)
        return Attribute(FadingDisplay(opacity: opacity, content: drawn)).any.as(Key.Value.self)
      }
    }
  }

  package override var label: String { "fading" }
}

// Reads: the opacity, what is drawn below.
// Produces: the same, fainter.
// Costs: O(items below); O(1) where the opacity is 0 or 1.
private struct FadingDisplay: Rule {
  let opacity: Attribute<DisplayEffect>
  let content: Attribute<DisplayList>

  mutating func value() -> DisplayList {
    let content = self.content.value
    let effect = opacity.value
    if content.isEmpty || effect.showsNothing { return .empty }
    guard !effect.changesNothing, case .opacity(let opacity) = effect else { return content }
    return content.fading(to: opacity)
  }
  nonisolated static var label: String { "draw fading" }
}
