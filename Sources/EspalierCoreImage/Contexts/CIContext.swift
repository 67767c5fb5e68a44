// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import EspalierPictures
import Foundation

/// A choice of a `CIContext`; without effect, as pixels are calculated by the processor in sRGB.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor calculates: always.
  public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
  /// The colour space of calculations.
  public static let workingColorSpace = Self(rawValue: "kCIContextWorkingColorSpace")
  /// The colour space of results.
  public static let outputColorSpace = Self(rawValue: "kCIContextOutputColorSpace")
  /// Whether results between filters are kept.
  public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
  /// Whether other work is done first.
  public static let priorityRequestLow = Self(rawValue: "kCIContextPriorityRequestLow")
}

/// Calculates the pixels of pictures. Can be used on any thread.
open class CIContext: NSObject, @unchecked Sendable {
  /// The rows that are calculated at a time: memory depends on the width of a picture only, as far as filters allow.
  private static let rows = 64

  /// A context.
  public override init() {}
  /// A context with choices, which have no effect.
  public init(options: [CIContextOption: Any]?) {}

  /// The pixels of a picture in a rectangle; nil for a rectangle without pixels, or with more than 100 million.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = PixelRect(fromRect)
    guard !rect.isEmpty, rect.width.clampedProduct(rect.height) <= PictureDecoder.mostPixels else { return nil }
    var bytes = [UInt8](repeating: 0, count: rect.width * rect.height * 4)
    for start in stride(from: 0, to: rect.height, by: Self.rows) {
      let part = PixelRect(
        x: rect.x, y: rect.y + start, width: rect.width, height: min(Self.rows, rect.height - start))
      let block = image.block(part)
      for row in 0..<part.height {
        var place = (rect.height - 1 - start - row) * rect.width * 4
        for pixel in block.pixels[row * rect.width..<(row + 1) * rect.width] {
          let alpha = min(max(pixel.w, 0), 1)
          let factor = alpha > 0 ? 255 / alpha : 0
          for (component, value) in [pixel.x * factor, pixel.y * factor, pixel.z * factor, alpha * 255].enumerated() {
            bytes[place + component] = UInt8(clamping: Int(clamping: value.rounded()))
          }
          place += 4
        }
      }
    }
    return CGImage(rgba: bytes, width: rect.width, height: rect.height)
  }

  /// Forgets results between filters: none are kept.
  open func clearCaches() {}
  /// The largest picture in pixels.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 10_000, height: 10_000) }
}
