// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// A shape whose outline is the mapped outline of another one. It fills the proposed size, whatever the other one prefers.
public nonisolated protocol _MappedShape: Shape {
  associatedtype Content: Shape
  var shape: Content { get }
  /// The map for the rectangle `rect`.
  func _map(in rect: CGRect) -> CGAffineTransform
}

extension _MappedShape {
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(_map(in: rect)) }
  public static var role: ShapeRole { Content.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var _followsProposal: Bool { true }
}

/// A shape drawn at an offset.
nonisolated public struct OffsetShape<Content: Shape>: _MappedShape {
  public var shape: Content
  /// The offset in points.
  public var offset: CGSize

  /// A shape moved by an offset in points; the view's frame is unchanged.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func _map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: Equatable where Content: Equatable {}
extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape rotated about a point of its rectangle.
nonisolated public struct RotatedShape<Content: Shape>: _MappedShape {
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The fixed point of the rectangle.
  public var anchor: UnitPoint

  /// A shape rotated about an anchor, clockwise; the view's frame is unchanged.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func _map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: rect))
  }

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: Equatable where Content: Equatable {}
extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape scaled about a point of its rectangle.
nonisolated public struct ScaledShape<Content: Shape>: _MappedShape {
  public var shape: Content
  /// The factors of both axes.
  public var scale: CGSize
  /// The fixed point of the rectangle.
  public var anchor: UnitPoint

  /// A shape scaled about an anchor; the view's frame is unchanged.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func _map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: rect))
  }

  /// The shape's data, and the factors times 128 with the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      let factors = scale.animatableData.scaled(by: unitAnimationScale)
      return AnimatablePair(shape.animatableData, AnimatablePair(factors, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first.scaled(by: 1 / unitAnimationScale)
      anchor.animatableData = newValue.second.second
    }
  }
}

extension ScaledShape: Equatable where Content: Equatable {}

/// A shape mapped by a matrix, about the origin of its rectangle.
nonisolated public struct TransformedShape<Content: Shape>: _MappedShape {
  public var shape: Content
  /// The transform of the outline, in points from the rectangle's origin.
  public var transform: CGAffineTransform

  /// A shape after a transform; the view's frame is unchanged.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func _map(in rect: CGRect) -> CGAffineTransform { transform }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: Equatable where Content: Equatable {}
