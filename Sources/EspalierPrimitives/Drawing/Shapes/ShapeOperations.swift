// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import EspalierNumbers
import Foundation

/// The combination of the insides, or lines, of two shapes.
public enum _ShapeOperation: Hashable, Sendable {
  case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction

  func apply(_ a: Path, _ b: Path, eoFill: Bool) -> Path {
    switch self {
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .union: a.union(b, eoFill: eoFill)
    case .subtracting: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }
}

/// Two shapes in the same rectangle, combined.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  public var first: First
  public var second: Second
  public var operation: _ShapeOperation
  public var eoFill: Bool

  public func path(in rect: CGRect) -> Path {
    operation.apply(first.path(in: rect), second.path(in: rect), eoFill: eoFill)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  public static var role: ShapeRole { First.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  public static var _followsProposal: Bool { First._followsProposal }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  private func combined<T: Shape>(_ other: T, _ operation: _ShapeOperation, _ eoFill: Bool) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
  }

  /// The area inside both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }
  /// The area inside either shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { combined(other, .union, eoFill) }
  /// The area inside this shape and outside the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .subtracting, eoFill)
  }
  /// The area inside exactly one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .symmetricDifference, eoFill)
  }
  /// The parts of this shape's lines inside the other.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineIntersection, eoFill)
  }
  /// The parts of this shape's lines outside the other.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineSubtraction, eoFill)
  }
}
