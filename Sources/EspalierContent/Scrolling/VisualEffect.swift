// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import EspalierPrimitives
import Foundation

/// A change of a view's appearance without a change of its layout, made from geometry by `visualEffect` and `scrollTransition`.
public nonisolated protocol VisualEffect: Animatable, Sendable {
  /// Number of effects in `_displayEffects`.
  static var _effectCount: Int { get }
  /// The effects, innermost first, in the coordinates of a view of `size` points.
  func _displayEffects(in size: CGSize) -> _DisplayEffects
}

/// The effects on a view's drawing, innermost first.
nonisolated public struct _DisplayEffects {
  var effects: [DisplayEffect] = []
}

/// No change: the start of every visual effect.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}
  public static var _effectCount: Int { 0 }
  public func _displayEffects(in size: CGSize) -> _DisplayEffects { _DisplayEffects() }
}

/// One further effect.
nonisolated struct VisualEffectStep<Base: VisualEffect, Step: VisualStep>: VisualEffect {
  var base: Base
  var step: Step

  static var _effectCount: Int { Base._effectCount + 1 }
  func _displayEffects(in size: CGSize) -> _DisplayEffects {
    _DisplayEffects(effects: base._displayEffects(in: size).effects + [step.displayEffect(in: size)])
  }

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set {
      base.animatableData = newValue.first
      step.animatableData = newValue.second
    }
  }
}

nonisolated protocol VisualStep: Animatable, Sendable {
  func displayEffect(in size: CGSize) -> DisplayEffect
}

/// Sendable because its effects consist of plain numbers.
nonisolated private struct GeometryStep<Effect: GeometryEffect>: VisualStep, @unchecked Sendable {
  var effect: Effect
  func displayEffect(in size: CGSize) -> DisplayEffect {
    let matrix = effect.effectValue(size: size)
    return matrix.isAffine ? .transform(matrix.affine) : .projection(matrix)
  }
  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

/// An effect with one number.
nonisolated private struct AmountStep: VisualStep {
  enum Kind { case opacity, blur(isOpaque: Bool), brightness, contrast, saturation, grayscale, hueRotation }

  let kind: Kind
  /// A fraction 0…1, points or radians, depending on the kind.
  var amount: Double

  func displayEffect(in size: CGSize) -> DisplayEffect {
    switch kind {
    case .opacity: .opacity(min(max(amount, 0), 1))
    case .blur(let isOpaque): .filter(.blur(radius: max(amount, 0), isOpaque: isOpaque))
    case .brightness: .filter(.colors(.brightness(amount)))
    case .contrast: .filter(.colors(.contrast(amount)))
    case .saturation: .filter(.colors(.saturation(amount)))
    case .grayscale: .filter(.colors(.grayscale(amount)))
    case .hueRotation: .filter(.colors(.hueRotation(.radians(amount))))
    }
  }

  var animatableData: Double {
    get { amount * unitAnimationScale }
    set { amount = newValue / unitAnimationScale }
  }
}

/// A composition with the content behind the view.
nonisolated private struct BlendStep: VisualStep {
  let operation: BlendOperation
  func displayEffect(in size: CGSize) -> DisplayEffect { .blend(operation) }
  typealias AnimatableData = EmptyAnimatableData
}

extension VisualEffect {
  private func adding<Step: VisualStep>(_ step: Step) -> VisualEffectStep<Self, Step> {
    VisualEffectStep(base: self, step: step)
  }

  /// Moved by an offset, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(GeometryStep(effect: _OffsetEffect(offset: offset)))
  }

  /// Moved to the right and downwards, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scaled by a factor for each axis, about the anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(GeometryStep(effect: _ScaleEffect(scale: scale, anchor: anchor)))
  }

  /// Scaled by one factor, about the anchor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scaled by a factor for each axis, about the anchor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotated clockwise about the anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(GeometryStep(effect: _RotationEffect(angle: angle, anchor: anchor)))
  }

  /// Rotated about an axis in space, with perspective; 0 is without perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      GeometryStep(
        effect: _Rotation3DEffect(
          angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Drawn through a transform, in points of the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(GeometryStep(effect: _TransformEffect(transform: transform)))
  }

  /// Opacity, 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(AmountStep(kind: .opacity, amount: opacity)) }
  /// Blurred by a radius in points; `opaque` leaves no transparency at the edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(AmountStep(kind: .blur(isOpaque: opaque), amount: effectNumber(radius, "blur", "the radius")))
  }

  /// Composited with the content behind the view by a blend mode.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(BlendStep(operation: blendMode.operation))
  }

  /// Brighter by an amount, −1…1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(AmountStep(kind: .brightness, amount: amount))
  }

  /// More contrast by a factor; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(AmountStep(kind: .contrast, amount: amount)) }
  /// More saturated by a factor; 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(AmountStep(kind: .saturation, amount: amount))
  }

  /// Grey by an amount, 0…1.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(AmountStep(kind: .grayscale, amount: amount)) }
  /// All hues rotated by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(AmountStep(kind: .hueRotation, amount: angle.radians))
  }
}

/// Applies visual effects to the outputs of a view; layout and geometry stay.
/// - Parameter moving: Inputs with the transaction by which the effects animate.
@MainActor
func makeVisualEffect<Effect: VisualEffect>(
  _ effect: Attribute<Effect>, moving: _ViewInputs, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
) -> _ViewOutputs {
  guard Effect._effectCount > 0 else { return content(inputs) }
  let shown = Attribute(
    ShownVisualEffect(
      effect: makeAnimated(effect, inputs: moving), frame: moving.makeShownFrame()))
  let parts = (0..<Effect._effectCount).map { part in Attribute("visual effect") { shown.element(part) } }
  var inner = inputs
  inner.transform = Attribute(VisualEffectTransform(transform: inputs.transform, parts: parts.map(\.weak)))
  var outputs = content(inner)
  guard outputs.preferences != nil else { return outputs }
  for part in parts { outputs.preferences = EffectNode(outputs.preferences, effect: part) }
  return outputs
}

// Reads: the current effects, the shown frame.
// Produces: the effects on the drawing, in the coordinates around the view.
private struct ShownVisualEffect<Effect: VisualEffect>: Rule {
  let effect: Attribute<Effect>
  let frame: Attribute<CGRect>
  mutating func value() -> [DisplayEffect] {
    let frame = frame.value
    let there = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return effect.value._displayEffects(in: frame.size).effects.map { effect in
      switch effect {
      case .transform(let matrix): .transform(there.inverted().concatenating(matrix).concatenating(there))
      case .projection(let matrix):
        .projection(
          ProjectionTransform(there.inverted()).concatenating(matrix).concatenating(ProjectionTransform(there)))
      default: effect
      }
    }
  }
  nonisolated static var label: String { "visual effect" }
}

// Reads: the transform around the view.
// Produces: the transform for geometry readers, including the effects that move the view's drawing and touch area.
private struct VisualEffectTransform: Rule {
  let transform: Attribute<ViewTransform>
  /// The effects, innermost first.
  let parts: [WeakAttribute<DisplayEffect>]
  mutating func value() -> ViewTransform {
    var transform = self.transform.value
    for part in parts.reversed() { transform.append(.map(.identity, shownBy: part)) }
    return transform
  }
  nonisolated static var label: String { "transform of visual effects" }
}

/// The modifier of `visualEffect`.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: _PrimitiveViewModifier {
  let effect: @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let proxy = GeometryProxy(inputs)
    let effect = modifier.map("visual effect", observedBy: inputs.host) { $0.effect(EmptyVisualEffect(), proxy) }
    return makeVisualEffect(effect.attribute, moving: inputs, inputs: inputs) { body(_Graph(), $0) }
  }
}

extension View {
  /// Changes this view's appearance by its own geometry, which the effect itself does not change.
  public nonisolated func visualEffect(
    _ effect: @escaping @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}
