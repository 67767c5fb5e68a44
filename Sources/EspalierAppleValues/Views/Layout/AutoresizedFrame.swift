// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// Frames of views in a view whose size changes.
package enum AutoresizedFrame {
  /// A frame after the change of the size around it.
  /// - Parameter mask: The lengths that change, as the bits of UIKit's and AppKit's masks: margin, width, margin, from left to
  ///   right, then the same from top to bottom.
  package static func frame(_ frame: CGRect, mask: UInt, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = line(
      before: frame.minX, length: frame.width, after: old.width - frame.maxX, mask: mask & 7, total: new.width)
    let (y, height) = line(
      before: frame.minY, length: frame.height, after: old.height - frame.maxY, mask: mask >> 3 & 7,
      total: new.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// One direction: the change is divided among the lengths that may change, in proportion to them.
  private static func line(
    before: CGFloat, length: CGFloat, after: CGFloat, mask: UInt, total: CGFloat
  ) -> (CGFloat, CGFloat) {
    let change = total - before - length - after
    let parts = [(mask & 1, before), (mask & 2, length), (mask & 4, after)]
    let flexible = parts.filter { $0.0 != 0 }
    guard !flexible.isEmpty, change != 0 else { return (before, length) }
    let sum = flexible.reduce(0) { $0 + max($1.1, 0) }
    func share(_ part: (UInt, CGFloat)) -> CGFloat {
      if part.0 == 0 { return part.1 }
      return part.1 + (sum > 0 ? change * max(part.1, 0) / sum : change / CGFloat(flexible.count))
    }
    return (share(parts[0]), max(share(parts[1]), 0))
  }
}
