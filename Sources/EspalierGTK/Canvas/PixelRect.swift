// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var x, y, width, height: Int

  var isEmpty: Bool { width <= 0 || height <= 0 }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }
}

extension PixelRect {
  /// The pixels that a rectangle, in pixels, may reach, with what is smoothed at its edges.
  init(around rect: CGRect) {
    func whole(_ length: CGFloat) -> Int {
      length.isNaN ? 0 : Int(clamping: min(max(length.rounded(.down), -1e8), 1e8))
    }
    let margin = 2
    let (left, top) = (whole(rect.minX) - margin, whole(rect.minY) - margin)
    self.init(
      x: left, y: top, width: whole(rect.maxX) + 1 + margin - left, height: whole(rect.maxY) + 1 + margin - top)
  }
}
