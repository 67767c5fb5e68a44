// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// Puts an effect around what the views below draw, what can be touched and what a screen reader sees there.
package final class EffectNode: PassingNode {
  private let effect: Attribute<DisplayEffect>
  private let appliesToTouches: () -> Bool
  private var memo = PreferenceMemo()

  /// - Parameter appliesToTouches: Evaluated when the list of what can be touched is first requested.
  package init(
    _ content: PreferenceNode?, effect: Attribute<DisplayEffect>,
    appliesToTouches: @escaping @autoclosure () -> Bool = true
  ) {
    self.effect = effect
    self.appliesToTouches = appliesToTouches
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard let below = content?.attribute(for: key) else { return nil }
    guard let behavior = Key._onScreen, behavior.purpose != .touching || appliesToTouches() else { return below }
    return memo.attribute(for: key) { subgraph.apply { behavior.effect(effect, below) } }
  }

  /// How the content's coordinates are mapped on screen now.
  package var shownMatrix: ProjectionTransform { effect.peek().matrix }

  package override var label: String { "effect" }
}

/// Puts an effect around what the views below draw, and around nothing else: touches and screen readers find the views at
/// their places.
package final class DrawnEffectNode: PassingNode {
  private let effect: Attribute<DisplayEffect>
  private var memo = PreferenceMemo()

  package init(_ content: PreferenceNode?, effect: Attribute<DisplayEffect>) {
    self.effect = effect
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard let below = content?.attribute(for: key) else { return nil }
    guard let behavior = Key._onScreen, behavior.purpose == .drawing else { return below }
    return memo.attribute(for: key) { subgraph.apply { behavior.effect(effect, below) } }
  }

  package override var label: String { "drawn effect" }
}

// Reads: the effect, what is drawn below.
// Produces: one item around it.
// Costs: O(1).
struct EffectDisplay: Rule {
  let effect: Attribute<DisplayEffect>
  let content: Attribute<DisplayList>
  mutating func value() -> DisplayList {
    let content = self.content.value
    let effect = self.effect.value
    if content.isEmpty || effect.showsNothing { return .empty }
    switch effect {
    case _ where effect.changesNothing: return content
    default: return DisplayList([DisplayItem(.effect(effect, content))])
    }
  }
  nonisolated static var label: String { "draw effect" }
}

/// Hides some of what the views below send up; their layout and users' preferences stay (specification P62).
package final class HidingNode: PassingNode {
  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    Key._onScreen == nil ? super.attribute(for: key) : nil
  }
  package override var label: String { "hidden" }
}
