// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// The largest circle that fits, in the middle.
nonisolated public struct Circle: InsettableShape, _InsetOutline, Equatable {
  /// The largest circle in the rectangle, in its middle.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func _path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let side = max(0, min(rect.width, rect.height) - 2 * amount)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square with the shorter of the proposed sides.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (nil, nil): 10
      case (let width?, nil): width
      case (nil, let height?): height
      case (let width?, let height?): min(width, height)
      }
    return CGSize(width: side, height: side)
  }
}

/// The ellipse that touches each side of its rectangle.
nonisolated public struct Ellipse: InsettableShape, _InsetOutline, Equatable {
  /// The ellipse that touches the sides of the rectangle.
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func _path(in rect: CGRect, inset amount: CGFloat) -> Path { Path(ellipseIn: rect.insetShape(by: amount)) }
  public static var _followsProposal: Bool { true }
}
