// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph

/// What the framework's nodes do with a key whose values stand for what is on screen. It is the whole description of such a
/// key: nodes read it and name no key, so that a new one is one file.
///
/// Users' keys have none: their values pass effects, hiding and presentation unchanged (specification P62, P76).
@MainActor
public final class _ScreenBehavior<Value> {
  /// What the values are for.
  package enum Purpose { case drawing, touching, reading }

  package let purpose: Purpose
  /// Whether siblings are combined back to front, as they are drawn, instead of in their order in the view tree.
  package let isDisplayOrdered: Bool
  /// The attribute of a view that draws something, given its node; nil where it has no value.
  let leaf: @MainActor (PreferenceNode) -> Attribute<Value>?
  /// The values below an effect as they are around it.
  let effect: @MainActor (Attribute<DisplayEffect>, Attribute<Value>) -> Attribute<Value>
  /// A value of a presented layer as it counts in the window: the layer's place from 1 on, and whether it is not leaving.
  package let inLayer: @MainActor (Value, _ place: Int, _ isPresented: Bool) -> Value
  /// The values of several siblings, where that is faster than `reduce` one after the other.
  let join: (@MainActor ([Attribute<Value>]) -> Value)?

  package init(
    _ purpose: Purpose, isDisplayOrdered: Bool,
    leafNode leaf: @escaping @MainActor (PreferenceNode) -> Attribute<Value>?,
    effect: @escaping @MainActor (Attribute<DisplayEffect>, Attribute<Value>) -> Attribute<Value>,
    inLayer: @escaping @MainActor (Value, _ place: Int, _ isPresented: Bool) -> Value,
    join: (@MainActor ([Attribute<Value>]) -> Value)?
  ) {
    self.purpose = purpose
    self.isDisplayOrdered = isDisplayOrdered
    self.leaf = leaf
    self.effect = effect
    self.inLayer = inLayer
    self.join = join
  }
}
