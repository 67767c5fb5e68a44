// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A rectangle of whole pixels, whose y grows upwards.
struct PixelRect: Hashable, Sendable {
  var x, y, width, height: Int

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

  /// The pixels that a rectangle touches. One without an end is as large as coordinates of pictures can be.
  init(_ rect: CGRect) {
    let most = 1e8
    func limited(_ value: CGFloat) -> Int { Int(clamping: min(max(Double(value), -most), most)) }
    (x, y) = (limited(rect.minX.rounded(.down)), limited(rect.minY.rounded(.down)))
    (width, height) = (limited(rect.maxX.rounded(.up)) - x, limited(rect.maxY.rounded(.up)) - y)
    if rect.isNull || rect.isEmpty { (width, height) = (0, 0) }
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: bottom, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - bottom))
  }

  func outset(_ distance: Int) -> PixelRect {
    PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

/// The pixels of a part of a picture: red, green, blue and alpha in sRGB, 0…1, premultiplied; rows from the bottom.
struct PixelBlock: Sendable {
  let rect: PixelRect
  var pixels: [SIMD4<Float>]

  init(_ rect: PixelRect, _ color: SIMD4<Float> = .zero) {
    self.rect = rect
    pixels = Array(repeating: color, count: max(0, rect.width) * max(0, rect.height))
  }

  /// The pixel at coordinates; clear outside.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    get {
      guard x >= rect.x, x < rect.maxX, y >= rect.y, y < rect.maxY else { return .zero }
      return pixels[(y - rect.y) * rect.width + x - rect.x]
    }
    set { pixels[(y - rect.y) * rect.width + x - rect.x] = newValue }
  }

  /// The pixel between four, by their distances.
  func between(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (u, v) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
    let (i, j) = (Int(clamping: left), Int(clamping: bottom))
    let lower = self[i, j] * (1 - u) + self[i + 1, j] * u
    let upper = self[i, j + 1] * (1 - u) + self[i + 1, j + 1] * u
    return lower * (1 - v) + upper * v
  }

  func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelBlock {
    var result = self
    for index in result.pixels.indices { result.pixels[index] = change(result.pixels[index]) }
    return result
  }

  /// Changes colours that are not premultiplied.
  func mapColors(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelBlock {
    map { pixel in
      let alpha = pixel.w
      let color = alpha > 0 ? SIMD4(pixel.x / alpha, pixel.y / alpha, pixel.z / alpha, alpha) : .zero
      let result = change(color).clamped(lowerBound: .zero, upperBound: .one)
      return SIMD4(result.x * result.w, result.y * result.w, result.z * result.w, result.w)
    }
  }
}
