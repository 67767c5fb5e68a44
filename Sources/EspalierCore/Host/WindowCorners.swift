// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// The parts of a window's upper corners that the desktop's own buttons take, in points from each corner. Only a bar
/// that reaches into a corner keeps away from it.
package struct WindowCorners: Equatable {
  package var left, right: CGSize

  package init(left: CGSize = .zero, right: CGSize = .zero) {
    self.left = left
    self.right = right
  }

  /// The lengths that the buttons cover on each side of a rectangle.
  /// - Parameters:
  ///   - rect: The rectangle, in the window.
  ///   - width: The width of the window.
  package func covered(of rect: CGRect, inWindowOf width: CGFloat) -> (left: CGFloat, right: CGFloat) {
    func length(_ corner: CGSize, from start: CGFloat, to end: CGFloat) -> CGFloat {
      guard corner.width > 0, rect.minY < corner.height, rect.maxY > 0, end > 0 else { return 0 }
      // A rectangle that begins outside of the window, as a page that moves in, keeps away from the whole corner.
      return min(max(corner.width - max(start, 0), 0), rect.width)
    }
    let left = length(left, from: rect.minX, to: rect.maxX)
    let right = length(right, from: width - rect.maxX, to: width - rect.minX)
    return (left, min(right, rect.width - left))
  }
}
