// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierNumbers
import Foundation

/// Changes of premultiplied pixels, blue first, one pixel at a time.
@MainActor
enum PixelColors {
  /// Calls `body` with each pixel's blue, green, red and alpha, 0…1 and not premultiplied, and stores the result.
  private static func map(_ layer: Layer, skipsClear: Bool, _ body: (inout SIMD4<Float>) -> Void) {
    layer.withPixels { pixels, stride in
      for y in 0..<layer.height {
        var pixel = pixels + y * stride
        for _ in 0..<layer.width {
          defer { pixel += 4 }
          let alpha = pixel[3]
          if alpha == 0, skipsClear { continue }
          var value = SIMD4<Float>(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), 0)
          value *= alpha == 0 ? 0 : 1 / Float(alpha)
          value.w = Float(alpha) / 255
          body(&value)
          value.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
          let factor = value.w * 255
          value.w = 1
          value = value * factor + 0.5
          espalier_store_channels(value, pixel)
        }
      }
    }
  }

  static func apply(_ m: ColorMatrix, to layer: Layer) {
    // Columns for blue, green, red, alpha; rows in the same order.
    let blue = SIMD4(m.b3, m.g3, m.r3, m.a3)
    let green = SIMD4(m.b2, m.g2, m.r2, m.a2)
    let red = SIMD4(m.b1, m.g1, m.r1, m.a1)
    let alpha = SIMD4(m.b4, m.g4, m.r4, m.a4)
    let constant = SIMD4(m.b5, m.g5, m.r5, m.a5)
    map(layer, skipsClear: m.keepsClear) { value in
      value = blue * value.x + green * value.y + red * value.z + alpha * value.w + constant
    }
  }

  static func luminanceToAlpha(_ layer: Layer) {
    let (r, g, b) = ColorMatrix.luminance
    let weights = SIMD4<Float>(Float(b), Float(g), Float(r), 0)
    map(layer, skipsClear: true) { value in value = SIMD4(0, 0, 0, (value * weights).sum() * value.w) }
  }

  static func threshold(_ layer: Layer, _ low: Double, _ high: Double, _ color: ResolvedColor) {
    let inside = SIMD4(color.blue, color.green, color.red, color.opacity)
    let (low, high) = (Float(low), Float(high))
    map(layer, skipsClear: low > 0) { value in
      value = value.w >= low && value.w <= high ? inside : SIMD4(repeating: 0)
    }
  }

  static func makeOpaque(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixels + y * stride + 4 * x
        let alpha = UInt32(pixel[3])
        if alpha == 255 { continue }
        for channel in 0..<3 where alpha > 0 {
          pixel[channel] = UInt8(min((UInt32(pixel[channel]) * 255 + alpha / 2) / alpha, 255))
        }
        pixel[3] = 255
      }
    }
  }

  static func invert(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    for index in 0..<count { bytes[index] = ~bytes[index] }
  }

  /// The backdrop, darkened by the picture's difference to white: 1 - (1 - source) - (1 - behind).
  static func plusDarker(_ layer: Layer, behind: Layer) {
    layer.withPixels { source, stride in
      behind.withPixels { target, targetStride in
        for y in 0..<layer.height {
          for x in 0..<layer.width {
            let (s, d) = (source + y * stride + 4 * x, target + y * targetStride + 4 * x)
            let alpha = min(Int(s[3]) + Int(d[3]), 255)
            for channel in 0..<3 {
              let dark = Int(s[3]) - Int(s[channel]) + Int(d[3]) - Int(d[channel])
              s[channel] = UInt8(max(alpha - dark, 0))
            }
            s[3] = UInt8(alpha)
          }
        }
      }
    }
  }
}
