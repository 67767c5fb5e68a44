// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import EspalierPictures
import Foundation

extension CGImage {
  /// The pixels of a decoded picture, on any thread. O(pixels).
  convenience init?(surface: PixelSurface) {
    let (width, height) = (surface.width, surface.height)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { result, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = surface.pixel(x: x, y: y)
          let (alpha, to) = (pixel >> 24, (y * width + x) * 4)
          // The colours are multiplied by the opacity.
          func component(_ shift: UInt32) -> UInt8 {
            let value = pixel >> shift & 255
            return UInt8(truncatingIfNeeded: alpha == 0 ? 0 : min((value * 255 + alpha / 2) / alpha, 255))
          }
          result[to] = component(16)
          result[to + 1] = component(8)
          result[to + 2] = component(0)
          result[to + 3] = UInt8(truncatingIfNeeded: alpha)
        }
      }
      count = width * height * 4
    }
    self.init(rgba: pixels, width: width, height: height)
  }

  /// A smaller copy: each pixel is the mean of those that it covers, by their opacities. O(pixels).
  func reduced(to width: Int, _ height: Int) -> CGImage? {
    guard width > 0, height > 0, width <= self.width, height <= self.height else { return nil }
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { result, count in
      for y in 0..<height {
        let rows = (y * self.height / height)..<max((y + 1) * self.height / height, y * self.height / height + 1)
        for x in 0..<width {
          let columns = (x * self.width / width)..<max((x + 1) * self.width / width, x * self.width / width + 1)
          var (sums, alpha) = (SIMD3<Int>.zero, 0)
          for row in rows {
            for column in columns {
              let from = (row * self.width + column) * 4
              let opacity = Int(rgba[from + 3])
              sums &+= SIMD3(Int(rgba[from]), Int(rgba[from + 1]), Int(rgba[from + 2])) &* opacity
              alpha += opacity
            }
          }
          let to = (y * width + x) * 4
          for index in 0..<3 {
            result[to + index] = alpha == 0 ? 0 : UInt8(truncatingIfNeeded: (sums[index] + alpha / 2) / alpha)
          }
          let area = rows.count * columns.count
          result[to + 3] = UInt8(truncatingIfNeeded: (alpha + area / 2) / area)
        }
      }
      count = width * height * 4
    }
    return CGImage(rgba: pixels, width: width, height: height)
  }
}
