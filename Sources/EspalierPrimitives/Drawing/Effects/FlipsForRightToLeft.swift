// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// Mirrors a view's drawing in one of the layout directions.
nonisolated public struct _FlipForRTLEffect: GeometryEffect, Equatable {
  var behavior: LayoutDirectionBehavior
  private var isMirrored = false

  public init(isEnabled: Bool) { self.init(isEnabled ? .mirrors : .fixed) }

  init(_ behavior: LayoutDirectionBehavior) { self.behavior = behavior }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    if !isMirrored { return ProjectionTransform() }
    return ProjectionTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction = inputs.layoutDirection
    // Enabled if the layout direction is the one of the behaviour.
    let effect = modifier.attribute.map("mirror") { effect in
      var effect = effect
      effect.isMirrored = effect.behavior == .mirrors(in: direction?.value ?? .leftToRight)
      return effect
    }
    return makeGeometryEffect(effect, isIgnoredByLayout: false, inputs: inputs, body: body)
  }
}

extension View {
  /// Sets whether this view's drawing is mirrored in layouts from right to left. Layout itself needs no mirroring: children are
  /// placed from the other side in any case. The modifier is for a picture with a direction, such as an arrow.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRTLEffect(isEnabled: enabled))
  }

  /// Sets the layout direction in which this view's drawing is mirrored, if any.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(_FlipForRTLEffect(behavior))
  }
}
