import CoreGeometry
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

  /// It in squares; those at the right and at the bottom are cut.
  func tiles(_ side: Int) -> [PixelRect] {
    stride(from: y, to: y + height, by: side).flatMap { top in
      stride(from: x, to: x + width, by: side).map { left in
        intersection(PixelRect(x: left, y: top, width: side, height: side))
      }
    }
  }
}

extension PixelRect {
  /// The pixels that a rectangle in points may reach, with what is smoothed at its edges; nil for the null rectangle.
  init?(_ rect: CGRect, scale: Int) {
    if rect.isNull { return nil }
    func edge(_ length: CGFloat) -> Int {
      Int(min(max((length * CGFloat(scale)).rounded(.down), -1e8), 1e8))
    }
    guard !(rect.minX.isNaN || rect.minY.isNaN || rect.maxX.isNaN || rect.maxY.isNaN) else {
      self.init(x: 0, y: 0, width: .max / 2, height: .max / 2)
      return
    }
    let margin = 2
    let (left, top) = (edge(rect.minX) - margin, edge(rect.minY) - margin)
    self.init(x: left, y: top, width: edge(rect.maxX) + 1 + margin - left, height: edge(rect.maxY) + 1 + margin - top)
  }
}
