// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the upper corner on the leading side, in points.
  public var topLeading: CGFloat
  /// The radius of the lower corner on the leading side, in points.
  public var bottomLeading: CGFloat
  /// The radius of the lower corner on the trailing side, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the upper corner on the trailing side, in points.
  public var topTrailing: CGFloat

  /// Radii in points; corners without one are square.
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

extension RectangleCornerRadii {
  fileprivate func reduced(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }
}

extension Path {
  /// A rectangle with four different corners, clockwise from the middle of its left side. If adjacent corners do not fit, all
  /// shrink in proportion.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect,
      radii: [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading],
      style: style)
  }

  /// Adds a closed subpath: a rectangle whose four corners have separate radii, in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}

/// A rectangle with four different corners. If adjacent corners do not fit, all shrink in proportion.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, _InsetOutline, Equatable {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// Circles at the corners, or smoother curves.
  public var style: RoundedCornerStyle

  /// A rectangle whose four corners have separate radii, in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle whose four corners have separate radii, in points.
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
    Path(roundedRect: rect.insetShape(by: amount), cornerRadii: cornerRadii.reduced(by: amount), style: style)
  }
  public static var _followsProposal: Bool { true }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}
