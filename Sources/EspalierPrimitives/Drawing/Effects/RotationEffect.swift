// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// Rotates drawing, touches and the geometry that readers see, but not layout (specification L78, AN19).
nonisolated public struct _RotationEffect: GeometryEffect, Equatable {
  /// The angle, clockwise.
  public var angle: Angle
  public var anchor: UnitPoint

  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).around(anchor, size))
  }

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

extension CGAffineTransform {
  /// This matrix with another fixed point instead of the origin.
  func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// This matrix with a point of a rectangle of `size` at zero as its fixed point.
  func around(_ anchor: UnitPoint, _ size: CGSize) -> CGAffineTransform {
    around(anchor.point(in: CGRect(origin: .zero, size: size)))
  }
}

extension View {
  /// Rotates the view clockwise by `angle` about `anchor`; its layout is unchanged.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let degrees = effectNumber(angle.degrees, "rotationEffect", "the angle", most: 1e9)
    return modifier(_RotationEffect(angle: degrees == angle.degrees ? angle : .degrees(degrees), anchor: anchor))
  }
}
