// SPDX-License-Identifier: MIT

import Foundation

/// The difference of two points, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part, in the unit of its use: points, or points a second.
  public var dx: CGFloat
  /// The vertical part, in the unit of its use: points, or points a second; downwards on a screen.
  public var dy: CGFloat

  /// The vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }
  /// A vector of its horizontal and its vertical part.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector()
}
