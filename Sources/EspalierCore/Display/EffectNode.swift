// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// Puts an effect around the drawings, the touchable areas and the accessible elements of the views below.
package final class EffectNode: PassingNode {
  private let effect: Attribute<DisplayEffect>
  private let fadesEach: Bool
  private let appliesToTouches: () -> Bool
  private let isFound: (@MainActor () -> Attribute<Bool>)?
  private var memo = PreferenceMemo()

  /// - Parameters:
  ///   - fadesEach: Whether an opacity applies to each drawing below, not to a picture of all.
  ///   - appliesToTouches: Evaluated when the list of touchable areas is first requested.
  ///   - isFound: For an effect that moves nothing: makes the attribute that says whether screen readers find the views, when
  ///     their elements are first requested. Without it they do.
  package init(
    _ content: PreferenceNode?, effect: Attribute<DisplayEffect>, fadesEach: Bool = false,
    appliesToTouches: @escaping @autoclosure () -> Bool = true, isFound: (@MainActor () -> Attribute<Bool>)? = nil
  ) {
    self.effect = effect
    self.fadesEach = fadesEach
    self.appliesToTouches = appliesToTouches
    self.isFound = isFound
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard let below = content?.attribute(for: key) else { return nil }
    guard let behavior = Key._onScreen, behavior.purpose != .touching || appliesToTouches() else { return below }
    return memo.attribute(for: key) {
      subgraph.apply {
        if behavior.purpose == .reading, let isFound {
          return Attribute(FoundValue<Key>(isFound: isFound(), content: below))
        }
        guard fadesEach, key == DisplayListKey.self else { return behavior.effect(effect, below) }
        let drawn = below.any.as(DisplayList.self)
        return Attribute(EffectDisplay(effect: effect, content: drawn, fadesEach: true)).any.as(Key.Value.self)
      }
    }
  }

  /// The matrix from the content's coordinates to those on screen now.
  package var shownMatrix: ProjectionTransform { effect.peek().matrix }

  package override var label: String { fadesEach ? "fading" : "effect" }
}

// Reads: whether the views are found; if they are, the value below.
// Produces: that value, or the value of no view.
// Costs: O(1).
private struct FoundValue<Key: PreferenceKey>: Rule {
  let isFound: Attribute<Bool>
  let content: Attribute<Key.Value>
  mutating func value() -> Key.Value { isFound.value ? content.value : Key.defaultValue }
  nonisolated static var label: String { "elements found" }
}

/// Puts an effect around the drawings of the views below, and around nothing else: touches and screen readers find the
/// views at their places.
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

// Reads: the effect, the display list below.
// Produces: one item around it, or each drawing in it fainter.
// Costs: O(1); O(items below) if each fades.
struct EffectDisplay: Rule {
  let effect: Attribute<DisplayEffect>
  let content: Attribute<DisplayList>
  var fadesEach = false
  mutating func value() -> DisplayList {
    let content = self.content.value
    let effect = self.effect.value
    if content.isEmpty || effect.showsNothing { return .empty }
    switch effect {
    case _ where effect.changesNothing: return content
    case .opacity(let opacity) where fadesEach: return content.fading(to: opacity)
    default: return DisplayList([DisplayItem(.effect(effect, content))])
    }
  }
  /// The rule only runs after a change of the effect or the content, and then its value differs.
  nonisolated static var comparesValues: Bool { false }
  nonisolated static var label: String { "draw effect" }
}

/// Hides the drawings, touchable areas and accessible elements of the views below; their layout and users' preferences
/// stay (specification P62).
package final class HidingNode: PassingNode {
  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    Key._onScreen == nil ? super.attribute(for: key) : nil
  }
  package override var label: String { "hidden" }
}
