// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGraph

/// The behaviour of the framework's nodes for a key whose values describe content on screen. It is the whole
/// description of such a key: nodes read it and name no key, so that a new one is one file.
///
/// Users' keys have none: their values pass effects, hiding and presentation unchanged (specification P62, P76).
@MainActor
public final class _ScreenBehavior<Value> {
  /// The use of the values.
  package enum Purpose { case drawing, touching, reading }

  package let purpose: Purpose
  /// Whether siblings are combined back to front, as they are drawn, instead of in their order in the view tree.
  package let isDisplayOrdered: Bool
  /// The attribute of a view that draws its own content, given its node; nil if it has no value.
  let leaf: @MainActor (PreferenceNode) -> Attribute<Value>?
  /// The values below an effect, converted to the space around it.
  let effect: @MainActor (Attribute<DisplayEffect>, Attribute<Value>) -> Attribute<Value>
  /// A value of a presented layer as it counts in the window: the layer's place from 1 on, and whether it is not leaving.
  package let inLayer: @MainActor (Value, _ place: Int, _ isPresented: Bool) -> Value
  /// The combined values of several siblings, if that is faster than repeated calls of `reduce`.
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
