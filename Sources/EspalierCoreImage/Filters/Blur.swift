// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Means of the pixels around each, along both directions.
enum Blur {
  /// The largest distance in pixels.
  private static let longest: Float = 1000

  static func gaussian(_ image: CIImage, deviation: Float) -> CIImage {
    guard deviation > 0 else { return image }
    let deviation = min(deviation, longest / 3)
    let reach = Int(clamping: (deviation * 3).rounded(.up))
    let weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * deviation * deviation)) }
    return blurred(image, weights)
  }

  static func box(_ image: CIImage, radius: Float) -> CIImage {
    guard radius > 0 else { return image }
    return blurred(image, Array(repeating: 1, count: 2 * Int(clamping: min(radius, longest).rounded()) + 1))
  }

  private static func blurred(_ image: CIImage, _ weights: [Float]) -> CIImage {
    let reach = weights.count / 2
    let sum = weights.reduce(0, +)
    let factors = weights.map { $0 / sum }
    let extent = image.extent == .infinite ? .infinite : image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: extent) { rect in
      let source = image.block(rect.outset(reach))
      let (width, height) = (rect.width, rect.height)
      // First along rows, for all rows that the second direction reads.
      var rows = PixelBlock(PixelRect(x: rect.x, y: rect.y - reach, width: width, height: height + 2 * reach))
      for row in 0..<height + 2 * reach {
        let start = row * source.rect.width
        for x in 0..<width {
          var value = SIMD4<Float>.zero
          for (index, factor) in factors.enumerated() { value += source.pixels[start + x + index] * factor }
          rows.pixels[row * width + x] = value
        }
      }
      var result = PixelBlock(rect)
      for y in 0..<height {
        for x in 0..<width {
          var value = SIMD4<Float>.zero
          for (index, factor) in factors.enumerated() { value += rows.pixels[(y + index) * width + x] * factor }
          result.pixels[y * width + x] = value
        }
      }
      return result
    }
  }
}
