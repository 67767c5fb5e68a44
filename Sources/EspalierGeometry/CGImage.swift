// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Pixels: four bytes each, red, green, blue and alpha, not premultiplied, rows from the top without gaps.
public final class CGImage: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  package let rgba: [UInt8]

  /// The bits of a component: always 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: always 32, for red, green, blue and alpha.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row: four for each pixel; rows have no padding.
  public var bytesPerRow: Int { width * 4 }

  /// The pixels as bytes.
  public var data: Data { Data(rgba) }

  /// An image of pixels; nil if the number of bytes does not match the size.
  public init?(rgba: [UInt8], width: Int, height: Int) {
    guard width > 0, height > 0, rgba.count == width * height * 4 else { return nil }
    self.rgba = rgba
    self.width = width
    self.height = height
  }

  /// The pixels in a rectangle; nil if it lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(clamping: part.width * part.height) * 4)
    for y in Int(clamping: part.minY)..<Int(clamping: part.maxY) {
      let start = (y * width + Int(clamping: part.minX)) * 4
      bytes += rgba[start..<(start + Int(clamping: part.width) * 4)]
    }
    return CGImage(rgba: bytes, width: Int(clamping: part.width), height: Int(clamping: part.height))
  }
}
