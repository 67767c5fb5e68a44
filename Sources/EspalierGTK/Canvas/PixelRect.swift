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
  /// The greatest number of pixels, and the greatest side, for which pixels out of sight are drawn, too. Cairo's pictures end at
  /// sides of 32767, textures of graphics cards earlier.
  private static let (most, longest) = (1 << 21, 8192)

  /// The part of an item that is drawn: all, so that pixels out of sight can be shown later without being drawn again, or, of
  /// an item that is large or long, the visible part.
  func drawn(inSight sight: PixelRect) -> (part: PixelRect, isWhole: Bool) {
    if width * height <= Self.most, max(width, height) <= Self.longest { return (self, true) }
    return (intersection(sight), false)
  }

  /// The pixels that a rectangle, in pixels, may reach, including smoothed edges.
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
