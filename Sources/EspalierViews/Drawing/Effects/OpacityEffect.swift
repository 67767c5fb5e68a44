// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierMotion

/// Lets what is behind shine through. Effects inside of each other multiply (specification I46); at 0 nothing can be
/// touched (specification I19).
nonisolated public struct _OpacityEffect: _PrimitiveViewModifier, Animatable, Equatable {
  /// 0…1.
  public var opacity: Double

  public init(opacity: Double) { self.opacity = opacity }

  /// Times 128.
  public var animatableData: Double {
    get { opacity * unitAnimationScale }
    set { opacity = newValue / unitAnimationScale }
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    guard outputs.preferences != nil else { return outputs }
    let effect = makeAnimated(modifier.attribute, inputs: inputs)
    outputs.preferences = EffectNode(outputs.preferences, effect: Attribute(Shown(effect: effect)))
    return outputs
  }

  private struct Shown: Rule {
    let effect: Attribute<_OpacityEffect>
    mutating func value() -> DisplayEffect {
      let opacity = effect.value.opacity
      return .opacity(opacity > 0 ? min(opacity, 1) : 0)
    }
    nonisolated static var label: String { "opacity" }
  }
}

extension View {
  /// Multiplies the view's opacity: 0 is invisible and cannot be touched, 1 changes nothing.
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}
