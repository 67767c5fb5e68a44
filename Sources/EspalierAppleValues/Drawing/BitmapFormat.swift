// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// The form of the pixels of a bitmap in memory, and its conversion from and to pictures.
struct BitmapFormat {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let isGray: Bool
  private let alpha: CGImageAlphaInfo
  private let isReversed: Bool

  /// The bytes of a pixel: 1 for grays and opacities alone, else 4.
  var bytesPerPixel: Int { isGray || alpha == .alphaOnly ? 1 : 4 }

  /// - Parameter bytesPerRow: 0 is as many as necessary.
  /// - Returns: nil for a form that does not exist here: only 8 bits for each component do.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?, info: CGBitmapInfo
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, let alpha = info.alpha, !info.contains(.floatComponents)
    else { return nil }
    self.width = width
    self.height = height
    self.alpha = alpha
    isGray = space?.model == .monochrome && alpha == .none
    isReversed = info.intersection(.byteOrderMask) == .byteOrder32Little
    let isColor = alpha != .none && alpha != .alphaOnly
    guard isGray || isColor || alpha == .alphaOnly else { return nil }
    let (shortest, isTooLong) = width.multipliedReportingOverflow(by: isColor ? 4 : 1)
    let row = bytesPerRow == 0 ? shortest : bytesPerRow
    guard !isTooLong, row >= shortest, !row.multipliedReportingOverflow(by: height).overflow,
      row * height <= 1 << 31
    else { return nil }
    self.bytesPerRow = row
  }

  var byteCount: Int { bytesPerRow * height }

  /// The places of red, green, blue and the opacity, or of the byte in its place.
  private var places: (red: Int, green: Int, blue: Int, alpha: Int) {
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
    let order = isFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
    return isReversed ? (3 - order.0, 3 - order.1, 3 - order.2, 3 - order.3) : order
  }
  private var isPremultiplied: Bool { alpha == .premultipliedFirst || alpha == .premultipliedLast }
  private var hasOpacity: Bool { alpha != .noneSkipFirst && alpha != .noneSkipLast }

  /// Writes a picture of the same size into memory. O(pixels).
  func write(_ image: CGImage, to memory: UnsafeMutableRawBufferPointer) {
    guard memory.count >= byteCount, image.width == width, image.height == height else { return }
    let (red, green, blue, opacity) = places
    image.rgba.withUnsafeBufferPointer { source in
      for y in 0..<height {
        for x in 0..<width {
          let from = (y * width + x) * 4
          let a = UInt32(source[from + 3])
          let to = y * bytesPerRow + x * bytesPerPixel
          // Transparent pixels are black in a form without opacities.
          func component(_ index: Int) -> UInt8 {
            isPremultiplied || !hasOpacity || isGray
              ? UInt8(truncatingIfNeeded: (UInt32(source[from + index]) * a + 127) / 255) : source[from + index]
          }
          if alpha == .alphaOnly {
            memory[to] = UInt8(truncatingIfNeeded: a)
          } else if isGray {
            let sum = 299 * UInt32(component(0)) + 587 * UInt32(component(1)) + 114 * UInt32(component(2))
            memory[to] = UInt8(truncatingIfNeeded: (sum + 500) / 1000)
          } else {
            memory[to + red] = component(0)
            memory[to + green] = component(1)
            memory[to + blue] = component(2)
            memory[to + opacity] = hasOpacity ? UInt8(truncatingIfNeeded: a) : 255
          }
        }
      }
    }
  }

  /// The picture in memory; nil for too few bytes. O(pixels).
  func image(_ memory: UnsafeRawBufferPointer) -> CGImage? {
    guard memory.count >= byteCount - (bytesPerRow - width * bytesPerPixel) else { return nil }
    let (red, green, blue, opacity) = places
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { result, count in
      for y in 0..<height {
        for x in 0..<width {
          let from = y * bytesPerRow + x * bytesPerPixel
          let to = (y * width + x) * 4
          let a = alpha == .alphaOnly ? memory[from] : isGray || !hasOpacity ? 255 : memory[from + opacity]
          func component(_ index: Int) -> UInt8 {
            if alpha == .alphaOnly { return 0 }
            let value = isGray ? memory[from] : memory[from + index]
            guard isPremultiplied, a > 0, a < 255 else { return value }
            return UInt8(truncatingIfNeeded: min((UInt32(value) * 255 + UInt32(a) / 2) / UInt32(a), 255))
          }
          result[to] = component(red)
          result[to + 1] = component(green)
          result[to + 2] = component(blue)
          result[to + 3] = a
        }
      }
      count = width * height * 4
    }
    return CGImage(rgba: pixels, width: width, height: height)
  }
}
