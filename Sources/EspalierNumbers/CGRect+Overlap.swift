// SPDX-License-Identifier: MIT

import Foundation

// Foundation's forms of these end the process on a rectangle whose edges are not numbers, and such a rectangle comes of any
// view that divides by a length of 0. In all others they are the same.

extension CGRect {
  /// The part that two rectangles share: an edge or a corner where they only touch, and null where they do not. Null also
  /// where an edge is not a number. O(1).
  package func overlap(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard hasNumbers, other.hasNumbers, left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles share a point, if only one of an edge. Never where an edge is not a number. O(1).
  package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

  /// Whether the point lies inside, or on the left or the upper edge. Never where a number is not one. O(1).
  package func holds(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  private var hasNumbers: Bool { !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN) }
}
