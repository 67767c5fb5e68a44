// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<S: Shape>: Shape {
  public var shape: S
  /// The start as a fraction of the outline's length, 0…1.
  public var startFraction: CGFloat
  /// The end as a fraction of the outline's length, 0…1.
  public var endFraction: CGFloat

  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public static var role: ShapeRole { S.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public static var _followsProposal: Bool { S._followsProposal }

  /// The shape's own data, start and end; fractions times 128.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get {
      let scale = CGFloat(unitAnimationScale)
      return AnimatablePair(shape.animatableData, AnimatablePair(startFraction * scale, endFraction * scale))
    }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first / CGFloat(unitAnimationScale)
      endFraction = newValue.second.second / CGFloat(unitAnimationScale)
    }
  }
}

extension _TrimmedShape: Equatable where S: Equatable {}

extension Shape {
  /// The part of the outline between two fractions of its length, 0…1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
