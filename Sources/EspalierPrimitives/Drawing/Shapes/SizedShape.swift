// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// A shape drawn in a size of its own, wherever its rectangle is.
nonisolated public struct _SizedShape<S: Shape>: Shape {
  public var shape: S
  /// The size in points.
  public var size: CGSize
  /// The point of the rectangle with which the same point of the shape is aligned.
  public var anchor: UnitPoint

  public init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
  public static var role: ShapeRole { S.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var _followsProposal: Bool { true }

  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension _SizedShape: Equatable where S: Equatable {}
