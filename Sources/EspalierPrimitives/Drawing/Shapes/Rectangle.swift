// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierMotion
import Foundation

/// The whole rectangle.
nonisolated public struct Rectangle: InsettableShape, _InsetOutline, Equatable {
  /// The available rectangle.
  public init() {}

  public func _path(in rect: CGRect, inset amount: CGFloat) -> Path { Path(rect.insetShape(by: amount)) }
  public static var _followsProposal: Bool { true }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with four equal corners.
nonisolated public struct RoundedRectangle: InsettableShape, _InsetOutline, Equatable {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// Circles at the corners, or smoother curves.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners are parts of ellipses, `cornerSize` points large.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with round corners; the radius is in points, and limited to half of a side.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func _path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    let inner = rect.insetShape(by: amount)
    return size.width == size.height
      ? Path(roundedRect: inner, cornerRadius: size.width, style: style)
      : Path(roundedRect: inner, cornerSize: size, style: style)
  }
  public static var _followsProposal: Bool { true }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose shorter sides are round.
nonisolated public struct Capsule: InsettableShape, _InsetOutline, Equatable {
  /// Circles at the corners, or smoother curves.
  public var style: RoundedCornerStyle

  /// A rectangle whose shorter sides are round, as semicircles or smoother.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func _path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let inner = rect.insetShape(by: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }
  public static var _followsProposal: Bool { true }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
