// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierMotion

/// Makes the content behind a view visible through it, and overlapping views through each other: the opacity is that of each
/// drawing, not of a picture of all, as after `compositingGroup`. Nested opacities multiply (specification I46); at 0 the view
/// cannot be touched (specification I19), and screen readers do not find it.
nonisolated public struct _OpacityEffect: _PrimitiveViewModifier, Animatable, Equatable {
  /// The opacity, 0…1.
  public var opacity: Double

  public init(opacity: Double) { self.opacity = opacity }

  /// The opacity times 128.
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
    outputs.preferences = EffectNode(
      outputs.preferences, effect: shown, fadesEach: true,
      isFound: { Attribute(Found(effect: modifier.attribute, shown: shown)) })
    return outputs
  }

  private struct Shown: Rule {
    var effect: MovingSource<_OpacityEffect>
    mutating func value() -> DisplayEffect { .opacity(effect.shown().opacity.limitedToOpacity) }
    nonisolated static var label: String { "opacity" }
  }

  // Reads: the opacity, and if that is 0 the one that is shown now.
  // Produces: whether there is anything to see. A view that begins to appear is found at once, one that disappears as long as
  // it can be seen.
  // Costs: O(1).
  private struct Found: Rule {
    let effect: Attribute<_OpacityEffect>
    let shown: Attribute<DisplayEffect>
    mutating func value() -> Bool { effect.value.opacity.limitedToOpacity > 0 || !shown.value.showsNothing }
    nonisolated static var label: String { "visible" }
  }
}

/// The opacity of the view's picture as a whole, as system controls fade: no part of the view is visible through another one.
nonisolated struct PictureOpacity: _RendererEffect, Equatable {
  /// The opacity, 0…1.
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
  /// Multiplies the opacity of the view's drawings: 0 is invisible, cannot be touched and is not read by screen readers, 1
  /// changes nothing.
  ///
  /// Overlapping parts of the view are visible through each other; after `compositingGroup()` the view fades as one picture.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: effectNumber(opacity, "opacity", "the opacity", otherwise: 1)))
  }

  /// Multiplies the opacity of the view's picture.
  package nonisolated func pictureOpacity(_ opacity: Double) -> some View { modifier(PictureOpacity(opacity: opacity)) }
}
