// SPDX-License-Identifier: MIT

import Foundation

// Foundation's versions of these end the process on a rectangle whose edges are not numbers, and any view that divides
// by a length of 0 produces such a rectangle. For all other rectangles they give the same results.

extension CGRect {
  /// The part that two rectangles share: an edge or a corner if they only touch, and null if they are apart. Null also
  /// if an edge is not a number. O(1).
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard hasNumbers, other.hasNumbers, left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles share a point, even if only one of an edge. Never if an edge is not a number. O(1).
  package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

  /// Whether the point lies inside, or on the left or the upper edge. Never if a coordinate is not a number. O(1).
  package func holds(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  private var hasNumbers: Bool { !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN) }
}
