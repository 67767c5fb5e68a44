import CoreGeometry
import Drawing
import Foundation
import ViewCore

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle with four different corners. Where two do not fit beside each other, all shrink in proportion.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, _InsetOutline, Equatable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  public func _path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let inner = rect.insetShape(by: amount)
    var radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ].map { max(0, $0 - amount) }
    let sides = [inner.width, inner.height, inner.width, inner.height]
    let shrink = (0..<4).reduce(1) { least, side in
      let sum = radii[side] + radii[(side + 1) % 4]
      return sum > sides[side] ? min(least, sides[side] / sum) : least
    }
    radii = radii.map { $0 * shrink }
    if radii.allSatisfy({ $0 == radii[0] }) { return Path(roundedRect: inner, cornerRadius: radii[0], style: style) }
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
    ]
    return Path { path in
      path.move(to: CGPoint(x: inner.minX, y: inner.midY))
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % 4]
        if radii[index] > 0 {
          path.addArc(tangent1End: corner, tangent2End: next, radius: radii[index])
        } else {
          path.addLine(to: corner)
        }
      }
      path.closeSubpath()
    }
  }
  public static var _followsProposal: Bool { true }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}
