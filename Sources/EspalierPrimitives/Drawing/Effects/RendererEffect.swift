// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierMotion
import Foundation

/// A change of a view's picture that leaves its layout, its preferences and what can be touched as they are
/// (specification P76).
package nonisolated protocol _RendererEffect: Animatable, _PrimitiveViewModifier {
  /// What is done to the picture in an environment.
  func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect
  /// Whether the environment matters.
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

// Reads: the effect as it is now; the environment where it matters.
// Produces: what is done to the picture.
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

/// Colours become numbers only where the environment is known: a shadow's colour moves on its own.
private struct ShadowMotion {
  private var motion: Motion<ResolvedColor.AnimatableData>

  @MainActor init(_ inputs: _ViewInputs) { motion = Motion(inputs) }

  @MainActor mutating func follow(_ color: ResolvedColor) -> ResolvedColor {
    var shown = color
    if let moving = motion.follow(color.animatableData) { shown.animatableData = moving }
    return shown
  }
}
