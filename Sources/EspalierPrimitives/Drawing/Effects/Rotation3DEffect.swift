// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// Rotates a view in space, seen from a point in front of its anchor. Layout is unchanged; drawing, touches and geometry readers
/// follow (specification AN20).
nonisolated public struct _Rotation3DEffect: GeometryEffect, Equatable {
  public var angle: Angle
  /// The direction of the axis, of any length but zero.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  /// The anchor's distance towards the viewer, in points.
  public var anchorZ: CGFloat
  /// The nearness of the viewer: at 1, as far away as the view's longer side; at 0, infinitely far.
  public var perspective: CGFloat

  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let turn = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
    if CATransform3DIsIdentity(turn) { return ProjectionTransform() }
    var depth = CATransform3DIdentity
    let side = max(size.width, size.height)
    if side > 0 { depth.m34 = -perspective / side }
    let pivot = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    let there = CATransform3DMakeTranslation(-pivot.x, -pivot.y, -anchorZ)
    let back = CATransform3DMakeTranslation(pivot.x, pivot.y, anchorZ)
    return ProjectionTransform(
      CATransform3DConcat(CATransform3DConcat(there, turn), CATransform3DConcat(depth, back)))
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.angle == b.angle && a.axis == b.axis && a.anchor == b.anchor && a.anchorZ == b.anchorZ
      && a.perspective == b.perspective
  }

  public typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData,
    AnimatablePair<
      AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  >

  /// Angle, axis, anchor, its depth, perspective; axis and perspective times 128.
  public var animatableData: AnimatableData {
    get {
      let scale = CGFloat(unitAnimationScale)
      let axis = AnimatablePair(self.axis.x * scale, AnimatablePair(self.axis.y * scale, self.axis.z * scale))
      let rest = AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective * scale))
      return AnimatablePair(angle.animatableData, AnimatablePair(axis, rest))
    }
    set {
      let scale = CGFloat(unitAnimationScale)
      let (axis, rest) = (newValue.second.first, newValue.second.second)
      angle.animatableData = newValue.first
      self.axis = (axis.first / scale, axis.second.first / scale, axis.second.second / scale)
      anchor.animatableData = rest.first
      anchorZ = rest.second.first
      perspective = rest.second.second / scale
    }
  }
}

extension View {
  /// Rotates the view by `angle` about an axis in space through `anchor`; its layout is unchanged.
  ///
  /// - Parameters:
  ///   - axis: The direction of the axis. x points right, y down, z towards the viewer.
  ///   - anchorZ: The distance of the axis in front of the view, in points.
  ///   - perspective: 1 places the viewer as far away as the view's longer side; 0 draws without perspective.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
