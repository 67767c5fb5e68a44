// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierMotion

/// Lets what is behind shine through, and views on each other through each other: the opacity is that of each drawing, not of
/// a picture of all, which `compositingGroup` makes. Effects inside of each other multiply (specification I46); at 0 nothing
/// can be touched (specification I19).
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
    let shown = Attribute(Shown(effect: MovingSource(modifier.attribute, inputs)))
    outputs.preferences = EffectNode(outputs.preferences, effect: shown, fadesEach: true)
    return outputs
  }

  private struct Shown: Rule {
    var effect: MovingSource<_OpacityEffect>
    mutating func value() -> DisplayEffect { .opacity(effect.shown().opacity.limitedToOpacity) }
    nonisolated static var label: String { "opacity" }
  }
}

/// The opacity of the view's picture as a whole, as controls of the system fade: nothing in the view shows through the rest.
nonisolated struct PictureOpacity: _RendererEffect, Equatable {
  /// 0…1.
  var opacity: Double

  package func _displayEffect(in environment: EnvironmentValues) -> DisplayEffect {
    .opacity(opacity.limitedToOpacity)
  }

  var animatableData: Double {
    get { opacity * unitAnimationScale }
    set { opacity = newValue / unitAnimationScale }
  }
}

extension Double {
  fileprivate nonisolated var limitedToOpacity: Double { self > 0 ? min(self, 1) : 0 }
}

extension View {
  /// Multiplies the opacity of everything that the view draws: 0 is invisible and cannot be touched, 1 changes nothing.
  ///
  /// What lies below other parts of the view shows through them; after `compositingGroup()` the view fades as one picture.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: effectNumber(opacity, "opacity", "the opacity", otherwise: 1)))
  }

  /// Multiplies the opacity of the view's picture.
  package nonisolated func pictureOpacity(_ opacity: Double) -> some View { modifier(PictureOpacity(opacity: opacity)) }
}
