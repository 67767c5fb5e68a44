// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

/// A rectangle with four corners, whose styles are known: as a container's shape, `ConcentricRectangle` follows it.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
  /// The styles of four corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// The styles of the corners in a rectangle of `size` points; nil if they are unknown.
  /// - Parameter size: Nil for a size that is not known yet.
  func corners(in size: CGSize?) -> Corners?
}

/// The styles of a rectangle's four corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the upper leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the upper trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the lower leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the lower trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Styles of the corners; corners without one are square.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
    bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// The same style at all corners.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// The style of a corner.
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }

  /// Corners of one radius, in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }
  /// Corners that are concentric with those of the container.
  public static var concentric: Self { Self(all: .concentric) }
  /// Corners that are concentric with those of the container, with a least radius.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self { Self(all: .concentric(minimum: minimum)) }
}

extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// The larger side of an elliptic corner.
  public func corners(in size: CGSize?) -> Corners? { .fixed(max(cornerSize.width, cornerSize.height)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Half of the shorter side; infinite for an unknown size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}

extension Circle: RoundedRectangularShape {
  /// Half of the shorter side; infinite for an unknown size.
  public func corners(in size: CGSize?) -> Corners? { .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity) }
}

extension RectangleCornerRadii {
  /// The radius of a corner, in points.
  public subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }

  /// The radius of each corner by a closure.
  init(_ radius: (Edge.Corner) -> CGFloat) {
    self.init(
      topLeading: radius(.topLeading), bottomLeading: radius(.bottomLeading), bottomTrailing: radius(.bottomTrailing),
      topTrailing: radius(.topTrailing))
  }

  /// The radii that a rectangle of `size` points shows: if adjacent corners do not fit, all are smaller in proportion.
  func fitted(in size: CGSize) -> RectangleCornerRadii {
    func part(_ one: CGFloat, _ other: CGFloat, _ side: CGFloat) -> CGFloat {
      one + other > side ? max(side, 0) / (one + other) : 1
    }
    let finite = RectangleCornerRadii { min(self[$0], max(size.width, size.height)) }
    let factor = min(
      part(finite.topLeading, finite.topTrailing, size.width),
      part(finite.bottomLeading, finite.bottomTrailing, size.width),
      part(finite.topLeading, finite.bottomLeading, size.height),
      part(finite.topTrailing, finite.bottomTrailing, size.height))
    return RectangleCornerRadii { finite[$0] * factor }
  }
}
