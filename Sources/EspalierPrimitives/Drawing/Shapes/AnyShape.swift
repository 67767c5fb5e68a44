// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// A type-erased shape. It animates to another one of the same type, and changes to one of another type without animation.
nonisolated public struct AnyShape: Shape {
  private var shape: any Shape

  /// Erases the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape.animatableData) }
    set {
      func moved<S: Shape>(_ shape: S) -> any Shape {
        guard let data = newValue.value as? S.AnimatableData else { return shape }
        var shape = shape
        shape.animatableData = data
        return shape
      }
      shape = moved(shape)
    }
  }
}
