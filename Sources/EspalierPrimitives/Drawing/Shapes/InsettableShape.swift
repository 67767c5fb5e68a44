// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// A shape that can be inset in its rectangle.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the shape after an inset.
  associatedtype InsetShape: InsettableShape

  /// The shape inset by `amount` points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with an outline at a distance from its own.
public nonisolated protocol _InsetOutline: Shape {
  /// The outline in `rect`, inset by `amount` points.
  func _path(in rect: CGRect, inset amount: CGFloat) -> Path
}

extension _InsetOutline {
  public func path(in rect: CGRect) -> Path { _path(in: rect, inset: 0) }
  public func inset(by amount: CGFloat) -> _InsetShape<Self> { _InsetShape(shape: self, amount: amount) }
}

/// A shape that is inset in its rectangle.
nonisolated public struct _InsetShape<Base: _InsetOutline>: InsettableShape {
  public var shape: Base
  /// The inset on each side, in points.
  public var amount: CGFloat

  public func path(in rect: CGRect) -> Path { shape._path(in: rect, inset: amount) }
  public func inset(by amount: CGFloat) -> Self { Self(shape: shape, amount: self.amount + amount) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public static var role: ShapeRole { Base.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var _followsProposal: Bool { Base._followsProposal }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension _InsetShape: Equatable where Base: Equatable {}

extension CGRect {
  /// The rectangle inset by `amount` on each side; never inverted.
  func insetShape(by amount: CGFloat) -> CGRect {
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
