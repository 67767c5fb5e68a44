// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// A change of the place where a view is drawn and touched, and of the geometry that readers see; its layout is unchanged
/// (specification L70, L78, AN16–AN19).
///
/// The content has a coordinate space of its own: its frame begins at zero there, and the effect maps that space outwards. In
/// layouts from right to left the effect is mirrored: a positive x leads to the left.
public nonisolated protocol GeometryEffect: Animatable, _PrimitiveViewModifier {
  /// The map from the view's own coordinates, origin top left, for a view of `size` points. A projection is drawn, touched and
  /// measured with its perspective.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeGeometryEffect(modifier.attribute, isIgnoredByLayout: false, inputs: inputs, body: body)
  }

  /// The same effect, hidden from geometry readers inside: only drawing and touches move (specification AN22).
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect hidden from geometry readers inside.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeGeometryEffect(modifier.attribute, isIgnoredByLayout: true, inputs: inputs, body: body)
  }
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}

@MainActor
func makeGeometryEffect<Effect: GeometryEffect>(
  _ modifier: Attribute<Effect>, isIgnoredByLayout: Bool, inputs: _ViewInputs,
  body: (_Graph, _ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  let moving = Attribute(
    MovingGeometryEffect(
      effect: MovingSource(modifier, inputs), frame: inputs.makeShownFrame(), direction: inputs.layoutDirection))
  let shown = moving.field(at: 0, as: DisplayEffect.self)
  var inner = inputs
  inner.frame = Attribute(FrameAtZero(size: inputs.size))
  inner.transform = Attribute(
    EffectTransform(
      effect: isIgnoredByLayout ? nil : moving.field(at: ShownGeometryEffect<Effect>.offsetOfEffect, as: Effect.self),
      frame: inputs.frame, transform: inputs.transform,
      direction: inputs.layoutDirection, shown: shown.weak))
  var outputs = body(_Graph(), inner)
  if outputs.preferences != nil { outputs.preferences = EffectNode(outputs.preferences, effect: shown) }
  return outputs
}

// Reads: the current effect, the frame from layout.
// Produces: the transform out of the effect's space.
// Costs: O(1).
private struct EffectTransform<Effect: GeometryEffect>: Rule {
  /// Nil if the effect is hidden from readers.
  let effect: Attribute<Effect>?
  let frame: Attribute<ViewFrame>
  let transform: Attribute<ViewTransform>
  let direction: Attribute<LayoutDirection>?
  let shown: WeakAttribute<DisplayEffect>

  mutating func value() -> ViewTransform {
    var transform = self.transform.value
    let rect = frame.value.rect
    let own = effect.map { $0.value.effectValue(size: rect.size) }
    transform.append(.map(matrix(own, rect, direction?.value), shownBy: shown))
    return transform
  }
  nonisolated static var label: String { "transform of \(Effect.self)" }
}

/// The current effect, and its effect on the drawing.
private struct ShownGeometryEffect<Effect: GeometryEffect> {
  let display: DisplayEffect
  let effect: Effect

  /// Computed without a key path, which a generic type would create anew each time.
  static var offsetOfEffect: Int {
    let alignment = MemoryLayout<Effect>.alignment
    return (MemoryLayout<DisplayEffect>.size + alignment - 1) / alignment * alignment
  }
}

// Reads: the modifier, the shown frame; while the effect animates, the time.
// Produces: the current effect, and its effect on the drawing.
// Costs: O(1).
private struct MovingGeometryEffect<Effect: GeometryEffect>: Rule {
  var effect: MovingSource<Effect>
  let frame: Attribute<CGRect>
  let direction: Attribute<LayoutDirection>?
  mutating func value() -> ShownGeometryEffect<Effect> {
    let shown = effect.shown()
    let rect = frame.value
    let matrix = matrix(shown.effectValue(size: rect.size), rect, direction?.value)
    return ShownGeometryEffect(
      display: matrix.isAffine ? .transform(matrix.affine) : .projection(matrix), effect: shown)
  }
  nonisolated static var label: String { "\(Effect.self)" }
}

/// The map from an effect's own space to the surrounding one.
/// - Parameter own: The effect's value; nil for no effect.
private func matrix(
  _ own: ProjectionTransform?, _ frame: CGRect, _ direction: LayoutDirection?
) -> ProjectionTransform {
  let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
  guard let own else { return ProjectionTransform(place) }
  guard direction == .rightToLeft else { return own.concatenating(place) }
  let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0)
  return ProjectionTransform(mirror).concatenating(own).concatenating(mirror.concatenating(place))
}
