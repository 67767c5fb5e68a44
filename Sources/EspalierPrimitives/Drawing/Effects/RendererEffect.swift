// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// A change of a view's picture without a change of its layout, its preferences or its touch area (specification P76).
package nonisolated protocol _RendererEffect: Animatable, _PrimitiveViewModifier {
  /// The effect on the drawing in an environment.
  func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect
  /// Whether the effect depends on the environment.
  static var _readsEnvironment: Bool { get }
}

extension _RendererEffect {
  public static var _readsEnvironment: Bool { false }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    guard outputs.preferences != nil else { return outputs }
    outputs.preferences = EffectNode(
      outputs.preferences,
      effect: Attribute(
        ShownRendererEffect(
          effect: MovingSource(modifier.attribute, inputs),
          environment: _readsEnvironment ? inputs.environment : nil, motion: ShadowMotion(inputs))))
    return outputs
  }
}

// Reads: the current effect; the environment if the effect depends on it.
// Produces: the effect on the drawing.
// Costs: O(1).
private struct ShownRendererEffect<Effect: _RendererEffect>: Rule {
  var effect: MovingSource<Effect>
  let environment: Attribute<EnvironmentValues>?
  var motion: ShadowMotion

  mutating func value() -> DisplayEffect {
    let effect = effect.shown()._displayEffect(in: environment?.value ?? EnvironmentValues())
    guard case .filter(.shadow(var shadow)) = effect else { return effect }
    shadow.color = motion.follow(shadow.color)
    return .filter(.shadow(shadow))
  }
  nonisolated static var label: String { "\(Effect.self)" }
}

/// The animation of a shadow's colour, separate because colours are resolved only in an environment.
private struct ShadowMotion {
  private var motion: Motion<ResolvedColor.AnimatableData>

  @MainActor init(_ inputs: _ViewInputs) { motion = Motion(inputs) }

  @MainActor mutating func follow(_ color: ResolvedColor) -> ResolvedColor {
    var shown = color
    if let moving = motion.follow(color.animatableData) { shown.animatableData = moving }
    return shown
  }
}
