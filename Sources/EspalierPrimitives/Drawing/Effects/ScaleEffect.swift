// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// Scales drawing, touches and the geometry that readers see, but not layout (specification L78, AN18, M44).
nonisolated public struct _ScaleEffect: GeometryEffect, Equatable {
  /// The factors: 1 is the layout's size; negative ones mirror.
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, size))
  }

  /// Width, height, anchor; factors times 128.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData.scaled(by: unitAnimationScale), anchor.animatableData) }
    set {
      scale.animatableData = newValue.first.scaled(by: 1 / unitAnimationScale)
      anchor.animatableData = newValue.second
    }
  }
}

extension View {
  /// Scales the view by the factors `scale` about `anchor`; its layout is unchanged.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: effectSize(scale, "scaleEffect", "the factor", otherwise: 1), anchor: anchor))
  }

  /// Scales the view by the factor `s` about `anchor`; its layout is unchanged.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view by the factors `x` and `y` about `anchor`; its layout is unchanged.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
