// SPDX-License-Identifier: MIT

import Foundation

/// A point in a unit square: (0, 0) is top left, (1, 1) bottom right of whatever rectangle it is applied to.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width: 0 at the leading edge, 1 at the trailing edge.
  public var x: CGFloat
  /// The share of the height: 0 at the upper edge, 1 at the lower edge.
  public var y: CGFloat

  /// The upper corner on the leading side.
  public init() { self.init(x: 0, y: 0) }
  /// A point by shares of the width and the height; outside of 0…1 it lies outside of the rectangle.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner on the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner on the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner on the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner on the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point of `rect` that this unit point names.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
